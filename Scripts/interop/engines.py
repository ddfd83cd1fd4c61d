#!/usr/bin/env python3
# pip: Markdown==3.11.3 markdown-it-py==4.3.0 linkify-it-py==2.2.0 docutils==0.22.2
# apt: cmark-gfm pandoc ruby-kramdown asciidoctor
"""Judges whether tables that `render` writes show the book's texts in every engine: cells with marks of each language, addresses,
and chance mixtures of them.
"""
import html.parser
import json
import os
import pathlib
import random
import subprocess
import sys

import docutils.core
import markdown
import markdown_it

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))
from fault_books import BOOK  # noqa: E402

PROGRAM = os.environ.get("PROGRAM", str(ROOT / ".build/make/measurebook"))
WORK = pathlib.Path(os.environ["WORK"])
PLAIN = [
    "a|b", "|", "*a*", "**a**", "5 * 3", "39*", "_a_", "os_version", "__a__", "`a`", "``", "<b>a</b>", "<5", "a < b", "a > b", "->",
    "a->>b", "&amp;", "R&D", "&#42;", "&", "[a](b)", "[a]", "[^1]", "[ ] a", "a\\b", "\\", "\\|", "C:\\new\\*", "a\\", "~9", "~~a~~",
    "~9 ~10", "$5", "$5 and $6", "$$a$$", "#a", "# a", "a #", "::", "a: b", ":smile:", "12:34:56", "@me", "a@b.org", "https://a.b/c_d_e?f=g&h=i",
    "http://a.b/*c*", "www.a.b", "ftp://a.b", "//a.b", "{a}", "{: .b}", "{{a}}", "m^2", "x^2^", "H~2~O", "--", "a--b", "---", "...", "a...b",
    "<<a>>", "-", "+", "=", "- a", "+ a", "1. a", "1) a", "(1) a", "> a", "===", "!a", "![a](b)", "<!-- a -->", "<br>", "<https://a.b>", "a_b_",
    "*", "_", "~", "^", "本_文", "5'6\"", "%a", "(C)", "(R)", "a=b", "/a/", "..", ".. a", "|a|", "`a", "a`b`", ":a:`b`", "a_", "__", "+a+", "''",
]
CHARACTERS = "|*_`<>&[]\\~$#:@^{}()!-+=./a1 "


def mixtures(count):
    chance = random.Random(18)
    texts = ["".join(chance.choice(CHARACTERS) for _ in range(chance.randint(2, 9))) for _ in range(count)]
    return [" ".join(text.split()) for text in texts if text.strip()]


class Paragraphs(html.parser.HTMLParser):
    """The texts of paragraphs."""

    def __init__(self, text):
        super().__init__()
        self.texts, self.inside = [], False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        if tag == "p":
            self.inside = True
            self.texts.append("")

    def handle_endtag(self, tag):
        self.inside = self.inside and tag != "p"

    def handle_data(self, data):
        if self.inside:
            self.texts[-1] += data


class Cells(html.parser.HTMLParser):
    """The texts of the first cell of each row of a table's body."""

    def __init__(self, text):
        super().__init__()
        self.texts, self.inside, self.isFirst = [], False, False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        if tag == "tr":
            self.isFirst = True
        elif tag in ("td", "th"):
            self.inside = self.isFirst
            if self.isFirst:
                self.texts.append("")
            self.isFirst = False

    def handle_endtag(self, tag):
        self.inside = self.inside and tag not in ("td", "th", "tr")

    def handle_data(self, data):
        if self.inside:
            self.texts[-1] += data


def shown(text):
    # kramdown and Asciidoctor draw quotation marks as a printer would.
    for drawn, plain in [("“", '"'), ("”", '"'), ("‘", "'"), ("’", "'"), ("\u200b", "")]:
        text = text.replace(drawn, plain)
    return " ".join(text.split())


def command(*arguments):
    def convert(text):
        run = subprocess.run(arguments, input=text.encode(), capture_output=True)
        assert run.returncode == 0, run.stderr.decode()
        return run.stdout.decode()
    return convert


def kramdown(options):
    return command("ruby", "-Ku", "-rkramdown", "-e",
                   f"Encoding.default_external = 'UTF-8'; puts Kramdown::Document.new(STDIN.read{options}).to_html")


