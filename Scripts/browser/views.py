#!/usr/bin/env python3
# pip: playwright==1.65.2 axe-playwright-python==0.1.8
# apt: chromium-headless-shell fonts-noto-cjk
# parts: 4
"""Looks at pages of each kind, of every book and language, as readers get them: as files and over http, with scripts and without.

The pages are those of `kinds`: of each language every page with a name of its own, and of each family (datasets, articles, words)
the largest one, in the first language of the first book the smallest one, too. Each has a turn: one of the six views of two themes and three widths. The
three books of AXE_BOOKS have two languages each, and each kind of page has another turn in each of them: axe sees each kind in each
view by all rules, which is judged, too. Pages of other books are opened as files with scripts only.

| opened | widths | axe |
|---|---|---|
| file, scripts | 320 to 2560 | in its turn: all rules, whole page |
| | | at the turn's width, in the other theme: rules of colours, texts of each look |
| | | the first book's pages in the first language, at the two other widths: the rules that depend on the layout, whole page |
| file, no scripts | 360, 1440 | pages of odd turns, in their turn: all rules but those of colours, whole page |
| http, scripts | 360 | not again (pages of even turns) |
| http, no scripts | 360 | not again (pages of odd turns) |

A kind of page has even turns in one language of a book and odd ones in the other. All rules are those that axe runs by default, best
practices included, and target-size. css-orientation-lock reads style sheets by a request that the policy of the pages forbids; the
style sheet is searched for `orientation` instead. A look is a colour, size, weight, decoration, link and grounds; of its texts the
first and the last are judged. On a page of more than MEDIUM elements that holds in its turn, too.

On a page of more than LARGE elements (large datasets, book.html), all rules but those of colours and target-size see the whole page
once, in its first language; the parts of book.html are other pages, which are seen. For all else such a page is cut: of more than MANY
equal neighbours those are left that a look needs, and the first and the last ones.
"""
import contextlib
import pathlib

import axe_playwright_python
from common import BOOKS, Watch, address, browser, file_base, finish, judge, kinds, languages, served, share, site, until

