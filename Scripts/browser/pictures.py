#!/usr/bin/env python3
# pip: playwright==1.65.2
# apt: chromium-headless-shell fonts-noto-cjk
"""Judges where the texts of pictures are: of every picture file of every site, and of each dataset's chart in the explorer, in the three
widths and the first book's languages by turns.

The pictures of a book are drawn side by side on one page, each in a tree of its own, so that their styles stay apart."""
import json

from common import BOOKS, address, browser, file_base, finish, judge, languages, pages, site, until
from views import READY, WIDTHS

# The box of the picture and those of its texts, less the room above and below the letters.
BOXES = """root => [...root.querySelectorAll("svg")].map(svg => {
  const area = svg.getBoundingClientRect();
  return [[area.left, area.top, area.right, area.bottom], [...svg.querySelectorAll("text")].map(text => {
    const box = text.getBoundingClientRect(), inset = box.height * 0.15;
    return [text.textContent, box.left, box.top + inset, box.right, box.bottom - inset];
  })];
})"""
DRAW = """texts => texts.map(text => {
  const host = document.body.appendChild(document.createElement("div")), root = host.attachShadow({mode: "open"});
  root.innerHTML = text;
  return (BOXES)(root)[0];
})""".replace("BOXES", BOXES)
CHART = "() => (BOXES)(document.querySelector('#explorer'))".replace("BOXES", BOXES)
LEAVES, OVERLAP = "No text of a picture leaves it", "No two texts of a picture overlap"


def apart(where, picture):
    box, texts = picture
    outside = [text[0] for text in texts
               if text[1] < box[0] - 1 or text[2] < box[1] - 1 or text[3] > box[2] + 1 or text[4] > box[3] + 1]
    judge(LEAVES, [f"{where}: {text!r}" for text in outside], len(texts))
    texts.sort(key=lambda text: text[2])
    touching = []
    for place, first in enumerate(texts):
        for second in texts[place + 1:]:
            if second[2] > first[4]:
                break
            if min(first[3], second[3]) - max(first[1], second[1]) > 1 and min(first[4], second[4]) - max(first[2], second[2]) > 1:
                touching.append(f"{where}: {first[0]!r} and {second[0]!r}")
    judge(OVERLAP, touching, len(texts))


def scales(page):
    """Numbers of the explorer's axes, of a dataset that takes the place of another one."""
    for values, expected in ((["0.00001", "0.00005"], ["0.00001", "0.00005"]), (["-20000", "1000000"], ["−500\u202f000", "1\u202f000\u202f000"])):
        def column(name, role, words, **more):
            return {"name": name, "role": role, "title": name, "words": words, "cells": [0, len(words) - 1], **more}

        content = {"title": "Numbers", "rows": 2, "layout": {"rows": [], "columns": "at"}, "columns": [
            column("at", "key", ["a", "b"]), column("number", "value", values, type="number"), column("status", "common", ["read"])]}
        page.route("**/data/limit.js", lambda route: route.fulfill(body=f"measurebook.dataset('limit', {json.dumps(content)})", content_type="text/javascript"))
        page.goto("about:blank")
        page.goto(address(file_base(site("awkward")), "datasets/limit.html") + "#?chart=line")
        judge("The explorer begins with a chart", [] if until(page, READY) else [values])
        texts = page.evaluate("() => [...document.querySelectorAll('#explorer svg text')].map(text => text.textContent)")
        judge("Thousands are apart in the whole part of a number alone", [f"{values}: {texts}"] if not set(expected) <= set(texts) else [])
        page.unroute("**/data/limit.js")


def main():
    with browser(isDrawing=False) as opened:
        page = opened.new_page(viewport={"width": 1440, "height": 900})
        for book in BOOKS:
            folder = site(book)
            files = sorted(folder.rglob("*.svg"))
            page.goto("about:blank")
            for path, picture in zip(files, page.evaluate(DRAW, [path.read_text(encoding="utf-8") for path in files])):
                apart(f"{book}/{path.relative_to(folder)}", picture)
            # A chart follows its window: lines or bars, at another width for each dataset.
            views = [(chart, width) for chart in ("line", "bar") for width in WIDTHS]
            trees = languages(book) if book == "first" else [""]
            for at, tree in enumerate(trees):
                tables = [path for path in pages(book) if path.startswith(tree + "datasets/") and path.count("/") == tree.count("/") + 1]
                for place, path in list(enumerate(tables))[at::len(trees)]:
                    chart, width = views[(place // len(trees) + 3 * at) % len(views)]
                    page.set_viewport_size({"width": width, "height": 900})
                    page.goto("about:blank")
                    page.goto(address(file_base(folder), path) + f"#?chart={chart}")
                    judge("The explorer begins with a chart", [] if until(page, READY) else [f"{book}/{path} {chart}"])
                    for number, picture in enumerate(page.evaluate(CHART)):
                        apart(f"{book}/{path} {chart} {width} {number + 1}", picture)
        scales(page)
    finish()


if __name__ == "__main__":
    main()
