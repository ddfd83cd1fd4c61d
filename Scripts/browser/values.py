#!/usr/bin/env python3
"""Compares what the pages say of each value, without a script, with the CSV files."""
import csv
import html
import json
import re

from common import BOOKS, elements, finish, judge, languages, output, pages, site

PROMISE = "Each value of the CSV files is on its page, with its unit and doubt"
ENTRY = re.compile(r'<article class="value" id="([^"]*)">(.*?)</article>', re.S)
FIGURE = re.compile(r'<p class="figures?"[^>]*>(.*?)</p>', re.S)
HASH = 0xCBF29CE484222325


def part(word):
    """A part of a key in an address, as architecture.md says."""
    if not word:
        return "~"
    plain = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"
    text = "".join(chr(byte) if byte in plain else f"~{byte:02X}" for byte in word.encode())
    if len(text) <= 64:
        return text
    sum = HASH
    for byte in word.encode():
        sum = ((sum ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return text[:40] + f"~~{sum:016X}"


# Pages leave out what turns the direction of the text around it.
UNSEEN = {code: None for code in [*range(0x202A, 0x202F), *range(0x2066, 0x206A)]}


def plain(markup):
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", markup)).replace("\u00A0", " ").split())


def entries(book, tree, name):
    """The entries of a dataset's page or pages: the text of the figure, and of all, by their anchor."""
    page, found, twice = f"{tree}datasets/{part(name)}", {}, []
    for path in pages(book):
        if path == page + ".html" or path.startswith(page + "/"):
            for anchor, text in ENTRY.findall((site(book) / path).read_text(encoding="utf-8")):
                twice += [anchor] if anchor in found else []
                found[anchor] = (plain((FIGURE.search(text) or [None, ""])[1]), text)
    return found, twice


def pieces(fields, row, words, language):
    """What the page must show of a row's columns."""
    cells = dict(zip([field["name"] for field in fields], row))
    for field in fields:
        name, text = field["name"], cells[field["name"]]
        prefix = name + "_" if name + "_qualifier" in cells else ""
        if text == "" or name in ("qualifier", "maximum", "unit") or name.endswith(("_qualifier", "_maximum")):
            continue
        if field["type"] == "boolean":
            yield {"en": {"true": "yes", "false": "no"}, "ja": {"true": "はい", "false": "いいえ"}}.get(language, {}).get(text, text)
        elif field["type"] in ("number", "integer"):
            qualifier, maximum = cells.get(prefix + "qualifier", ""), cells.get(prefix + "maximum", "")
            isQualified = qualifier and (prefix or sum(f["name"].endswith("qualifier") for f in fields) == 1)
            dash = {"en": " to ", "ja": "〜"}.get(language, "–") if text.startswith("-") or maximum.startswith("-") else "–"
            yield f"{text}{dash}{maximum}" if isQualified and qualifier == "–" else text
        elif name not in words:
            yield " ".join(text.translate(UNSEEN).split())


def main():
    for book in BOOKS:
        data = output(book) / "data"
        package = json.loads((data / "datapackage.json").read_text(encoding="utf-8"))
        for tree in languages(book):
            language = next(a["lang"] for tag, a, _ in elements(book, tree + "index.html").elements if tag == "html")
            for resource in package["resources"]:
                if resource["format"] != "csv" or not resource.get("claims"):
                    continue
                with open(data / resource["path"], encoding="utf-8", newline="") as file:
                    names, *rows = csv.reader(file)
                key = resource["schema"]["primaryKey"]
                # Words have labels there.
                words = {field for foreign in resource["schema"].get("foreignKeys", []) for field in foreign["fields"]}
                fields = resource["schema"]["fields"][len(key):names.index("status")]
                found, twice = entries(book, tree, resource["name"])
                judge("No value has two entries", [f"{book}/{tree}{resource['name']}: {anchor}" for anchor in twice], max(len(found), 1))
                judge("No page has a value that is not in the CSV file",
                      [f"{book}/{tree}{resource['name']}: {len(found)} entries for {len(rows)} rows"] if len(found) != len(rows) else [], max(len(found), 1))
                for row in rows:
                    anchor = "v-" + ".".join(part(row[names.index(field)]) for field in key)
                    where = f"{book}/{tree}{resource['name']}#{anchor}"
                    if anchor not in found:
                        judge(PROMISE, [where + " is missing"])
                        continue
                    figure, text = found[anchor]
                    lacking = [piece for piece in pieces(fields, row[len(key):names.index("status")], words, language) if piece not in figure]
                    unit = row[names.index("unit")] if "unit" in names else ""
                    if unit and any(field["type"] in ("number", "integer") and row[len(key) + place] for place, field in enumerate(fields)) and unit not in figure:
                        lacking.append(unit)
                    flag = row[names.index("flagged")]
                    if (f'class="doubt-{flag}"' in text) != bool(flag):
                        lacking.append(f"flagged={flag}")
                    judge(PROMISE, [f"{where}: {figure!r} lacks {lacking}"] if lacking else [])
    finish()


if __name__ == "__main__":
    main()