AXE = next(pathlib.Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text(encoding="utf-8")
THEMES, WIDTHS, ENDS = ("light", "dark"), (360, 768, 1440), (320, 2560)
VIEWS = [(theme, width) for width in WIDTHS for theme in THEMES]
MEDIUM, LARGE, MANY = 500, 1500, 4
AXE_BOOKS = ("first", "amplifiers", "hostile")
COLOURS = ["color-contrast", "link-in-text-block"]
LAYOUT = ["target-size", "scrollable-region-focusable"]
# Finds the texts of each look.
LOOKS = """() => {
  const looks = new Map(), grounds = new Map();
  const ground = element => {
    if (!element) return "";
    if (!grounds.has(element)) {
      const style = getComputedStyle(element), above = ground(element.parentElement);
      const own = [style.backgroundColor, style.opacity, style.backgroundImage, style.position].join();
      grounds.set(element, own === "rgba(0, 0, 0, 0),1,none,static" ? above : above + ">" + own);
    }
    return grounds.get(element);
  };
  for (const element of document.body.querySelectorAll("*")) {
    if (![...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()) || !element.checkVisibility()) continue;
    const style = getComputedStyle(element), around = getComputedStyle(element.parentElement);
    const look = [style.color, style.fontSize, style.fontWeight, style.textDecorationLine,
      element.closest("a[href]") !== null && around.color, ground(element)].join();
    looks.set(look, [looks.get(look)?.[0] ?? element, element]);
  }
  return [...new Set([...looks.values()].flat())];
}"""
RUN = """async ([only, but, isSample]) => {
  const options = {resultTypes: ["violations"], preload: false};
  if (only) options.runOnly = {type: "rule", values: only};
  else options.rules = {"target-size": {enabled: true}, ...Object.fromEntries(but.map(rule => [rule, {enabled: false}]))};
  const found = await axe.run(isSample ? {include: (LOOKS)()} : document, options);
  return found.violations.map(rule => [rule.id, rule.nodes.length, rule.nodes[0].html.slice(0, 200), rule.nodes[0].failureSummary]);
}""".replace("LOOKS", LOOKS)
CUT = """many => {
  const needed = new Set();
  for (let element of (LOOKS)()) for (; element && !needed.has(element); element = element.parentElement) needed.add(element);
  for (const parent of document.querySelectorAll("main, main *")) {
    const kinds = new Map();
    for (const child of parent.children) {
      const kind = child.localName + child.className;
      if (!["td", "th", "col"].includes(child.localName)) kinds.set(kind, [...kinds.get(kind) ?? [], child]);
    }
    for (const equal of kinds.values()) for (const child of equal.slice(many / 2, -many / 2)) if (!needed.has(child)) child.remove();
  }
}""".replace("LOOKS", LOOKS)
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
# The places of the digits in the columns of the explorer's first lines: where the texts of a column end.
ENDS_OF_NUMBERS = """() => {
  const ends = new Map();
  for (const row of document.querySelectorAll("#explorer tbody tr")) [...row.cells].forEach((cell, column) => {
    const text = cell.classList.contains("number") && cell.querySelector("a");
    if (text) ends.set(column, (ends.get(column) ?? new Set()).add(Math.round(text.getBoundingClientRect().right)));
  });
  return [...ends].filter(([, places]) => places.size > 1).map(([column, places]) => `column ${column}: ${[...places]}`);
}"""
# The characters of each line of long paragraphs, apart from the last line.
LINES = """() => [...document.querySelectorAll("main p, main li, main dd")].filter(one => one.textContent.length > 150
    && !one.closest("table") && !one.querySelector("p, li, table, svg, input, select") && one.checkVisibility()).flatMap(one => {
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), range = document.createRange(), lines = [];
  let [left, count] = [-Infinity, 0];
  while (texts.nextNode()) for (let place = 0; place < texts.currentNode.length; place++) {
    range.setStart(texts.currentNode, place);
    range.setEnd(texts.currentNode, place + 1);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    if (box.left < left) [lines[lines.length], count] = [count, 0];
    [left, count] = [box.left, count + 1];
  }
  return lines;
})"""
# Pictures that a window has not come to yet are loaded, too.
LOAD = """async () => {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map(image => image.complete || new Promise(done => { image.onload = image.onerror = done; })));
}"""
BROKEN = "() => [...document.images].filter(image => image.complete && !image.naturalWidth).map(image => image.currentSrc.slice(0, 200))"
# Pictures whose texts are smaller than they were drawn, except the previews, which lead to the picture.
SMALL = """() => [...document.querySelectorAll("main img")].filter(image => image.clientWidth && !image.closest(".cards")
  && image.clientWidth < image.naturalWidth * 0.9).map(image => `${image.clientWidth} of ${image.naturalWidth} px: ${image.currentSrc.slice(-60)}`)"""
# What a reader without scripts sees.
SHOWN = """() => {
  const shown = element => element.checkVisibility ? element.checkVisibility() : element.offsetParent !== null;
  const main = document.querySelector("main");
  return [main.innerText.trim().length, [...document.querySelectorAll("main table, main article")].filter(one => !shown(one)).length,
    [...document.querySelectorAll("button, select, dialog[open], [role=search] input")].filter(shown).length];
}"""
COUNT = "() => document.querySelectorAll('*').length"
# The explorer tells how many values it shows when its table and chart are there; without values there is no table.
READY = """() => [...document.querySelectorAll("section[data-dataset]")].every(section => !section.hidden
  && section.querySelector(".status")?.textContent && (section.querySelector("table") || !document.querySelector("article.value")))"""
ACCESSIBLE, NARROW = "axe has no complaint", "No page is wider than the window, from 320 to 2,560 px"


def accessible(page, where, theme, width, only=None, but=(), sample=False):
    found = page.evaluate(RUN, [only, list(but), sample])
    judge(ACCESSIBLE, [f"{where} {theme} {width}: {' '.join(map(str, rule))}" for rule in found])


def resize(page, where, width):
    page.set_viewport_size({"width": width, "height": 900})
    wide = page.evaluate(OVERFLOW)
    judge(NARROW, [f"{where} {width}: {wide}"] if wide else [])


def switch(page, isOn):
    """Turns the scripts of a page on or off."""
    page.control.send("Emulation.setScriptExecutionDisabled", {"value": not isOn})


def prepare(page, isWhole):
    """Gets a page ready for axe, and cuts a large one. Whether it has many elements."""
    if page.evaluate("() => !globalThis.axe"):
        page.evaluate(AXE)
    count = page.evaluate(COUNT)
    if count > LARGE:
        if isWhole:
            accessible(page, page.url, "light", 360, but=[*COLOURS, "target-size"])
        page.evaluate(CUT, MANY)
    return count > MEDIUM


def inspect(page, where, turn, isFirst, isThorough):
    """The views of axe on a page with scripts, and what is wide in three widths."""
    theme, width = VIEWS[turn % len(VIEWS)]
    other = THEMES[1 - THEMES.index(theme)]
    isMany = prepare(page, isFirst)
    page.emulate_media(color_scheme=theme)
    for at in WIDTHS:
        resize(page, where, at)
        if at == width or isThorough:
            rules = {"only": LAYOUT} if at != width else {"but": COLOURS if isMany else []}
            accessible(page, where, theme, at, **rules)
        if at == width:
            if isMany:
                accessible(page, where, theme, at, only=COLOURS, sample=True)
            page.emulate_media(color_scheme=other)
            accessible(page, where, other, at, only=COLOURS, sample=True)
            page.emulate_media(color_scheme=theme)


def read(page, where, turn):
    """The views of a page without scripts."""
    length, hidden, controls = page.evaluate(SHOWN)
    lacking = ["no text"] * (length < 20) + [f"{hidden} hidden tables"] * (hidden > 0) + [f"{controls} controls without effect"] * (controls > 0)
    judge("Everything is readable without scripts", [f"{where}: {lacking}"] if lacking else [])
    if turn is not None and turn % 2:
        theme, width = VIEWS[turn % len(VIEWS)]
        # axe itself is a script. Those of the page were not run; what is shown to those who have scripts stays hidden.
        switch(page, True)
        page.evaluate("() => { for (const form of document.querySelectorAll('[role=search]')) form.hidden = true; }")
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({"width": width, "height": 900})
        prepare(page, False)
        accessible(page, where, theme, width, but=COLOURS)


def visit(page, base, book, path, turn, scripts, isFirst):
    isFile = base.startswith("file:")
    where = f"{book}/{path}" + ("" if scripts else " without scripts") + ("" if isFile else " over http")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 360, "height": 900})
    switch(page, scripts)
    page.goto(address(base, path))
    if scripts:
        judge("The explorer begins", [] if until(page, READY) else [where])
    if scripts:
        page.evaluate(LOAD)
    small = page.evaluate(SMALL)
    judge("Pictures are shown as large as they were drawn", [f"{where}: {picture}" for picture in small])
    judge("Every picture is shown", [f"{where}: {image}" for image in page.evaluate(BROKEN)])
    for width in (360,) if not isFile else (360, *ENDS) if scripts else (360, 1440):
        resize(page, where, width)
    if not scripts:
        read(page, where, turn if isFile and book in AXE_BOOKS else None)
    elif isFile and book in AXE_BOOKS:
        inspect(page, where, turn, isFirst and path != "book.html", isFirst and book == "first")
    elif isFile:
        for width in WIDTHS[1:]:
            resize(page, where, width)
    if isFile and scripts:
        lines = page.evaluate(LINES)
        mean = sum(lines) / max(1, len(lines))
        judge("Lines of text have 72 characters at most, on average of a page", [f"{where}: {mean:.0f}"] if mean > 72 else [])
        judge("The digits of a column are below each other", [f"{where}: {one}" for one in page.evaluate(ENDS_OF_NUMBERS)])
    judge("No error, no failed request, no request to elsewhere", page.watch.take(where))


