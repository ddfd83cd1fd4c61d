#!/usr/bin/env python3
# pip: pre-commit==4.7.0 pyyaml==6.0.3
"""Tries the hooks of .pre-commit-hooks.yaml with pre-commit, and the step of action.yml with bash, on a scratch repository."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))
from fault_books import BOOK  # noqa: E402

PROGRAM = os.environ.get("PROGRAM", str(ROOT / ".build/make/measurebook"))
WORK = pathlib.Path(os.environ["WORK"])
HOOKS, REPOSITORY, ARCHIVE = WORK / "hooks", WORK / "repository", WORK / "measurebook.tar.gz"
PAGE = "# Planks\n\n<!-- measurebook: plank-size -->\n<!-- /measurebook -->\n"
# The hooks get the program from an archive as `make dist` packs it, and not from the path.
ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith(("GIT_", "MEASUREBOOK"))} | {
    "PRE_COMMIT_HOME": str(WORK / "home"), "XDG_CACHE_HOME": str(WORK / "cache"), "HOME": str(WORK),
    "MEASUREBOOK_ARCHIVE": str(ARCHIVE), "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
}
results = {}


def judge(promise, isKept, detail=""):
    checked, complaints = results.get(promise, (0, 0))
    if not isKept:
        print(f"{promise}: {detail}", file=sys.stderr)
    results[promise] = (checked + 1, complaints + (not isKept))


def run(*command, folder=REPOSITORY, **environment):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=ENVIRONMENT | environment)
    return done.returncode, done.stdout + done.stderr


def commit(folder):
    run("git", "init", "-q", folder=folder)
    run("git", "add", "-A", folder=folder)
    return run("git", "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "a", folder=folder)


def prepare():
    for path in [".pre-commit-hooks.yaml", "Scripts/released", "Sources/App/ProgramVersion.swift"]:
        (HOOKS / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, HOOKS / path)
    commit(HOOKS)
    with tarfile.open(ARCHIVE, "w:gz") as archive:
        archive.add(PROGRAM, "measurebook-0/bin/measurebook")
    for path, text in BOOK.items():
        (REPOSITORY / "Input" / path).parent.mkdir(parents=True, exist_ok=True)
        (REPOSITORY / "Input" / path).write_text(text)
    (REPOSITORY / "page.md").write_text(PAGE)
    (REPOSITORY / "docs").mkdir()
    (REPOSITORY / "docs/page.rst").write_text(".. measurebook: plank-size\n.. /measurebook\n")
    _, revision = run("git", "rev-parse", "HEAD", folder=HOOKS)
    hooks = [{"id": name} for name in ("measurebook-check", "measurebook-build", "measurebook-render")] + [
        {"id": "measurebook-render", "alias": "measurebook-pages", "pass_filenames": False, "always_run": True,
         "args": ["--book", "Input", "page.md", "docs"]}]
    (REPOSITORY / ".pre-commit-config.yaml").write_text(
        yaml.safe_dump({"repos": [{"repo": str(HOOKS), "rev": revision.strip(), "hooks": hooks}]}))
    run(PROGRAM, "build", "--quiet")
    commit(REPOSITORY)


def hook(name, *files):
    run("git", "add", "-A")
    chosen = ["--files", *files] if files else ["--all-files"]
    return run(sys.executable, "-m", "pre_commit", "run", "measurebook-" + name, *chosen)


def judge_hooks():
    code, text = hook("render")
    isWritten = "| oak" in read("page.md").lower() and "- Oak" in read("docs/page.rst")
    judge("The hook measurebook-render writes the tables of pages", code == 1 and isWritten, text)
    code, text = hook("render")
    judge("A second run of measurebook-render changes nothing", code == 0, text)
    for name in ("check", "build"):
        code, text = hook(name)
        judge(f"The hook measurebook-{name} passes where all is well", code == 0, text)
    article = REPOSITORY / "Input/Articles/mill.md"
    good = article.read_text()
    article.write_text(good.replace("45", "15"))
    for name in ("check", "build"):
        code, text = hook(name)
        judge(f"The hook measurebook-{name} fails where something is wrong", code == 1, text)
    code, text = hook("pages", "Input/Articles/mill.md")
    judge("The hook measurebook-render with named pages writes them when the book changes",
          code == 1 and "15" in read("page.md") and "- 15" in read("docs/page.rst"), text)
    judge_action(code=1)
    article.write_text(good)
    hook("pages", "Input/Articles/mill.md")
    judge_action(code=0)
    code, text = hook("check")
    judge("The hook measurebook-check passes where all is well", code == 0, text)


def read(path):
    return (REPOSITORY / path).read_text()


def judge_action(code):
    """Runs the step of the action as the runner does: the inputs' defaults, then bash."""
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    judge("Each input of action.yml has a description and a default",
          all(i.get("description") and "default" in i for i in action["inputs"].values()), action["inputs"])
    given = {"pages": "page.md\ndocs\n", "file": "findings.sarif", "format": "sarif", "arguments": "--omit-accepted"}
    step = action["runs"]["steps"][0]
    values = {f"inputs.{key}": given.get(key, item["default"]) for key, item in action["inputs"].items()} | {
        "inputs.archive": str(ARCHIVE), "github.server_url": "https://github.com", "github.action_repository": "a/b",
        "github.action_path": str(HOOKS),
    }
    environment = {
        key: re.sub(r"\$\{\{ (.*?) \}\}", lambda match: values[match[1]], value) for key, value in step["env"].items()}
    found, text = run("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"], **environment)
    name = "fails" if code else "passes"
    judge(f"The action {name} where it should, and writes its log", found == code and '"runs"' in read("findings.sarif"),
          f"exit code {found}: {text}")
    (REPOSITORY / "findings.sarif").unlink()
    environment["MEASUREBOOK_SHA256"] = "0" * 64
    found, text = run("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"], **environment)
    judge("A program with another hash than the given one does not run", found == 2 and "hash" in text, text)
    # One of the path has no archive whose hash could be compared.
    other = WORK / "other"
    other.mkdir(exist_ok=True)
    version = re.search(r'text = "(.*)"', (HOOKS / "Sources/App/ProgramVersion.swift").read_text())[1]
    (other / "measurebook").write_text(f"#!/bin/sh\necho measurebook {version}\n")
    (other / "measurebook").chmod(0o755)
    environment["PATH"] = f"{other}{os.pathsep}{ENVIRONMENT['PATH']}"
    found, text = run("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"], **environment)
    judge("A program with another hash than the given one does not run", found == 2 and "hash" in text, text)


prepare()
judge_hooks()
for promise, (checked, complaints) in results.items():
    print(f"{promise} | {checked} | {complaints}")
sys.exit(any(complaints for _, complaints in results.values()))
