#!/usr/bin/env python3
# pip: playwright==1.65.2
# apt: chromium-headless-shell
"""Does ten tasks of readers from the first book's home page, as a person would: by clicks and typed words alone.

Each answer is compared with the CSV file or the article that it comes from. Prints on stderr what each task took: clicks (each
click, choice or key), typed letters, and seconds of the machine. A task is done if the answer is right, in at most CLICKS clicks, and
in at most SECONDS of a reader who takes a second and a half for each click and a quarter for each letter; what the machine takes
is its own matter.
"""
import csv
import shutil
import subprocess
import sys
import time

from common import ANSWERED, BOOKS, PATIENCE, PROGRAM, WORK, Watch, browser, finish, judge, output, served, site, until

CLICKS, SECONDS = 8, 30


class Reader:
    """Counts what a person does on a page."""

    def __init__(self, page):
        self.page, self.clicks, self.letters, self.start = page, 0, 0, time.monotonic()

    def home(self, base):
        self.page.goto(base + "index.html")
        self.clicks, self.letters, self.start = 0, 0, time.monotonic()

    def click(self, target):
        (self.page.locator(target).first if isinstance(target, str) else target).click()
        self.clicks += 1

    def link(self, text, place="body"):
        self.click(self.page.locator(place).get_by_role("link", name=text).first)

    def choose(self, label, option):
        """Opens a list and takes an option of it."""
        self.page.locator(f'#explorer label:has(> span:text-is("{label}")) select').select_option(label=option)
        self.clicks += 2

    def answers(self, text):
        """Types into the search and waits for the answers."""
        self.click("#q")
        self.page.keyboard.type(text)
        self.letters += len(text)
        assert until(self.page, ANSWERED) and self.page.query_selector("#answers a"), f"no answer to {text}"

    def seconds(self):
        """What a reader takes."""
        return 1.5 * self.clicks + 0.25 * self.letters

    def panel(self):
        self.page.wait_for_selector("dialog[open] .figure")
        return self.page.inner_text("dialog[open] .figure"), self.page.inner_text("dialog[open]")

    def table(self):
        """The explorer's table: lines of texts."""
        assert until(self.page, "() => document.querySelector('#explorer table')")
        return self.page.evaluate("() => [...document.querySelectorAll('#explorer tr')].map(line => [...line.children].map(cell => cell.innerText.trim()))")


def rows(name):
    with open(output("first") / "data" / f"{name}.csv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def value(name, **key):
    """The one row with these words."""
    found = [row for row in rows(name) if all(row[field] == word for field, word in key.items())]
    assert len(found) == 1, found
    return found[0]


def copied(reader, button):
    """What a button copies."""
    reader.page.evaluate("() => navigator.clipboard.writeText('')")
    reader.click(button)
    assert until(reader.page, "() => navigator.clipboard.readText()"), "nothing is copied"
    return reader.page.evaluate("() => navigator.clipboard.readText()")


def body_size(reader):
    """The body size at AX3 on iOS 10"""
    reader.answers("ios 10 body ax3")
    reader.click("#answers a")
    figure, _ = reader.panel()
    row = value("font-size", context="app", os_version="10", text_style="body", content_size_category="accessibility3")
    return figure, f"{row['value']} {row['unit']}"


def expanded_height(reader):
    """How high an expanded widget may be on an iPhone X"""
    reader.answers("iphone x expanded large portrait")
    reader.click("#answers a")
    figure, text = reader.panel()
    row = value("widget-height", os_version="11", device_class="iphone-x", orientation="portrait", display_mode="expanded",
                content_size_category="large")
    return figure, f"{row['value']} {row['unit']}"


def doubtful_figure(reader):
    """Where the figure 684 is from and whether to believe it"""
    reader.link("Doubts", "header")
    reader.page.wait_for_load_state("load")
    row = next(row for row in rows("widget-height") if row["value"] == "684" and row["implied"])
    reader.click(reader.page.locator("tr", has_text="684").filter(has_text=row["implied"]).get_by_role("link", name="684").first)
    figure, text = reader.panel()
    source = reader.page.locator("dialog[open] a", has_text="line").first
    line = source.get_attribute("href")
    return (figure.split()[0], row["implied"] in text, "today-widget-sizes" in line), ("684", True, True)


def changed(reader):
    """What changed from iOS 10 to 11"""
    reader.link("Changes", "header")
    reader.page.wait_for_load_state("load")
    line = reader.page.locator("tr", has_text="Heights of Today widgets").filter(has_text="iOS 10 → iOS 11").first
    cells = [cell.strip() for cell in line.locator("th, td").all_inner_texts()]
    keys = ("device_class", "orientation", "display_mode", "content_size_category")
    old, new = ({tuple(row[key] for key in keys): (row["value"], row["bound"]) for row in rows("widget-height") if row["os_version"] == version}
                for version in ("10", "11"))
    both = [key for key in old if key in new]
    return cells[2:4], [str(sum(old[key] == new[key] for key in both)), str(sum(old[key] != new[key] for key in both))]


def markdown(reader):
    """The table as Markdown"""
    reader.link("Heights of Today widgets", "main")
    reader.table()
    text = copied(reader, reader.page.locator("#explorer").get_by_role("button", name="Copy", exact=True))
    shown = reader.table()
    # The title comes first.
    written = text.strip().split("\n\n")[1].split("\n")
    lines = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in written]
    # The mark of doubt has another form there, as have signs that mean something in Markdown.
    plain = lambda cell: cell.replace("\\", "").replace("[?]", "").replace("●", "").split("(")[0].strip()  # noqa: E731
    return [list(map(plain, line)) for line in [lines[0], *lines[2:]]], [list(map(plain, line)) for line in shown]


