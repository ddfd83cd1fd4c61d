#!/usr/bin/env python3
# pip: playwright==1.65.2
# apt: chromium-headless-shell
# parts: 3
"""Uses the site as people do: the keyboard through a dataset's page, panels of values, the explorer with its addresses, the search."""
import contextlib
import csv
import itertools
import json
import random
import re
import urllib.parse

from common import ANSWERED, Watch, address, browser, file_base, finish, judge, languages, output, served, share, site, until
from values import part

# A page of more values takes its time.
MANY = 500
FOCUS = """() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const style = getComputedStyle(element), box = element.getBoundingClientRect();
  const isSeen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const isMarked = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== "none";
  element.dataset.seenByWalk ??= ++window.walkCount || (window.walkCount = 1);
  return [element.dataset.seenByWalk, element.localName, element.closest("#explorer") !== null, isSeen, isMarked, element.outerHTML.slice(0, 120)];
}"""
READY = "() => document.querySelector('#explorer')?.hidden === false && document.querySelector('#explorer .status').textContent !== ''"
# The texts of the table's lines, and how each head tells that it is sorted. A key without a word has a place in the order of words.
LINES = """() => {
  const plain = cell => [...cell.childNodes].filter(node => !node.className?.includes('mark') && !node.className?.includes('hidden')).map(node => node.textContent).join('').trim().replace('—', cell.localName === 'th' ? '(empty)' : '—');
  const heads = [...document.querySelectorAll('#explorer thead th')];
  return [[...document.querySelectorAll('#explorer tbody tr')].map(line => [...line.children].map(plain)), heads.map(head => head.getAttribute('aria-sort'))];
}"""
NUMERIC = "() => [...document.querySelectorAll('#explorer thead th')].map(head => head.classList.contains('number'))"
# A number, and what is behind it and the end of its range.
NUMBER = re.compile(r"([-−]?\d+(?:\.\d+)?)(?:(?:–| to |〜)[-−]?[\d.]+)?(?: (.*))?$")
FOCUSED = "() => [...document.querySelectorAll('#explorer thead button')].indexOf(document.activeElement)"
VIEW = "() => [document.querySelector('#explorer .status').textContent, document.querySelector('#explorer .scroll').innerText]"
# A step is a block of the scripts, such as the body of a loop: 400,000 took 20 to 40 ms where they were measured.
MOST_STEPS = 1_000_000
# Types a text at once.
TYPE = """text => {
  const field = document.querySelector('#q');
  field.value = text;
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
}"""
# The texts and addresses of the answers.
LINKS = "() => [...document.querySelectorAll('#answers a')].map(link => [link.textContent, link.getAttribute('href')])"


def ready(page):
    assert until(page, READY), f"the explorer does not begin: {page.url}"


def tables(book):
    """The datasets: name, fields of the key, names of all columns, rows."""
    data = output(book) / "data"
    for resource in json.loads((data / "datapackage.json").read_text(encoding="utf-8"))["resources"]:
        if resource["format"] == "csv" and resource.get("claims"):
            with open(data / resource["path"], encoding="utf-8", newline="") as file:
                names, *rows = csv.reader(file)
            yield resource["name"], resource["schema"]["primaryKey"], names, rows


def anchor(row, names, key):
    return "v-" + ".".join(part(row[names.index(field)]) for field in key)


