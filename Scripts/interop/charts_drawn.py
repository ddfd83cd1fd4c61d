#!/usr/bin/env python3
# pip: playwright==1.65.2
# apt: chromium
# books: all
"""Looks at every chart of Output in Chromium, on light and dark pages: where its texts are, and what its colours are."""
import shutil

from common import OUTPUT, finish, judge
from playwright.sync_api import sync_playwright

# The boxes of the texts, which fonts of the machine decide, and the picture's own.
BOXES = """() => [...document.querySelectorAll('text')].map(text => {
  const box = text.getBBox();
  return [text.textContent, box.x, box.y + box.height * 0.15, box.x + box.width, box.y + box.height * 0.85];
})"""
SIZE = "() => { const box = document.documentElement.viewBox.baseVal; return [box.width, box.height]; }"
PAGE = "() => getComputedStyle(document.querySelector('.page')).fill"


def near(first, second):
    """Whether two boxes overlap by more than a pixel."""
    return min(first[3], second[3]) - max(first[1], second[1]) > 1 and min(first[4], second[4]) - max(first[2], second[2]) > 1


charts = sorted((OUTPUT / "reports" / "charts").rglob("*.svg"))
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    for scheme, colour in (("light", "rgb(255, 255, 255)"), ("dark", "rgb(20, 23, 26)")):
        page = browser.new_context(color_scheme=scheme).new_page()
        problems, requests = [], []
        page.on("console", lambda message: problems.append(message.text))
        page.on("request", lambda request: requests.append(request.url))
        for path in charts:
            page.goto(path.as_uri())
            boxes, (width, height) = page.evaluate(BOXES), page.evaluate(SIZE)
            outside = [f"{path.name}: {box[0]}" for box in boxes if box[1] < 0 or box[2] < 0 or box[3] > width or box[4] > height]
            judge("No text of a chart leaves the picture", outside, len(boxes))
            boxes.sort(key=lambda box: box[2])
            touching = []
            for index, box in enumerate(boxes):
                for other in boxes[index + 1:]:
                    if other[2] > box[4]:
                        break
                    if near(box, other):
                        touching.append(f"{path.name}: {box[0]} / {other[0]}")
            judge("No two texts of a chart overlap", touching, len(boxes))
            judge("Charts have colours for light and dark pages", [] if page.evaluate(PAGE) == colour else [path.name])
        judge("Charts ask for no other file, and have no errors", problems + [url for url in requests if not url.startswith("file:")], len(charts))
    browser.close()
finish()
