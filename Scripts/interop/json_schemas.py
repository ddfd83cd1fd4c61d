#!/usr/bin/env python3
# pip: jsonschema==4.26.0
# books: all
"""Judges every JSON file of Output, and what `tables` and `check` print line by line, by the schemas of data/schemas."""
import json
import subprocess

from common import BOOK, DATA, OUTPUT, PROGRAM, ROOT, finish, judge
from jsonschema import Draft202012Validator

SCHEMAS = DATA / "schemas"


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def validator(name):
    return Draft202012Validator(read(SCHEMAS / f"{name}.schema.json"))


def complaints(schema, instance, where):
    return (f"{where}: {error.json_path}: {error.message[:200]}" for error in schema.iter_errors(instance))


def run(*arguments):
    done = subprocess.run([PROGRAM, *arguments], cwd=ROOT, capture_output=True)
    assert done.returncode in (0, 1), done.stderr.decode()
    return done.stdout.decode("utf-8")


for path in sorted(SCHEMAS.rglob("*.json")):
    schema = read(path)
    Draft202012Validator.check_schema(schema)
    lacking = [key for key in ("$schema", "title", "description", "type") if key not in schema]
    judge("every schema is one of draft 2020-12", [f"{path} lacks {lacking}"] if lacking else [])

files = [path for path in OUTPUT.rglob("*.json") if SCHEMAS not in path.parents]
for path in sorted(files):
    name = path.relative_to(DATA if DATA in path.parents else OUTPUT).with_suffix("")
    judge("every JSON file obeys its schema", complaints(validator(name), read(path), path))

for path in sorted(SCHEMAS.rglob("*.json")):
    row = read(path).get("items", {}).get("properties")
    if row and path.with_suffix("").stem not in ("findings", "tables"):
        bare = [name for name, field in row.items() if not {"title", "description"} & set(field)]
        judge("every column is described", (f"{path.name}: {name}" for name in bare), len(row))

articles = str(BOOK / "Articles")
tables = validator("tables.ndjson")
for options in ([], ["--cells", "--typed"]):
    for line in run("tables", articles, "--format", "ndjson", *options).splitlines():
        judge("every line of tables obeys its schema", complaints(tables, json.loads(line), line[:60]))
judge("tables --format json obeys its schema",
      complaints(validator("tables"), json.loads(run("tables", articles, "--format", "json")), "tables"))
findings = validator("findings.ndjson")
for options in ([], ["--links", "https://example.org/{path}#L{line}"]):
    for line in run("check", "--book", str(BOOK), "--format", "ndjson", *options).splitlines():
        judge("every line of check obeys its schema", complaints(findings, json.loads(line), line[:60]))
finish()
