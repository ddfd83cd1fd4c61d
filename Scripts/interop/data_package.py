#!/usr/bin/env python3
# pip: frictionless[json]==5.21.0
# books: all
"""Judges datapackage.json by frictionless: its own form, and every row of every file against types, constraints and keys."""
import re

from common import DATA, finish, judge, package
from frictionless import Package

descriptor = package()
report = Package(str(DATA / "datapackage.json")).validate()
judge("the descriptor is valid", [str(error.message) for error in report.errors])
for task in report.tasks:
    complaints = [f"{task.name}: {error.message[:200]}" for error in task.errors] + task.warnings
    judge("every file is what the package says", complaints)

version = descriptor["version"]
judge("name, version, licences and contributors are there, a time is not", (
    f"{key} is {descriptor.get(key)!r}" for key, holds in [
        ("name", re.fullmatch("[a-z0-9._-]+", descriptor.get("name", ""))), ("licenses", descriptor.get("licenses")),
        ("version", re.fullmatch("[0-9a-f]{64}", version)), ("contributors", descriptor.get("contributors")),
        ("created", "created" not in descriptor)] if not holds), 5)

names = {resource["name"] for resource in descriptor["resources"]}
paths = {resource["path"] for resource in descriptor["resources"]}
# Of a table without rows, frictionless reads the CSV file alone.
bare = {str(path.relative_to(DATA)) for path in DATA.rglob("*.json") if path.read_text(encoding="utf-8").strip() == "[]"}
written = {str(path.relative_to(DATA)) for suffix in ("csv", "json") for path in DATA.rglob(f"*.{suffix}")
           if path.name != "datapackage.json" and "schemas" not in path.parts[-3:-1]}
judge("every data file is a resource", (f"{path} differs" for path in sorted(paths ^ (written - bare))), len(written))
for resource in descriptor["resources"]:
    twin = resource["name"] + ".json" if resource["format"] == "csv" else resource["name"].removesuffix(".json")
    judge("every file has its twin as CSV or JSON", [] if twin in names or resource["path"].replace(".csv", ".json") in bare else [resource["name"]])
for source in descriptor["sources"]:
    judge("an address of a source is one of the web",
          [source["path"]] if not source.get("path", "https://").startswith(("http://", "https://")) else [])
finish()
