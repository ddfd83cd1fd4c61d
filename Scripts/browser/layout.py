#!/usr/bin/env python3
# pip: playwright==1.65.2
# apt: chromium
"""Opens pages of each kind as files and over http, with and without scripts, from 320 to 2,560 px: nothing overflows, texts of
pictures are apart, no error, no request to elsewhere, and all is there without a script."""
from common import BOOKS, Watch, address, browser, file_base, finish, judge, kinds, served, site

OVERFLOW = """() => {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide <= 1) return null;
  const right = document.documentElement.clientWidth + 1;
  const scrolls = element => element && element !== document.body
    && (["auto", "scroll", "hidden"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const found = [...document.body.querySelectorAll("*")].find(element =>
    element.getBoundingClientRect().right > right && !scrolls(element.parentElement));
  return `${wide} px: ` + (found ? found.outerHTML.slice(0, 160) : "");
}"""
# The texts of pictures that are part of the page.
TEXTS = """() => [...document.querySelectorAll("svg")].map(svg => {
  const area = svg.getBoundingClientRect();
  return [[area.left, area.top, area.right, area.bottom], [...svg.querySelectorAll("text")].map(text => {
    const box = text.getBoundingClientRect(), inset = box.height * 0.15;
    return [text.textContent, box.left, box.top + inset, box.right, box.bottom - inset];
  })];
}).filter(picture => picture[0][2] > picture[0][0])"""
BROKEN = "() => [...document.images].filter(image => image.complete && !image.naturalWidth).map(image => image.currentSrc.slice(0, 200))"
# What a reader without scripts sees.
SHOWN = """() => {
  const shown = element => element.checkVisibility ? element.checkVisibility() : element.offsetParent !== null;
  const main = document.querySelector("main");
  return [main.innerText.trim().length, [...document.querySelectorAll("main table, main article")].filter(one => !shown(one)).length,
    [...document.querySelectorAll("button, select, dialog[open], [role=search] input")].filter(shown).length];
}"""


def touching(picture, texts):
    for place, (text, left, top, right, bottom) in enumerate(texts):
        if left < picture[0] - 1 or top < picture[1] - 1 or right > picture[2] + 1 or bottom > picture[3] + 1:
            yield f"{text!r} leaves its picture"
        for other, *box in texts[place + 1:]:
            if min(right, box[2]) - max(left, box[0]) > 1 and min(bottom, box[3]) - max(top, box[1]) > 1:
                yield f"{text!r} and {other!r} overlap"


with browser() as opened:
    for book in BOOKS:
        folder = site(book)
        with served(folder) as address_of_server:
            for base, scripts in ((file_base(folder), True), (file_base(folder), False), (address_of_server, True), (address_of_server, False)):
                context = opened.new_context(java_script_enabled=scripts)
                page = context.new_page()
                watch = Watch(page, base)
                widths = (320, 360, 768, 1440, 2560) if base.startswith("file:") else (360,)
                for path in kinds(book):
                    where = f"{book}/{path}" + ("" if scripts else " without scripts") + ("" if base.startswith("file:") else " over http")
                    page.goto(address(base, path))
                    page.wait_for_load_state("load")
                    for width in widths:
                        page.set_viewport_size({"width": width, "height": 900})
                        wide = page.evaluate(OVERFLOW)
                        judge("No page is wider than the window, from 320 to 2,560 px", [f"{where} {width}: {wide}"] if wide else [])
                        for box, texts in page.evaluate(TEXTS):
                            judge("No text of a picture in a page leaves it or overlaps another", [f"{where} {width}: {text}" for text in touching(box, texts)])
                    judge("Every picture is shown", [f"{where}: {image}" for image in page.evaluate(BROKEN)])
                    length, hidden, controls = page.evaluate(SHOWN)
                    if not scripts:
                        lacking = ["no text"] * (length < 20) + [f"{hidden} hidden tables"] * (hidden > 0) + [f"{controls} controls without effect"] * (controls > 0)
                        judge("Everything is readable without scripts", [f"{where}: {lacking}"] if lacking else [])
                    judge("No error, no failed request, no request to elsewhere", watch.take(where))
                context.close()
finish()
