#!/usr/bin/env python3
# pip: mdformat==1.0.0 mdformat-gfm==1.0.0
# apt: pandoc
"""Tries whether what a formatter makes of a rendered page is still current, and whether `render` leaves it alone."""
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("PROGRAM", str(ROOT / ".build/make/measurebook"))
WORK = pathlib.Path(os.environ["WORK"])
BOOK = str(ROOT / "Input")
PAGE = """# A page

<!-- measurebook: widget-height os_version=10 flagged=yes caption="1 * 2 <a> [b] $c $d ~e~ f_g https://h.i" -->
<!-- /measurebook -->

- an item

  <!-- measurebook: widget-height os_version=10 device_class=6 rows=os_version columns=content_size_category caption=yes -->
  <!-- /measurebook -->

> a quote
>
> <!-- measurebook: behavior status=contested language=ja -->
> <!-- /measurebook -->

1. a number

   <!-- measurebook: api os_version=14 -->
   <!-- /measurebook -->
"""
FORMATTERS = {
    "mdformat": [sys.executable, "-m", "mdformat", "page.md"],
    "mdformat with narrow tables": [sys.executable, "-m", "mdformat", "--compact-tables", "page.md"],
    "mdformat with short lines": [sys.executable, "-m", "mdformat", "--wrap", "60", "page.md"],
    "Pandoc": ["pandoc", "-f", "gfm", "-t", "gfm", "page.md", "-o", "page.md"],
    "Pandoc with long lines": ["pandoc", "-f", "gfm", "-t", "gfm", "--wrap", "none", "page.md", "-o", "page.md"],
}


def run(folder, *command):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def judge(command, folder):
    """What is wrong after a formatter."""
    folder.mkdir(parents=True)
    (folder / "page.md").write_text(PAGE)
    shutil.copy(ROOT / "README.md", folder / "readme.md")
    pages = {path: path.read_text() for path in (folder / "page.md", folder / "readme.md")}
    _, text = run(folder, PROGRAM, "render", "--book", BOOK, ".")
    before = {path: path.read_text() for path in pages}
    if before == pages:
        yield f"render writes nothing: {text}"
    for path in pages:
        code, text = run(folder, *[path.name if word == "page.md" else word for word in command])
        if code != 0:
            yield text
    formatted = {path: path.read_bytes() for path in pages}
    if all(formatted[path].decode() == before[path] for path in pages):
        yield "the formatter changes nothing, so this proves nothing"
    code, text = run(folder, PROGRAM, "render", "--check", "--book", BOOK, ".")
    if code != 0:
        yield text
    run(folder, PROGRAM, "render", "--book", BOOK, ".")
    yield from (f"render rewrites {path.name}" for path in pages if path.read_bytes() != formatted[path])


def main():
    hasComplaints = False
    for number, (name, command) in enumerate(FORMATTERS.items()):
        complaints = list(judge(command, WORK / str(number)))
        for complaint in complaints:
            print(f"{name}: {complaint}", file=sys.stderr)
        print(f"What {name} makes of a page is current, and render leaves it byte for byte | 2 | {len(complaints)}")
        hasComplaints = hasComplaints or bool(complaints)
    sys.exit(hasComplaints)


main()
