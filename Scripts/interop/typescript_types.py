#!/usr/bin/env python3
# apt: node-typescript
# books: all
"""The TypeScript types of all datasets, judged by tsc with the rows of the JSON files."""
import json
import re
import subprocess

from common import BOOK, DATA, PROGRAM, WORK, finish, judge, package

TYPED = "Every row of the JSON files has the type that `generate json-types` says"
REFUSED = "The types refuse rows with a missing member, a strange word or a text for a number"

names = [resource["name"] for resource in package()["resources"] if resource.get("claims")]
code = subprocess.run(
    [PROGRAM, "generate", "json-types", *names, "--book", str(BOOK)], capture_output=True, text=True,
    check=True).stdout
(WORK / "types.d.ts").write_text(code, encoding="utf-8")
lines = ['import type * as data from "./types";']
interfaces = re.findall(r"^export interface (\S+)", code, re.M)
wrong = 0
for name, interface in zip(names, interfaces):
    rows = json.loads((DATA / (name + ".json")).read_text(encoding="utf-8"))
    for row in rows:
        lines.append(f"export const r{len(lines)}: data.{interface} = {json.dumps(row, ensure_ascii=False)};")
    if not rows:
        continue
    row = rows[0]
    key = next(iter(row))
    numbers = [field for field, value in row.items() if isinstance(value, (int, float)) and value is not True]
    bad = [{k: v for k, v in row.items() if k != key}, {**row, key: ["strange"]}, {**row, "status": "strange"}]
    for row in bad + [{**row, number: "one"} for number in numbers]:
        lines.append("// @ts-expect-error")
        lines.append(f"export const r{len(lines)}: data.{interface} = {json.dumps(row, ensure_ascii=False)};")
        wrong += 1
(WORK / "rows.ts").write_text("\n".join(lines) + "\n", encoding="utf-8")
run = subprocess.run(
    ["tsc", "--noEmit", "--strict", "--target", "es2020", "--lib", "es2020", str(WORK / "rows.ts")],
    capture_output=True, text=True)
errors = [line for line in run.stdout.splitlines() if "error" in line]
judge(TYPED, [error for error in errors if "TS2578" not in error], len(lines) - 1 - 2 * wrong)
judge(REFUSED, [error for error in errors if "TS2578" in error], wrong)
finish()