def keyboard(page, base, path):
    page.goto(address(base, path))
    ready(page)
    found, trouble, inside = set(), [], 0
    page.keyboard.press("Tab")
    first = page.evaluate(FOCUS)
    trouble += [] if first and "skip" in first[5] and first[3] else [f"the first stop is {first}"]
    # Past the explorer, which is the last thing with controls before the values.
    for stop in range(400):
        where = page.evaluate(FOCUS)
        if where is None:
            break
        key, _, isInside, isSeen, isMarked, markup = where
        if key in found:
            trouble.append(f"the focus comes back to {markup}")
            break
        found.add(key)
        inside += isInside
        trouble += [] if isSeen else [f"out of sight: {markup}"]
        trouble += [] if isMarked else [f"no sign of focus: {markup}"]
        if inside and not isInside and stop > 60:
            break
        page.keyboard.press("Tab")
    trouble += [] if inside > 5 else [f"{inside} stops in the explorer"]
    judge("The keyboard reaches the links and the explorer, each stop is seen and marked", [f"{path}: {text}" for text in trouble], len(found))

    # A choice by the keyboard alone, which keeps its place.
    page.evaluate("() => document.querySelector('#explorer select').focus()")
    before = page.evaluate(VIEW)
    page.keyboard.press("ArrowDown")
    until(page, "before => document.querySelector('#explorer .status').textContent !== before", before[0])
    after = page.evaluate(VIEW)
    isKept = page.evaluate("() => document.activeElement.localName === 'select'")
    judge("A choice by the keyboard changes the table and keeps the focus", [] if before != after and isKept else [path])


def panels(page, base, name, key, names, rows):
    path = f"datasets/{part(name)}.html"
    for at, row in enumerate(random.Random(19).sample(rows, min(3, len(rows)))):
        id = anchor(row, names, key)
        # From elsewhere, and on the page itself.
        if at == 0:
            page.goto("about:blank")
            page.goto(address(base, path) + "#" + id)
        else:
            page.evaluate("id => { location.hash = id; }", id)
        page.wait_for_selector("dialog[open]")
        entry = page.evaluate("id => document.getElementById(id)?.innerText", id)
        shown = page.evaluate("() => document.querySelector('dialog[open]').innerText")
        # The entry is in a narrower box; its words are the same.
        same = entry and set(entry.split()) <= set(shown.split())
        page.keyboard.press("Escape")
        isClosed = until(page, "() => !document.querySelector('dialog[open]') && !location.hash.includes('v-')")
        judge("The address of a value opens it, and Escape closes it", [] if same and isClosed else [f"{path}#{id}"])


def stale(page, base, name, key, names, rows):
    """Addresses of records that are no longer there: of an unknown key, and of one that begins like another."""
    path = f"datasets/{part(name)}.html"
    known = [part(rows[0][names.index(field)]) for field in key]
    for id in ("v-no~20such.1", "v-" + ".".join([*known[:-1], "no~20such"])):
        page.goto("about:blank")
        page.goto(address(base, path) + "#" + id)
        isTold = until(page, "() => document.querySelector('main > [role=alert]')", seconds=10)
        judge("The address of a value that is not there is reported", [] if isTold else [f"{path}#{id}: {page.url}"])


def explorer(page, other, base, path, names, rows, data):
    page.goto(address(base, path))
    ready(page)
    page.locator("#explorer .actions select").select_option("csv")
    with page.expect_download() as waiting:
        page.locator("#explorer .actions button").nth(1).click()
    with open(waiting.value.path(), encoding="utf-8", newline="") as file:
        copied, *lines = csv.reader(file)
    judge("The explorer begins with all values", [] if len(lines) == len(rows) else [f"{path}: {len(lines)} of {len(rows)}"])
    columns = [names.index(name) for name in copied if name in names]
    expected = [[" ".join(row[column].split()) for column in columns] for row in rows]
    found = [[" ".join(cell.split()) for cell, name in zip(line, copied) if name in names] for line in lines]
    judge("What the explorer downloads as CSV is the CSV file's", [] if found == expected else [
        f"{path}: {next(((a, b) for a, b in zip(found, expected) if a != b), (len(found), len(expected)))}"], len(rows) * len(columns))

    page.locator("#explorer .actions select").select_option("json")
    with page.expect_download() as waiting:
        page.locator("#explorer .actions button").nth(1).click()
    # With all digits of numbers.
    copied, whole = (json.loads(file.read_text(encoding="utf-8"), parse_float=str, parse_int=str) for file in (waiting.value.path(), data))
    differing = next((pair for pair in itertools.zip_longest(copied, whole) if pair[0] != pair[1]), None)
    judge("What the explorer downloads as JSON is the JSON file's", [f"{path}: {differing}"] if differing else [], len(rows))

    sorting(page, path)
    chance = random.Random(7)
    for step in range(4 if len(rows) < MANY else 2):
        selects = page.locator("#explorer fieldset:first-of-type > label select")
        layout = page.locator("#explorer fieldset:nth-of-type(2) select")
        which = selects if step % 2 == 0 and selects.count() else layout
        field = which.nth(chance.randrange(which.count()))
        values = field.evaluate("list => [...list.options].map(option => option.value)")
        field.select_option(chance.choice(values))
        state = page.evaluate(VIEW)
        # In a window that comes from elsewhere, and in one that shows another view of the dataset.
        if step % 2 == 0:
            other.goto("about:blank")
            other.goto(page.url)
            ready(other)
        else:
            other.evaluate("hash => { location.hash = hash; }", urllib.parse.urlsplit(page.url).fragment)
        isSame = until(other, "state => JSON.stringify((VIEW)()) === JSON.stringify(state)".replace("VIEW", VIEW), state)
        judge("The explorer's address gives the same table in another window", [] if isSame else [page.url])


