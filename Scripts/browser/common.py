"""What the judges of the site share: sites of several books, their pages by kind, a browser, and how a promise is told.

PROGRAM is the program, SITE a site that is there already (of the project's book), WORK a folder to write in, SHARED the folder in
which prepare.py has written all sites, PART of PARTS what a judge with several parts looks at.
"""
import contextlib
import functools
import html.parser
import http.server
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("PROGRAM", str(ROOT / ".build/make/measurebook"))
WORK = pathlib.Path(os.environ.get("WORK") or tempfile.mkdtemp())

sys.path.append(str(ROOT / "Scripts"))
from judging import finish, judge  # noqa: E402, F401

BOOKS = {
    "first": ROOT / "Input",
    "amplifiers": ROOT / "Tests/Books/amplifiers",
    "awkward": ROOT / "Tests/Books/awkward",
    "hostile": ROOT / "Tests/Books/hostile",
}

def written(book, folder, isNew, *command):
    """The folder that the program writes of a book: the one that prepare.py has written, or a new one."""
    folder = pathlib.Path(os.environ.get("SHARED") or WORK) / folder / book
    if isNew or not os.environ.get("SHARED"):
        shutil.rmtree(folder, ignore_errors=True)
        run = subprocess.run([PROGRAM, *command, "--book", str(BOOKS[book]), "--output", str(folder)], capture_output=True, text=True)
        assert run.returncode in (0, 1), run.stderr[-2000:]
    return folder

@functools.cache
def site(book, isNew=False):
    """The folder of a book's site."""
    if book == "first" and os.environ.get("SITE"):
        return pathlib.Path(os.environ["SITE"])
    return written(book, "sites", isNew, "site")

@functools.cache
def output(book, isNew=False):
    """The folder of a book's data, the same that `build` writes."""
    return written(book, "outputs", isNew, "build", "--quiet")

def pages(book):
    """All pages, by their paths in the site."""
    folder = site(book)
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*.html"))

def languages(book):
    """The folders of the languages: empty for the first one."""
    return [""] + sorted(path.parent.name + "/" for path in site(book).glob("*/index.html"))

def kinds(book, count=1, countOfSmall=None):
    """For each language some pages of each kind: every page of a name of its own, of families the largest and the smallest ones.

    - count: how many of the large ones, and of the small ones where their number is not given.
    """
    folder, chosen = site(book), []
    families = {}
    for path in pages(book):
        tree = next((tree for tree in reversed(languages(book)) if path.startswith(tree)), "")
        parts = path.removeprefix(tree).split("/")
        families.setdefault((tree, parts[0] if len(parts) > 1 else path, len(parts)), []).append(path)
    for family in families.values():
        family.sort(key=lambda path: (folder / path).stat().st_size, reverse=True)
        small = count if countOfSmall is None else countOfSmall
        ends = family[:count] + family[len(family) - small:]
        # In a slice of a large dataset is nothing that its other pages do not have.
        chosen += [path for place, path in enumerate(ends) if path not in ends[:place]]
    return sorted(chosen)

def share(items):
    """What of a list is for this part of a judge. The list begins with what takes long."""
    return items[int(os.environ.get("PART", 0))::int(os.environ.get("PARTS", 1))]

class Elements(html.parser.HTMLParser):
    """The elements of a page with their attributes, ids, and texts by the id of an enclosing element."""

    VOID = {"meta", "link", "img", "input", "br", "hr", "source", "wbr", "col", "base", "area", "embed", "track", "param"}

    def __init__(self, text):
        super().__init__()
        self.elements, self.ids, self.repeated = [], {}, []
        self.stack = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.elements.append((tag, attributes, self.getpos()[0]))
        if attributes.get("id") is not None:
            if attributes["id"] in self.ids:
                self.repeated.append(attributes["id"])
            self.ids[attributes["id"]] = len(self.elements) - 1
        if tag not in self.VOID:
            self.stack.append(tag)

    def handle_endtag(self, tag):
        while self.stack and self.stack.pop() != tag:
            pass

@functools.cache
def elements(book, path):
    return Elements((site(book) / path).read_text(encoding="utf-8"))

def target(path, address):
    """Where a relative address leads: the path of a file of the site and a fragment; None for an address of the web."""
    parts = urllib.parse.urlsplit(address)
    if parts.scheme or parts.netloc:
        return None
    at = os.path.normpath(os.path.join(os.path.dirname(path), urllib.parse.unquote(parts.path))) if parts.path else path
    return at, urllib.parse.unquote(parts.fragment)

@contextlib.contextmanager
def served(folder):
    """The address at which a folder is served by python3 -m http.server's own class."""
    class Handler(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments, **options):
            super().__init__(*arguments, directory=str(folder), **options)

        def log_message(self, *arguments):
            pass

    class Server(http.server.ThreadingHTTPServer):
        def handle_error(self, request, client_address):
            # A page that is left hangs up.
            if not isinstance(sys.exc_info()[1], ConnectionError):
                super().handle_error(request, client_address)

    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()

@contextlib.contextmanager
def browser(isDrawing=True):
    """A browser. One that does not draw lays pages out as well, in a fifth less time; but nothing moves there, and nothing can be clicked."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"] + ([] if isDrawing else ["--disable-threaded-compositing"]))
        yield opened
        opened.close()

# Whatever a page does takes much less; a machine that does much else takes its time.
PATIENCE = 60

def until(page, condition, argument=None, seconds=PATIENCE):
    """Whether a condition comes true on a page at all. Playwright's own waiting needs what the policy of the pages forbids."""
    for _ in range(seconds * 50):
        if page.evaluate(condition, argument):
            return True
        page.wait_for_timeout(20)
    return False

# Whether all answers to what was typed are there.
ANSWERED = "() => document.querySelector('#answers').ariaBusy === 'false'"

class Watch:
    """What a page does that it must not: errors and warnings, requests that leave the site or fail, dialogs."""

    def __init__(self, page, base):
        self.trouble, self.base = [], base
        page.on("console", self.told)
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        page.on("request", lambda request: self.asked(request.url))
        page.on("requestfailed", self.failed)
        page.on("response", lambda response: self.trouble.append(f"{response.status}: {response.url}") if response.status >= 400 else None)
        page.on("dialog", self.dialog)

    def told(self, message):
        if message.type in ("error", "warning"):
            self.trouble.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def failed(self, request):
        # A page that is left does not wait for its pictures, and a download leads to no page.
        if request.failure != "net::ERR_ABORTED" or not (request.resource_type == "image" or request.is_navigation_request()):
            self.trouble.append(f"failed: {request.url} {request.failure}")

    def asked(self, url):
        if not url.startswith((*([self.base] if isinstance(self.base, str) else self.base), "data:", "blob:", "about:")):
            self.trouble.append(f"asks {url}")

    def dialog(self, dialog):
        self.trouble.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def take(self, where):
        found, self.trouble = self.trouble, []
        return [f"{where}: {text[:300]}" for text in found]

def file_base(folder):
    return pathlib.Path(folder).resolve().as_uri() + "/"

def address(base, path):
    return base + urllib.parse.quote(path)
