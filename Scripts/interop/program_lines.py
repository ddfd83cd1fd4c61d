#!/usr/bin/env python3
# runs: sqlite3 (sqlite3 --version)
# runs: jq (jq --version)
# runs: R (Rscript --version)
# runs: Node.js (node --version)
# pip: duckdb-cli==1.5.2 pandas==3.1.1 polars==2.1.0 datasette==0.65.5 frictionless[json]==5.21.0
"""Runs the lines of the README and of Documentation/data-files.md that read the data with other programs. A program that is not installed is named on standard
error and left out; those that this file can install are never left out."""
import os
import pathlib
import re
import shutil
import subprocess
import sys

from common import OUTPUT, ROOT, WORK, finish, judge, rows_of

# The lines name files below the project's folder.
place = WORK / "project"
shutil.rmtree(place, ignore_errors=True)
(place / ".build").mkdir(parents=True)
shutil.copytree(OUTPUT, place / "Output")
PATH = str(pathlib.Path(sys.executable).parent) + os.pathsep + os.environ["PATH"]
ENVIRONMENT = os.environ | {"PATH": PATH}
SHELL = {"DuckDB", "sqlite3", "jq", "datasette", "frictionless"}
INSTALLED = {"DuckDB", "pandas", "polars", "datasette", "frictionless"}
names, *rows = rows_of("font-size.csv")
TOTAL = sum(float(row[names.index("value")]) for row in rows)


def command(program, line):
    """How a line is run, and the program that it needs."""
    if program in ("pandas", "polars"):
        # What they will remove is an error.
        options = ["-W", "error::DeprecationWarning", "-W", "error::FutureWarning"]
        return [sys.executable, *options, "-c", f"import {program}; print({line}['value'].sum())"], sys.executable
    if program == "R":
        return ["Rscript", "-e", f"cat(sum(({line})$value))"], "Rscript"
    if program == "Observable, JavaScript":
        return ["node", "-e", f"const fs = require('fs'); console.log({line}.reduce((sum, row) => sum + row.value, 0))"], "node"
    if program == "datasette":
        line = line.replace("datasette Output", "datasette --get /book/font-size.json?_shape=array Output")
    return ["bash", "-euo", "pipefail", "-c", line], {"DuckDB": "duckdb"}.get(program, program)


page = (ROOT / "README.md").read_text(encoding="utf-8")
table = re.search(r"<!-- programs -->(.*?)<!-- end of programs -->", page, re.S).group(1)
for program, line in re.findall(r"^\| ([^|]+?) \| `([^`]+)`", table, re.M):
    # swift_libraries.py runs the line of Swift.
    if program in ("program", "Swift"):
        continue
    run, needed = command(program, line.replace("\\|", "|"))
    if not shutil.which(needed, path=PATH) and program not in INSTALLED:
        print(f"{program}: skipped, {needed} is not installed", file=sys.stderr)
        continue
    done = subprocess.run(run, cwd=place, capture_output=True, text=True, env=ENVIRONMENT)
    output = done.stdout.strip()
    wrong = f"{program}: exit code {done.returncode}, {done.stderr[-300:]}" if done.returncode or not output else None
    judge("every line of the table of programs runs", [wrong] if wrong else [])
    if program in ("pandas", "polars", "R", "Observable, JavaScript") and not wrong:
        judge("programs agree on the sum of all values", [] if float(output) == TOTAL else [f"{program}: {output}"])

files = (ROOT / "Documentation" / "data-files.md").read_text(encoding="utf-8")
for line in re.findall(r"^    (.*duckdb .*)$", files, re.M):
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", line], cwd=place, capture_output=True, text=True, env=ENVIRONMENT)
    judge("every line of data-files.md runs", [f"{line}: {done.stderr[-300:]}"] if done.returncode else [])
judge("a Parquet file is written", [] if (place / ".build" / "font-size.parquet").exists() else ["font-size.parquet"])
finish()
