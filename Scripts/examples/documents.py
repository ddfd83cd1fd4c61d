"""Documents to try the examples with, made of the articles and pages of this repository: the same in every run."""

import glob
import gzip
import json
import os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def sources():
    paths = sorted(glob.glob("Input/Articles/*", root_dir=ROOT) + glob.glob("Documentation/commands/*.md", root_dir=ROOT))
    for path in paths:
        with open(os.path.join(ROOT, path), encoding="utf-8") as file:
            yield path.endswith(".html"), file.read()


def documents(count):
    """Pairs of id and text. Every seventh has no table, every fiftieth an error."""
    texts = list(sources())
    for number in range(count):
        is_html, text = texts[number % len(texts)]
        name = f"https://example.org/{number // 100}/{number}"
        if number % 7 == 0:
            yield name, f"<p>Document {number} has no table." if is_html else f"Document {number} has no table.\n"
        elif number % 50 == 1:
            yield name, f"| a | b |\n|---|---|\n| {number} | \0 |\n"
        elif is_html:
            yield name, f"<h1>Document {number}</h1><table><tr><th>n<tr><td>{number}</table>{text}"
        else:
            yield name, f"# Document {number}\n\n| n | {number} |\n|---|---|\n| {number * 7} | {number % 13} |\n\n{text}"


def write_lines(folder, count, parts):
    """Files of JSON lines, packed with gzip. Returns their paths."""
    os.makedirs(folder, exist_ok=True)
    paths = [os.path.join(folder, f"part-{part:03}.ndjson.gz") for part in range(parts)]
    files = [gzip.open(path, "wt", encoding="utf-8", compresslevel=1) for path in paths]
    for number, (name, text) in enumerate(documents(count)):
        files[number * parts // count].write(json.dumps({"id": name, "html": text}) + "\n")
    for file in files:
        file.close()
    return paths


def write_archives(folder, count, parts):
    """WARC files with a gzip member for each record. Returns their paths."""
    os.makedirs(folder, exist_ok=True)
    paths = [os.path.join(folder, f"part-{part:03}.warc.gz") for part in range(parts)]
    files = [open(path, "wb") for path in paths]
    for number, (name, text) in enumerate(documents(count)):
        kind = "text/html" if text.startswith("<") else "text/markdown"
        block = f"HTTP/1.1 200 OK\r\nContent-Type: {kind}; charset=utf-8\r\n\r\n{text}".encode()
        head = (
            f"WARC/1.1\r\nWARC-Type: response\r\nWARC-Target-URI: {name}\r\n"
            f"Content-Type: application/http; msgtype=response\r\nContent-Length: {len(block)}\r\n\r\n").encode()
        files[number * parts // count].write(gzip.compress(head + block + b"\r\n\r\n", 1, mtime=0))
    for file in files:
        file.close()
    return paths