def lasting_link(reader):
    """A link to one value that still works after a rebuild"""
    reader.answers("ios 10 body ax3")
    reader.click("#answers a")
    figure, _ = reader.panel()
    address = copied(reader, reader.page.locator("dialog[open]").get_by_role("button", name="Copy link"))
    again = reader.rebuilt + address.removeprefix(reader.base)
    reader.page.goto(again)
    return reader.panel()[0], figure


def one_source(reader):
    """Which values have one source only"""
    reader.link("Screens of devices", "main")
    reader.table()
    reader.click(reader.page.locator("#explorer summary"))
    found = []
    for source in ("device-screens", "more-device-screens"):
        reader.choose("Articles", source)
        found.append(reader.page.inner_text("#explorer .status").split()[0])
    sources = [row["articles"] for row in rows("device-screen")]
    return found, [str(sources.count(source)) for source in ("device-screens", "more-device-screens")]


def spreadsheet(reader):
    """The data in a spreadsheet"""
    reader.link("Font sizes of text styles", "main")
    reader.page.wait_for_load_state("load")
    with reader.page.expect_download() as waiting:
        reader.click(reader.page.locator("main").get_by_role("link", name="CSV", exact=True).first)
    with open(waiting.value.path(), encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file)), rows("font-size")


def japanese(reader):
    """Everything in Japanese"""
    reader.link("日本語", "header")
    reader.page.wait_for_load_state("load")
    reader.answers("本文 ios 10 ax3")
    reader.click("#answers a")
    figure, text = reader.panel()
    row = value("font-size", context="app", os_version="10", text_style="body", content_size_category="accessibility3")
    language = reader.page.evaluate("() => document.documentElement.lang")
    english = [word for word in ("Copy", "Close", "Read in", "source", "rules") if word in text]
    return (figure, language, english), (f"{row['value']} {row['unit']}", "ja", [])


TASKS = (body_size, expanded_height, doubtful_figure, changed, markdown, lasting_link, one_source, spreadsheet, japanese)


def attempt(reader, task, title):
    reader.home(reader.base)
    try:
        found, expected = task(reader)
        problem = None if found == expected else f"{str(found)[:300]} instead of {str(expected)[:300]}"
    except Exception as error:  # A reader who does not find the way has no answer.
        problem = str(error)[:300]
    seconds = reader.seconds()
    machine = time.monotonic() - reader.start
    print(f"{title} | {reader.clicks} clicks | {reader.letters} letters | {seconds:.1f} s and {machine:.1f} s of the machine | {problem or 'right'}",
          file=sys.stderr)
    judge("A task of a reader gives the right answer", [f"{title}: {problem}"] if problem else [])
    judge(f"A task takes a reader at most {SECONDS} seconds and {CLICKS} clicks", [f"{title}: {seconds:.1f} s"] if seconds > SECONDS or reader.clicks > CLICKS else [])


def main():
    # The site of the book as it is built another time, elsewhere.
    rebuilt = WORK / "rebuilt"
    shutil.rmtree(rebuilt, ignore_errors=True)
    subprocess.run([PROGRAM, "site", "--book", str(BOOKS["first"]), "--output", str(rebuilt)], capture_output=True, check=False)
    with browser() as opened, served(site("first")) as base, served(rebuilt) as other:
        for width, suffix in ((1440, ""), (360, ", on a phone")):
            context = opened.new_context(viewport={"width": width, "height": 800}, has_touch=bool(suffix),
                                         permissions=["clipboard-read", "clipboard-write"])
            page = context.new_page()
            page.set_default_timeout(1000 * PATIENCE)
            watch = Watch(page, (base, other))
            reader = Reader(page)
            reader.base, reader.rebuilt = base, other
            for task in TASKS:
                attempt(reader, task, task.__doc__ + suffix)
            judge("Nothing goes wrong on the way", watch.take(f"{width} px"))
            context.close()
    finish()


if __name__ == "__main__":
    main()