def docutils_html(text):
    return docutils.core.publish_string(
        text, writer="html5", settings_overrides={"report_level": 2, "halt_level": 2, "warning_stream": sys.stderr}).decode()


ENGINES = {
    "cmark-gfm": ("page.md", command("cmark-gfm", "--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-e", "tagfilter")),
    "markdown-it": ("page.md", lambda text: markdown_it.MarkdownIt("gfm-like").render(text)),
    "Python-Markdown": ("page.md", lambda text: markdown.markdown(text, extensions=["tables"])),
    "Python-Markdown with its extras": ("page.md", lambda text: markdown.markdown(text, extensions=["extra"])),
    "Pandoc": ("page.md", command("pandoc", "-f", "markdown-smart", "-t", "html", "--mathjax")),
    "Pandoc for GitHub": ("page.md", command("pandoc", "-f", "gfm", "-t", "html")),
    "kramdown": ("page.md", kramdown("")),
    "docutils": ("page.rst", docutils_html),
    "Asciidoctor": ("page.adoc", command("asciidoctor", "-a", "showtitle", "-e", "-o", "-", "-")),
    "an HTML parser": ("page.html", lambda text: text),
}
COMMENTS = {"md": "<!-- {} -->", "rst": ".. {}", "adoc": "// {}", "html": "<!-- {} -->"}


def write_book(texts):
    files = dict(BOOK)
    entries = "\n".join(f"  - {{id: w{n}, labels: {{en: {json.dumps(text)}}}}}" for n, text in enumerate(texts))
    files["Vocabulary/wood.yaml"] = f"vocabulary: wood\ntitle: Wood\nentries:\n{entries}\n"
    rows = "".join(f"| w{n} | 20 | 40 |\n" for n in range(len(texts)))
    files["Articles/mill.md"] = f"# Planks\n\n## Sizes\n\n| Wood | Grade 1 | Grade 2 |\n|---|---|---|\n{rows}"
    for path, text in files.items():
        (WORK / "Input" / path).parent.mkdir(parents=True, exist_ok=True)
        (WORK / "Input" / path).write_text(text)
    for ending, comment in COMMENTS.items():
        opening, closing = comment.format("measurebook: plank-size side=right rows=wood"), comment.format("/measurebook")
        (WORK / f"page.{ending}").write_text(f"{opening}\n{closing}\n")
    captions = [text for text in texts if not any(mark in text for mark in ('"', "'", "--")) and text[0] != "="]
    (WORK / "captions.md").write_text("".join(
        f'<!-- measurebook: plank-size wood=w0 caption="{text}" -->\n<!-- /measurebook -->\n\n' for text in captions))
    for arguments in (["page.md", "captions.md", "page.rst", "page.adoc", "page.html"], ["--check", "*.*"]):
        run = subprocess.run([PROGRAM, "render", *arguments], cwd=WORK, capture_output=True)
        assert run.returncode == 0, run.stderr.decode()
    return captions


def main():
    # A vocabulary has each label once, in whatever case.
    texts = list({text.lower(): text for text in PLAIN + mixtures(600)}.values())
    captions = write_book(texts)
    hasComplaints = False
    for name, (page, convert) in ENGINES.items():
        cells = [shown(text) for text in Cells(convert((WORK / page).read_text())).texts[1:]]
        complaints = [(text, cell) for text, cell in zip(texts, cells) if shown(text) != cell]
        if len(cells) != len(texts):
            complaints.append((f"{len(texts)} rows", f"{len(cells)} rows"))
        if page == "page.md":
            paragraphs = [shown(text) for text in Paragraphs(convert((WORK / "captions.md").read_text())).texts]
            complaints += [(text, "no caption") for text in captions if shown(text) not in paragraphs]
        for text, cell in complaints[:12]:
            print(f"{name}: {text!r} shows as {cell!r}", file=sys.stderr)
        print(f"Each text in a table of {page} shows as it is in {name} | {len(texts)} | {len(complaints)}")
        hasComplaints = hasComplaints or bool(complaints)
    sys.exit(hasComplaints)


main()
