#!/usr/bin/env python3
# pip: jsonschema==4.26.0 pyyaml==6.0.3
"""Judges the schemas of book files by another implementation of JSON Schema than that of the tests: each must be a schema, and
every book of the repository must be valid by them, by the draft that they name, and by draft-07, which many editors know."""
import json

import yaml
from common import ROOT, finish, judge
from jsonschema import Draft7Validator, Draft202012Validator

SCHEMAS = ROOT / "Documentation" / "schemas"
BOOKS = [ROOT / "Input", *sorted((ROOT / "Tests" / "Books").iterdir())]
FILES = {
    "book": "book.yaml",
    "vocabulary": "Vocabulary/*.yaml",
    "dataset": "Datasets/*.yaml",
    "recipe": "Recipes/*.yaml",
    "corrections": "Corrections.yaml",
    "accepted-findings": "AcceptedFindings.yaml",
    "audit": "Audit.json",
}


class Loader(yaml.SafeLoader):
    """Takes a date for a text, as YAML 1.2 does."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith(":timestamp")]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


known = {name + ".schema.json" for name in FILES}
strange = [path.name for path in SCHEMAS.iterdir() if path.name not in known]
judge("every schema is one of a book file", strange, len(FILES))
for name, pattern in FILES.items():
    schema = json.loads((SCHEMAS / (name + ".schema.json")).read_text(encoding="utf-8"))
    files = [file for book in BOOKS for file in sorted(book.glob(pattern))]
    judge("every schema has files to judge", [] if files else [name])
    for validator in (Draft202012Validator, Draft7Validator):
        validator.check_schema(schema)
        judge("every schema is one of draft 2020-12 and of draft-07")
        for file in files:
            content = yaml.load(file.read_text(encoding="utf-8"), Loader=Loader)
            judge("every file of the books obeys its schema",
                  [f"{file.relative_to(ROOT)}: {error.json_path}: {error.message}"
                   for error in validator(schema).iter_errors(content)])
finish()