def sorting(page, path):
    """Sorts by the first, the second and the last head: up, down, and back."""
    start, _ = page.evaluate(LINES)
    heads = page.evaluate(NUMERIC)
    for place in sorted({0, min(1, len(heads) - 1), len(heads) - 1}):
        page.evaluate("place => document.querySelectorAll('#explorer thead button')[place].focus()", place)
        orders, trouble = [], []
        for step, told in enumerate(("ascending", "descending", None)):
            page.keyboard.press("Enter" if place else "Space")
            lines, sorts = page.evaluate(LINES)
            trouble += [] if sorts == [told if at == place else None for at in range(len(heads))] else [f"heads tell {sorts}"]
            trouble += [] if page.evaluate(FOCUSED) == place else ["the focus is lost"]
            orders.append(["" if line[place] == "—" else line[place] for line in lines])
            if step < 2:
                full = [bool(text) for text in orders[-1]]
                trouble += [] if full == sorted(full, reverse=True) else ["a line without a value is not at the end"]
        # Numbers of one unit are together.
        numbers = [[(found[2], float(found[1].replace("−", "-"))) for text in order if (found := NUMBER.search(text))] for order in orders]
        if heads[place] and len(numbers[0]) == sum(map(bool, orders[0])):
            units = list(dict.fromkeys(unit for unit, _ in numbers[0]))
            sorts = [sorted(order, key=lambda one: (units.index(one[0]), sign * one[1])) for order, sign in zip(numbers, (1, -1))]
            trouble += [] if numbers[:2] == sorts else [f"{numbers[:2]}"]
        elif len(lines) < 100:
            runs = [[text for at, text in enumerate(order) if text and (not at or order[at - 1] != text)] for order in orders]
            trouble += [] if runs[0] == runs[1][::-1] else [f"{runs[0]} and {runs[1]}"]
        trouble += [] if lines == start else ["the third time does not lead back"]
        judge("A head sorts the table by the keyboard, up, down and back, and keeps the focus", [f"{path} {place}: {text[:200]}" for text in trouble])


def steps(profiler):
    """How often the blocks of the scripts were entered since the last call."""
    scripts = profiler.send("Profiler.takePreciseCoverage")["result"]
    return sum(block["count"] for script in scripts if script["url"] for function in script["functions"] for block in function["ranges"])


@contextlib.contextmanager
def counted(opened):
    """A page of its own whose scripts count their steps: V8 counts in scripts that it has not compiled before."""
    context = opened.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    profiler = context.new_cdp_session(page)
    profiler.send("Profiler.enable")
    profiler.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
    yield page, profiler
    context.close()


def ask(page, text):
    """The answers to a text: their texts and addresses."""
    page.evaluate(TYPE, text)
    assert until(page, ANSWERED), f"no end of the answers to {text}"
    return page.evaluate(LINKS)


