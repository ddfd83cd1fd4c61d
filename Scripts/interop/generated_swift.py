#!/usr/bin/env python3
# runs: Swift (swiftc --version)
# runs: swift-format (swift format --version)
# books: all
"""The Swift code of every dataset: compiled once, and each value compared with the CSV file."""
import re
import resource
import subprocess
from decimal import Decimal, InvalidOperation

from common import BOOK, PROGRAM, ROOT, WORK, finish, judge, tables

VALUES = "Every value of the CSV files is that of the generated Swift code, compiled as Swift 6 without a warning"
LOOKUP = "The lookup of the generated Swift code finds each record"
TIME = "The code of the largest dataset compiles in at most 2 s of processor time"
EXAMPLE = "The lines of swift.md compile with the code that they are about"
FORMAT = "swift-format leaves the generated code as it is"

MAIN = r'''
func text(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "" }
  if let word = value as? any RawRepresentable { return "\(word.rawValue)" }
  if let list = value as? [String] { return list.joined(separator: " ") }
  return "\(value)"
}
func show<R: Hashable & Sendable>(_ records: [R], _ find: (R) -> R?) {
  for record in records {
    let texts = Mirror(reflecting: record).children.map { "\($0.label ?? "")=\(text($0.value))" }
    let found = find(record) == record ? "found" : "lost"
    print((texts + [found]).joined(separator: "\u{1F}"), terminator: "\u{1E}")
  }
}
'''


def generated(*names):
    command = [PROGRAM, "generate", "swift", *names, "--book", str(BOOK)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def compiled(code, main, name):
    (WORK / "Data.swift").write_text(code, encoding="utf-8")
    (WORK / "main.swift").write_text(main, encoding="utf-8")
    command = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-o", str(WORK / name)]
    run = subprocess.run(command + [str(WORK / "Data.swift"), str(WORK / "main.swift")], capture_output=True, text=True)
    return run.stdout + run.stderr


def same(text, other):
    """Whether a text or number of the code is that of a cell. Beside a number that loses digits are the digits themselves."""
    try:
        return text == other or Decimal(text) == Decimal(other) or float(text) == float(other) and "." in text
    except InvalidOperation:
        return False


def values_of(fields, digits):
    """The values of a record, without the texts of digits, and those texts by the place of their number."""
    values, texts = [], {}
    for name, value in fields:
        if name in digits:
            texts[len(values) - 1] = value
        else:
            values.append(value)
    return values, texts


datasets = [(r, names, rows) for r, names, rows in tables() if r.get("claims")]
code = generated(*[r["name"] for r, _, _ in datasets])
structs = re.findall(r"^public struct (\w+): .*?static func record\(\n(.*?)\n  \)", code, re.M | re.S)
bodies = re.findall(r"^public struct (\w+): .*?\{(.*?)^  public static let all", code, re.M | re.S)
digits = [set(re.findall(r"/// The digits of .*\n  public let `?(\w+)`?: String", body)) for _, body in bodies]
calls = []
for name, parameters in structs:
    labels = re.findall(r"^ +(\S+): ", parameters, re.M)
    arguments = [(label if "inout" in label else label.strip("`")) + ": $0." + label for label in labels]
    calls.append(f"show({name}.all) {{ {name}.record({', '.join(arguments)}) }}")
complaints = compiled(code, MAIN + "\n".join(calls), "all")
judge(VALUES, complaints.splitlines()[:1])
if not complaints:
    output = subprocess.run([str(WORK / "all")], capture_output=True, text=True, check=True).stdout
    lines = [line.split("\x1f") for line in output.split("\x1e")[:-1]]
    expected = []
    for (table, names, rows), written in zip(datasets, digits):
        # A unit that all rows share is in the comments.
        fixed = any(field.get("unit") for field in table["schema"]["fields"])
        width = names.index("status") - (1 if "unit" in names and fixed else 0)
        expected += [(table["name"], row[:width], row[names.index("findings")], written) for row in rows]
    judge(VALUES, [] if len(lines) == len(expected) else [f"{len(lines)} records for {len(expected)} rows"])
    for line, (name, row, doubts, written) in zip(lines, expected):
        values, texts = values_of([field.split("=", 1) for field in line[:-1]], written)
        isSame = len(values) == len(row) + 1 and all(map(same, values, row))
        isWritten = all(row[place] == text for place, text in texts.items())
        judge(VALUES, [] if isSame and isWritten else [f"{name}: {values} {texts} for {row}"], len(row))
        judge(VALUES, [f"{name}: doubts {values[-1]} for {doubts}"] if values[-1] != doubts else [])
        judge(LOOKUP, [f"{name}: {row}"] if line[-1] != "found" else [])

largest = max(datasets, key=lambda dataset: len(dataset[2]))[0]["name"]
(WORK / "Largest.swift").write_text(generated(largest), encoding="utf-8")
before = resource.getrusage(resource.RUSAGE_CHILDREN)
run = subprocess.run(
    ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-c", str(WORK / "Largest.swift"),
     "-o", str(WORK / "Largest.o")], capture_output=True, text=True)
after = resource.getrusage(resource.RUSAGE_CHILDREN)
seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
judge(TIME, [f"{largest}: {seconds:.1f} s"] if seconds > 2 else run.stderr.splitlines()[:1])

if BOOK.resolve() == ROOT / "Input":
    document = (ROOT / "Documentation/swift.md").read_text(encoding="utf-8")
    datasets = re.search(r"measurebook generate swift (\S+) --output", document)[1]
    example = re.search(r"^```swift\n(.*?)^```", document, re.M | re.S)[1]
    judge(EXAMPLE, compiled(generated(datasets), example, "example").splitlines()[:1], example.count("\n"))

plain = code.split("\n", 1)[1]
(WORK / "Plain.swift").write_text(plain, encoding="utf-8")
# The project's own settings, which hold in its folders, are others.
settings = ["--configuration", '{"version": 1}', str(WORK / "Plain.swift")]
run = subprocess.run(["swift", "format", "lint", "--strict", *settings], capture_output=True, text=True)
subprocess.run(["swift", "format", "--in-place", *settings], check=True)
isSame = (WORK / "Plain.swift").read_text(encoding="utf-8") == plain
judge(FORMAT, run.stderr.splitlines() + ([] if isSame else ["the format differs"]), plain.count("\n"))
finish()