def kind_of(path, tree):
    """The name of a page of its own, or the folder and the depth of a family."""
    parts = path.removeprefix(tree).split("/")
    return (parts[0], len(parts))


def visits():
    """The pages with their turns and whether their language is the first, those of many elements first."""
    found, seen = [], {}
    books = AXE_BOOKS + tuple(book for book in BOOKS if book not in AXE_BOOKS)
    trees = [(book, tree, 2 * place + at) for place, book in enumerate(books) for at, tree in enumerate(languages(book))]
    numbers = {kind: number for number, kind in enumerate(sorted({kind_of(path, "") for path in kinds("first") if not path.startswith(tuple(languages("first")[1:]))}))}
    for book, tree, start in trees:
        for path in kinds(book, 1, 1 if book == "first" and not tree else 0):
            if next(other for other in reversed(languages(book)) if path.startswith(other)) != tree:
                continue
            kind = kind_of(path, tree)
            turn = start + numbers.get(kind, 0)
            found.append((book, path, turn, not tree))
            if book in AXE_BOOKS:
                seen.setdefault(kind, set()).add(turn % len(VIEWS))
    for kind in numbers:
        judge("axe sees each kind of page in each view", [f"{kind}: {sorted(seen.get(kind, ()))}"] if len(seen.get(kind, ())) < len(VIEWS) else [])
    return sorted(found, key=lambda visit: (site(visit[0]) / visit[1]).stat().st_size, reverse=True)


def main():
    with browser(isDrawing=False) as opened, contextlib.ExitStack() as open_servers:
        servers = {book: open_servers.enter_context(served(site(book))) for book in BOOKS}
        # A window that went from a file to a server and back would need a new process each time.
        windows = [opened.new_page(), opened.new_page()]
        windows[0].add_init_script(AXE)
        for page in windows:
            page.watch = Watch(page, tuple(file_base(site(book)) for book in BOOKS) + tuple(servers.values()))
            page.control = page.context.new_cdp_session(page)
        for book, path, turn, isFirst in share(visits()):
            ways = ((file_base(site(book)), True), (file_base(site(book)), False), (servers[book], turn % 2 == 0))
            for base, scripts in ways if book in AXE_BOOKS else ways[:1]:
                visit(windows[base == servers[book]], base, book, path, turn, scripts, isFirst)
    style = (site("first") / "assets/style.css").read_text(encoding="utf-8")
    judge("No style depends on how a screen is held", ["style.css"] if "orientation" in style else [])
    finish()


if __name__ == "__main__":
    main()
