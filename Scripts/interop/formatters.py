#!/usr/bin/env python3
# pip: mdformat==1.0.0 mdformat-gfm==1.0.0
# apt: pandoc
"""Tries whether what a formatter makes of a rendered page is still current, and whether `render` leaves it alone.

prettier is tried where npx has it.
"""
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
    "prettier": ["npx", "--no-install", "prettier", "--write", "page.md"],
}


def run(folder, *command):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def main():
    hasComplaints = False
    for number, (name, command) in enumerate(FORMATTERS.items()):
        folder = WORK / str(number)
        folder.mkdir(parents=True)
        (folder / "page.md").write_text(PAGE)
        shutil.copy(ROOT / "README.md", folder / "readme.md")
        run(folder, PROGRAM, "render", "--book", BOOK, "page.md", "readme.md")
        before = {path: (folder / path).read_text() for path in ("page.md", "readme.md")}
        complaints, changed = [], 0
        for page in before:
            code, text = run(folder, *[page if word == "page.md" else word for word in command])
            if code != 0 and name == "prettier":
                break
            if code != 0:
                complaints.append(text)
            formatted = (folder / page).read_bytes()
            changed += formatted.decode() != before[page]
            code, text = run(folder, PROGRAM, "render", "--check", "--book", BOOK, page)
            if code != 0:
                complaints.append(text)
            run(folder, PROGRAM, "render", "--book", BOOK, page)
            if (folder / page).read_bytes() != formatted:
                complaints.append(f"render rewrites {page}")
        else:
            if not changed:
                complaints.append("the formatter has changed nothing, so this proves nothing")
            for complaint in complaints:
                print(f"{name}: {complaint}", file=sys.stderr)
            print(f"What {name} makes of a page is current, and render leaves it byte for byte | 2 | {len(complaints)}")
            hasComplaints = hasComplaints or bool(complaints)
            continue
        print(f"{name} is not installed", file=sys.stderr)
    sys.exit(hasComplaints)


main()
