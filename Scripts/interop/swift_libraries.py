#!/usr/bin/env python3
# runs: Swift (swift --version)
"""The libraries as other packages see them: the client builds and answers, every public symbol is documented."""
import json
import re
import subprocess

from common import OUTPUT, PROGRAM, ROOT, WORK, finish, judge, rows_of

CLIENT = "Examples/swift-client, which sees only the product MeasureBook, builds and answers each question"
PAGES = "DocC makes the pages of both libraries without a warning"
SAME = "The client finds as many records as the program"
LINE = "The line of the README gives the values of the CSV file"
DOCUMENTED = "Every public symbol of MeasureBook and MeasureBookTables is documented, and no declaration names C"

example = ROOT / "Examples/swift-client"
run = subprocess.run(
    ["swift", "run", "--package-path", str(example), "swift-client", str(OUTPUT)], capture_output=True, text=True)
answers = re.split(r"\n\n\d+\. ", run.stdout)[1:]
judge(CLIENT, [] if run.returncode == 0 else [run.stderr[-300:]])
judge(CLIENT, [a.splitlines()[0] for a in answers if len(a.splitlines()) < 3 and "What is open" not in a], len(answers))
for answer in answers:
    command, *lines = [line.strip() for line in answer.splitlines()[1:]]
    if command.startswith("measurebook query ") and not re.search(r" --|font-size,", command):
        shell = command.replace("measurebook", PROGRAM, 1) + f" --format json --book {ROOT / 'Input'}"
        rows = json.loads(subprocess.run(shell, shell=True, capture_output=True, text=True, check=True).stdout)
        judge(SAME, [f"{command}: {len(lines)} for {len(rows)}"] if len(lines) != len(rows) else [])

# With the modules that the client was built from.
line = re.search(r"^\| Swift \| `([^`]+)`", (ROOT / "README.md").read_text(encoding="utf-8"), re.M).group(1)
(WORK / "main.swift").write_text(f"import MeasureBook\nprint({line}.reduce(0, +))\n", encoding="utf-8")
built = example / ".build/debug"
objects = [str(path) for path in built.glob("*.build/*.o") if path.parent.name != "swift_client.build"]
run = subprocess.run(
    ["swiftc", "-swift-version", "6", "-I", str(built / "Modules"), str(WORK / "main.swift"), *objects, "-o",
     str(WORK / "line")], capture_output=True, text=True)
# The line names the folder as a reader of the README has it.
here = WORK / "Output"
if not here.exists():
    here.symlink_to(OUTPUT)
if run.returncode == 0:
    run = subprocess.run([str(WORK / "line")], cwd=WORK, capture_output=True, text=True)
names, *rows = rows_of("font-size.csv")
sizes = [float(row[names.index("value")]) for row in rows if row[names.index("text_style")] == "body"]
judge(LINE, [] if run.stdout.strip() == str(sum(sizes)) else [(run.stdout + run.stderr)[-300:]])

modules = ROOT / ".build/debug/Modules"
if not (modules / "MeasureBookTables.swiftmodule").exists():
    subprocess.run(["swift", "build", "--package-path", str(ROOT), "--target", "MeasureBookTables"], check=True,
                   stdout=subprocess.DEVNULL)
# Of the system's libraries, and of our own C, which the build writes.
MAPS = [*ROOT.glob("Sources/Libraries/*/module.modulemap"), *ROOT.glob(".build/debug/C*.build/module.modulemap")]
target = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True).stdout)
for module in ["MeasureBook", "MeasureBookTables"]:
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-I", str(modules), "-target",
         target["target"]["triple"], "-minimum-access-level", "public", "-output-dir", str(WORK)]
        + [part for map in sorted(MAPS) for part in ["-Xcc", f"-fmodule-map-file={map}"]], check=True)
    graphs = WORK / module
    graphs.mkdir(exist_ok=True)
    for graph in WORK.glob(f"{module}[.@]*symbols.json"):
        (graphs / graph.name).write_bytes(graph.read_bytes())
    run = subprocess.run(
        ["docc", "convert", str(ROOT / f"Sources/{module}/{module}.docc"), "--fallback-display-name", module,
         "--fallback-bundle-identifier", module, "--additional-symbol-graph-dir", str(graphs), "--output-path",
         str(WORK / f"{module}.doccarchive")], capture_output=True, text=True)
    judge(PAGES, [line for line in (run.stdout + run.stderr).splitlines() if line.startswith(("warning", "error"))])
    symbols = json.loads((WORK / f"{module}.symbols.json").read_text(encoding="utf-8"))["symbols"]
    for symbol in symbols:
        if "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
            continue
        name = ".".join(symbol["pathComponents"])
        uses = [part.get("preciseIdentifier", "") for part in symbol.get("declarationFragments", [])]
        bad = [] if symbol.get("docComment") else [f"{module}: {name} has no comment"]
        judge(DOCUMENTED, bad + [f"{module}: {name} names {use}" for use in uses if use.startswith("c:")])
finish()
