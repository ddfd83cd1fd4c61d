#!/usr/bin/env python3
# pip: jsonschema==4.26.0
"""Judges what `check --format sarif|github|gitlab|junit` prints by the rules of those who read it.

The books: the first one, one whose names and cells are hostile, and one with 6,000 findings. The schema of SARIF comes from the
file SARIF_SCHEMA, from ../shared, or from its publisher.
"""
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse
import urllib.request
import xml.etree.ElementTree as ElementTree

from jsonschema import Draft202012Validator, Draft4Validator

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))
from fault_books import BOOK  # noqa: E402

PROGRAM = os.environ.get("PROGRAM", str(ROOT / ".build/make/measurebook"))
WORK = pathlib.Path(os.environ["WORK"])
SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
results = {}


def judge(promise, complaints, count=1):
    checked, found = results.get(promise, (0, 0))
    complaints = list(complaints)
    for complaint in complaints[:5]:
        print(f"{promise}: {complaint}", file=sys.stderr)
    results[promise] = (checked + count, found + len(complaints))


def check(book, *arguments):
    run = subprocess.run([PROGRAM, "check", "--book", book, *arguments], cwd=WORK, capture_output=True)
    assert run.returncode in (0, 1), run.stderr.decode()
    return run.stdout.decode()


VALID = "SARIF of check is valid by the schema of SARIF 2.1.0"
COMMITTED_VALID = "The committed findings.sarif is valid by the schema of SARIF 2.1.0"


def schema():
    for path in [os.environ.get("SARIF_SCHEMA"), ROOT.parent / "shared/conformance/sarif-2.1.0.json"]:
        if path and os.path.exists(path):
            return json.loads(pathlib.Path(path).read_text())
    try:
        return json.load(urllib.request.urlopen(SCHEMA, timeout=5))
    except OSError:
        print("the schema of SARIF is out of reach; name its file with SARIF_SCHEMA", file=sys.stderr)
        return None


def line_hashes(text):
    """GitHub's hash of each line, computed from its definition: each line by itself."""
    text = re.sub("\r\n|\r", "\n", text.replace(" ", "").replace("\t", ""))
    units = list(memoryview(text.encode("utf-16-le", "surrogatepass")).cast("H")) + [0xFFFF]
    starts = [0] + [index + 1 for index, unit in enumerate(units[:-1]) if unit == 10]
    counts, hashes = collections.Counter(), []
    for start in starts:
        block = (units[start:start + 100] + [0] * 100)[:100]
        value = 0
        for unit in block:
            value = (value * 37 + unit) % 2 ** 64
        counts[value] += 1
        hashes.append(f"{value:x}:{counts[value]}")
    return hashes


def write_books():
    subprocess.run(["git", "init", "-q", WORK], check=True)
    shutil.copytree(ROOT / "Input", WORK / "Input")
    hostile = dict(BOOK)
    hostile["book.yaml"] = hostile["book.yaml"].replace("Articles/mill.md", '"Articles/50%, a:b #1 é.md"')
    hostile["Articles/50%, a:b #1 é.md"] = "\ufeff" + hostile.pop("Articles/mill.md").replace("45", "5").replace(
        "| 40 ", "| ::error::%0A ").replace("\n", "\r\n")
    many = dict(BOOK)
    many["Vocabulary/wood.yaml"] = "vocabulary: wood\nentries: [" + ", ".join(f"w{n}" for n in range(6000)) + "]\n"
    rows = "".join(f"| w{n} | 20 | 10 |\n" for n in range(6000))
    many["Articles/mill.md"] = f"# Planks\n\n## Sizes\n\n| Wood | Grade 1 | Grade 2 |\n|---|---|---|\n{rows}"
    for name, files in [("my, book: 50%#", hostile), ("many", many)]:
        for path, text in files.items():
            (WORK / name / path).parent.mkdir(parents=True, exist_ok=True)
            (WORK / name / path).write_bytes(text.encode())
    return ["Input", "my, book: 50%#", "many"]


def physical_locations(run):
    for result in run["results"]:
        for location in result["locations"] + result.get("relatedLocations", []):
            yield location["physicalLocation"]


def judge_place(location):
    uri = location["artifactLocation"]
    if "uriBaseId" in uri or ":" in uri["uri"].split("/")[0]:
        return f"{uri} is not relative to the root"
    path = WORK / urllib.parse.unquote(uri["uri"])
    if not path.is_file():
        return f"{uri['uri']} is not a file"
    lines = re.split("\r\n|\r|\n", path.read_bytes().decode("utf-8-sig"))
    region = location["region"]
    if "endLine" not in region or "endColumn" not in region:
        return f"{region} has no end"
    start, end = (region["startLine"], region["startColumn"]), (region["endLine"], region["endColumn"])
    if not (start < end or lines[start[0] - 1].strip() == "") or end[1] - 1 > len(lines[end[0] - 1]):
        return f"{region} is not in {uri['uri']}"
    return None


