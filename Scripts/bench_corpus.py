"""The files that are measured: real ones from a folder beside the project, where there is one, else generated ones."""

import os
import random
import shutil
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORK = os.path.join(ROOT, ".build", "bench")
SHARED = os.path.join(ROOT, "..", "shared")
ENDINGS = {"markdown": (".md", ".markdown"), "html": (".html", ".htm")}


class Corpus:
    """Files of one syntax: a folder of them for measurebook, and a list of their paths for the peers."""

    def __init__(self, kind, title, folder, note):
        self.kind, self.title, self.folder, self.note = kind, title, folder, note
        self.files = files(folder, ENDINGS[kind])
        self.sizes = [os.path.getsize(path) for path in self.files]
        self.bytes = sum(self.sizes)
        self.list = folder + ".list"
        with open(self.list, "w", encoding="utf-8") as file:
            file.write("".join(path + "\n" for path in self.files))

    def part(self, step):
        """Every file whose number is a multiple of `step`; without any file if that is 0."""
        return self if step == 1 else self.chosen(str(step), self.files[::step] if step else [])

    def chosen(self, name, paths):
        folder = f"{self.folder}-{name}"
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        for path in paths:
            copy = os.path.join(folder, os.path.relpath(path, self.folder))
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            os.link(path, copy)
        return Corpus(self.kind, self.title, folder, self.note)


def corpus(kind):
    """Real files of a syntax, or generated ones."""
    archive = os.path.join(SHARED, "corpus", kind + ".tar.xz")
    isReal = os.path.exists(archive)
    folder = os.path.join(WORK, kind if isReal else kind + "-generated")
    if not os.path.isdir(folder):
        os.makedirs(folder)
        if isReal:
            subprocess.run(["tar", "xf", archive, "-C", folder], check=True)
        else:
            generate(folder, ENDINGS[kind][0])
    title = {"markdown": "Markdown", "html": "HTML"}[kind]
    return Corpus(kind, title, folder, "files of public repositories that have tables" if isReal else "generated files")


def without_xml(corpus):
    """The pages that do not begin as XML; None if all are such pages."""
    kept = []
    for path in corpus.files:
        with open(path, "rb") as file:
            if not file.read(5) == b"<?xml":
                kept.append(path)
    if len(kept) == len(corpus.files):
        return None
    chosen = corpus.chosen("without-xml", kept)
    chosen.title, chosen.note = "HTML without XHTML", "of these files, which do not begin with an XML declaration"
    return chosen


def files(folder, endings):
    found = []
    for parent, folders, names in os.walk(folder):
        folders.sort()
        found += [os.path.join(parent, name) for name in sorted(names) if name.endswith(endings)]
    return found


def generate(target, ending):
    source = random.Random(7)
    for number in range(2000):
        parts = []
        for section in range(source.randint(1, 12)):
            parts.append(heading(section, ending))
            for _ in range(source.randint(1, 8)):
                parts.append(paragraph(source, ending))
            if source.random() < 0.4:
                parts.append(table(source.randint(1, 40), source.randint(2, 8), ending))
        with open(os.path.join(target, f"{number}{ending}"), "w") as file:
            file.write("\n\n".join(parts) + "\n")


def heading(number, ending):
    return f"## Section {number}" if ending == ".md" else f"<h2>Section {number}</h2>"


def paragraph(source, ending):
    words = ["plank", "beam", "`oak`", "a *knot*", "the [mill](https://example.org)", "12", "&amp;", "grain"]
    text = " ".join(source.choice(words) for _ in range(source.randint(10, 90)))
    return text if ending == ".md" else f"<p>{text}</p>"


def table(rows, columns, ending):
    cells = [[f"{row * columns + column}" for column in range(columns)] for row in range(rows)]
    if ending == ".md":
        lines = ["| " + " | ".join(f"c{column}" for column in range(columns)) + " |", "|---" * columns + "|"]
        return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in cells])
    head = "<table>" + "<tr>" + "".join(f"<th>c{column}" for column in range(columns))
    return head + "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) for row in cells) + "</table>"
