#!/usr/bin/env python3
# pip: altair==5.5.0 jsonschema==4.26.0
# books: all
"""Judges charts as Vega-Lite: each dataset in every kind that it can be drawn in, by the schema of Vega-Lite 5."""
import json
import pathlib
import subprocess

import altair
from common import BOOK, PROGRAM, ROOT, finish, judge, kinds, tables
from jsonschema import Draft7Validator

KINDS = ("line", "step", "bar", "dot", "range", "heat-map", "rectangles")
schema = pathlib.Path(altair.__file__).parent / "vegalite/v5/schema/vega-lite-schema.json"
validator = Draft7Validator(json.loads(schema.read_text(encoding="utf-8")))


def chart(dataset, rows, *options):
    """The specification; None where the records make no such picture, or there are none."""
    done = subprocess.run([PROGRAM, "chart", dataset, "--format", "vega-lite", "--book", str(BOOK), *options], cwd=ROOT, capture_output=True)
    assert done.returncode in (0, 2), done.stderr.decode()
    assert bool(done.stdout) == (done.returncode == 0 and bool(rows)), done.stderr.decode()
    return json.loads(done.stdout) if done.stdout else None


for resource, names, rows in tables():
    if "asking" not in resource or resource["path"].startswith(("claims/", "vocabulary/")):
        continue
    numeric = [place for place, kind in enumerate(kinds(resource).values()) if kind in ("number", "integer")]
    known = {float(row[place]) for row in rows for place in numeric if row[place]}
    for options in ([], *(["--kind", kind] for kind in KINDS)):
        specification = chart(resource["name"], rows, *options)
        if specification is None:
            continue
        errors = (f"{resource['name']} {options}: {error.message[:120]}" for error in validator.iter_errors(specification))
        judge("Each chart as Vega-Lite is valid by its schema", errors)
        values = [row[name] for row in specification["data"]["values"] for name in ("value", "width", "height") if name in row]
        strange = [f"{resource['name']} {options}: {value}" for value in values if float(value) not in known]
        judge("Each number of a chart is one of the dataset's", strange, len(values))
finish()