def search(opened, base, tree, book, rowsOf):
    with counted(opened) as (page, profiler):
        watch = Watch(page, base)
        answers(page, profiler, base, tree, book, rowsOf)
        judge("Nothing goes wrong on the way", watch.take(f"{book}/{tree} search"))


def answers(page, profiler, base, tree, book, rowsOf):
    page.goto(address(base, tree + "index.html"))
    chance, counts = random.Random(3), []
    # The first search loads what it needs.
    ask(page, "a")
    for name, key, names, rows in rowsOf:
        for row in chance.sample(rows, min(2, len(rows))):
            words = [row[names.index(field)] for field in key]
            query = " ".join(word for word in words if word)
            if len(query) > 200:
                continue
            id = anchor(row, names, key)
            steps(profiler)
            found = ask(page, query)
            counts.append((steps(profiler), query))
            judge("The words of a key find the value", [] if any(id in (href or "") for _, href in found) or len(found) >= 30 else [
                f"{book}/{tree} {query!r}: {found[:2]}"])
    most = max(counts, default=(0, ""))
    judge("Answers take a million steps at most", [f"{book}/{tree} {most[1]!r}: {most[0]:,} steps"] if most[0] > MOST_STEPS else [], len(counts))
    for name, key, names, rows in rowsOf:
        values = names[len(key):names.index("status")]
        for row in [row for row in rows if "%" in row][:2]:
            number = row[names.index(next(value for value in values if row[names.index(value)]))]
            apart, close = ask(page, f"{number} %"), ask(page, f"{number}%")
            isFound = any(anchor(row, names, key) in (href or "") for _, href in close) and all("%" in text for text, _ in close)
            judge("The sign of a unit counts, with a space before it or without", [] if isFound and apart == close else [
                f"{book}/{tree} {number} %: {apart[:2]} and {close[:2]}"])
    field = page.locator("#q")
    field.fill("")
    field.click()
    page.keyboard.type(rowsOf[0][0].split("-")[0], delay=5)
    page.wait_for_selector("#answers a")
    page.keyboard.press("ArrowDown")
    isAnswer = page.evaluate("() => document.activeElement.closest('#answers') !== null || document.querySelector('#q').getAttribute('aria-activedescendant')")
    start = page.url
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.wait_for_load_state("load")
    judge("An answer opens by the keyboard", [] if isAnswer and page.url != start else [f"{book}/{tree}: {page.url}"])


def main():
    with browser() as opened:
        for book in share(("first", "amplifiers", "awkward")):
            folder = site(book)
            found = [table for table in tables(book) if table[3]]
            found.sort(key=lambda table: len(table[3]), reverse=True)
            context = opened.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            page, other = context.new_page(), context.new_page()
            base = file_base(folder)
            watch = Watch(page, base)
            for name, key, names, rows in found[:4] + found[-2:]:
                for tree in languages(book)[:2]:
                    path = f"{tree}datasets/{part(name)}.html"
                    # In the second language one table tells enough.
                    if len(rows) > 1 and (not tree or name == found[1][0]):
                        explorer(page, other, base, path, names, rows, output(book) / "data" / f"{name}.json")
                panels(page, base, name, key, names, rows)
                stale(page, base, name, key, names, rows)
            if book == "first":
                # A large table has a link in each cell before the explorer.
                small = next(table for table in reversed(found) if len(table[3]) > 10)
                keyboard(page, base, f"datasets/{part(small[0])}.html")
            for tree in languages(book):
                search(opened, base, tree, book, found)
            judge("Nothing goes wrong on the way", watch.take(book))
            context.close()
            with served(folder) as base:
                page = opened.new_page()
                watch = Watch(page, base)
                search(opened, base, "", book, found[:3])
                name, key, names, rows = found[0]
                panels(page, base, name, key, names, rows)
                judge("Nothing goes wrong on the way", watch.take(book + " over http"))
                page.close()
    finish()


if __name__ == "__main__":
    main()