def judge_sarif(book, validator):
    log = json.loads(check(book, "--format", "sarif"))
    run = log["runs"][0]
    if validator:
        judge(VALID,
              [error.message[:200] for error in validator.iter_errors(log)], len(run["results"]))
    places = list(physical_locations(run))
    judge("Each place of a SARIF result is a stretch of a file, by its path from the root of the repository",
          filter(None, map(judge_place, places)), len(places))
    judge("A SARIF log has at most 5,000 results", [] if len(run["results"]) <= 5000 else [len(run["results"])])
    judge("Each rule of a SARIF result has help as Markdown",
          [r["ruleId"] for r in run["results"] if r["ruleId"] != "more-findings"
           and not run["tool"]["driver"]["rules"][r["ruleIndex"]].get("help", {}).get("markdown")], len(run["results"]))
    hashes = {}
    for result in run["results"][:4999]:
        location = result["locations"][0]["physicalLocation"]
        path = WORK / urllib.parse.unquote(location["artifactLocation"]["uri"])
        if path not in hashes:
            hashes[path] = line_hashes(path.read_bytes().decode())
        right = hashes[path][location["region"]["startLine"] - 1]
        found = result["partialFingerprints"].get("primaryLocationLineHash")
        judge("primaryLocationLineHash is the hash that GitHub computes", [] if found == right else [f"{found}, not {right}"])
    own = [result["partialFingerprints"]["finding/v1"] for result in run["results"]]
    judge("No two SARIF results have the same fingerprint", [f for f, n in collections.Counter(own).items() if n > 1], len(own))
    open_only = json.loads(check(book, "--format", "sarif", "--omit-accepted"))["runs"][0]["results"]
    judge("--omit-accepted leaves no suppressed result", [r for r in open_only if "suppressions" in r], len(run["results"]))
    return set(own)


def judge_moved_lines(book, before):
    for path in (WORK / book / "Articles").glob("*.md"):
        path.write_bytes(path.read_bytes().replace(b"# ", b"A line more.\n\n# ", 1))
    log = json.loads(check(book, "--format", "sarif"))
    after = {result["partialFingerprints"]["finding/v1"] for result in log["runs"][0]["results"]}
    judge("Fingerprints stay when lines move", before ^ after, len(before))


def judge_github(book, findings):
    text = check(book, "--format", "github")
    commands = text.splitlines()
    for command in commands:
        match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", command)
        if not match:
            judge("Each line of --format github is a workflow command that names a file", [command[:200]])
            continue
        properties = dict(part.split("=", 1) for part in match[2].split(","))
        for escape, character in [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]:
            properties = {key: value.replace(escape, character) for key, value in properties.items()}
        isFile = (WORK / properties["file"]).is_file() and int(properties["line"]) > 0
        judge("Each line of --format github is a workflow command that names a file", [] if isFile else [command[:200]])
    judge("--format github has a command where there is an open finding",
          [book] if any(f["accepted"] is None for f in findings) != bool(commands) else [])


def judge_gitlab(book, findings):
    issues = json.loads(check(book, "--format", "gitlab"))
    openly = [f for f in findings if f["accepted"] is None]
    judge("--format gitlab has the open findings", [] if len(issues) == len(openly) else [f"{len(issues)}, not {len(openly)}"],
          len(openly))
    wrong = [i for i in issues if not (
        isinstance(i["description"], str) and i["check_name"] and re.fullmatch(r"[0-9a-f]{64}(:\d+)?", i["fingerprint"])
        and i["severity"] in ("info", "minor", "major", "critical", "blocker")
        and isinstance(i["location"]["lines"]["begin"], int) and (WORK / i["location"]["path"]).is_file())]
    judge("Each issue of --format gitlab has the members of Code Quality reports", wrong, len(issues))
    twice = [f for f, n in collections.Counter(i["fingerprint"] for i in issues).items() if n > 1]
    judge("No two issues of --format gitlab have the same fingerprint", twice, len(issues))


def judge_junit(book, findings):
    root = ElementTree.fromstring(check(book, "--format", "junit").encode())
    for element in [root, *root.iter("testsuite")]:
        cases = list(element.iter("testcase"))
        failed = [case for case in cases if case.find("failure") is not None]
        counts = (int(element.get("tests")), int(element.get("failures")))
        judge("The counts of --format junit are right", [] if counts == (len(cases), len(failed)) else [counts])
    failed = {case.get("name") for case in root.iter("testcase") if case.find("failure") is not None}
    right = {f["rule"] for f in findings if f["accepted"] is None and f["severity"] == "error"}
    judge("A test of --format junit fails by open errors of its rule", failed ^ right, len(right))


def judge_explanations(book, datasets):
    validator = Draft202012Validator(json.loads((ROOT / "Output/data/schemas/explanation.schema.json").read_text()))
    for dataset in datasets:
        for links in ([], ["--links", "https://example.org/{path}#L{line}"]):
            run = subprocess.run([PROGRAM, "explain", "--book", book, dataset, "--all", "--format", "json", *links],
                                 cwd=WORK, capture_output=True)
            values = json.loads(run.stdout)
            judge("explain --format json is valid by its schema",
                  [error.message[:200] for error in validator.iter_errors(values)], len(values))
            judge("With --links each claim has the address of its line",
                  [claim for value in values for claim in value["claims"] if ("link" in claim) != bool(links)], len(values))


def main():
    document = schema()
    for book in write_books():
        findings = json.loads(check(book, "--format", "json"))
        fingerprints = judge_sarif(book, document and Draft4Validator(document))
        judge_github(book, findings)
        judge_gitlab(book, findings)
        judge_junit(book, findings)
        judge_moved_lines(book, fingerprints)
    judge_explanations("Input", ["screen-size", "widget-height", "behavior"])
    judge_explanations("my, book: 50%#", ["plank-size"])
    if document:
        log = json.loads((ROOT / "Output/findings.sarif").read_text())
        judge(COMMITTED_VALID,
              [error.message[:200] for error in Draft4Validator(document).iter_errors(log)], len(log["runs"][0]["results"]))
    else:
        print(f"{VALID} | skipped\n{COMMITTED_VALID} | skipped")
    for promise, (checked, complaints) in results.items():
        print(f"{promise} | {checked} | {complaints}")
    sys.exit(any(complaints for _, complaints in results.values()))


main()
