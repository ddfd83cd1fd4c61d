"""Hostile archives of at most 1 MB: what they unpack to, how many documents they hold, and what their headers say."""

import gzip
import io
import os
import tarfile
import zipfile
import zlib

MEGABYTE = 1_000_000


def tar(files):
    output = io.BytesIO()
    with tarfile.open(fileobj=output, mode="w") as archive:
        for name, data in files:
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return output.getvalue()


def members(count):
    """The headers of empty files."""
    header = bytearray(tar([("000000.md", b"")])[:512])
    total = int(header[148:154], 8) - 6 * ord("0")
    found = []
    for number in range(count):
        name = b"%06d" % number
        header[0:6] = name
        header[148:156] = b"%06o\0 " % (total + sum(name))
        found.append(bytes(header))
    return b"".join(found)


def zipped(files, method=zipfile.ZIP_DEFLATED):
    output = io.BytesIO()
    with zipfile.ZipFile(output, "w", method) as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name), data, method)
    return output.getvalue()


def record(body, fields=b"", kind=b"text/html"):
    block = b"HTTP/1.1 200 OK\r\nContent-Type: " + kind + b"\r\n" + fields + b"\r\n" + body
    return (b"WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: u\r\nContent-Length: %d\r\n\r\n" % len(block)) + block + b"\r\n\r\n"


def overlapping(count):
    """A directory whose entries all have the same data."""
    data = zlib.compressobj(9, zlib.DEFLATED, -15)
    page = b"<p>" * 900_000
    packed = data.compress(page) + data.flush()
    local = b"PK\3\4" + bytes([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]) + zlib.crc32(page).to_bytes(4, "little")
    local += len(packed).to_bytes(4, "little") + len(page).to_bytes(4, "little") + b"\6\0\0\0a.html" + packed
    entry = b"PK\1\2" + bytes([20, 0]) + local[4:26] + b"\6\0" + bytes(16) + b"a.html"
    directory = entry * count
    end = b"PK\5\6" + bytes(4) + count.to_bytes(2, "little") * 2 + len(directory).to_bytes(4, "little")
    return local + directory + end + len(local).to_bytes(4, "little") + bytes(2)


def archives():
    cells = b"<table>" + b"<tr><td>1<td>2" * 200_000 + b"</table>"
    page = b"<p>" * 950_000
    small = gzip.compress(page, 9)
    yield "empty-members.tgz", gzip.compress(members(270_000), 1)
    yield "empty-members.zip", zipped((f"{n}.md", b"") for n in range(9_000))
    yield "tables-packed.tgz", gzip.compress(tar((f"{n}.html", cells) for n in range(40)), 6)
    yield "tables-packed.zip", zipped((f"{n}.html", cells) for n in range(60))
    yield "paragraphs-packed.zip", zipped((f"{n}.html", page) for n in range(60))
    yield "packed-in-packed.tgz", gzip.compress(tar((f"{n}.html", small) for n in range(3_000)), 6)
    yield "packed-pages.warc", record(small, b"Content-Encoding: gzip\r\n") * 320
    yield "packed-pages.warc.gz", gzip.compress(record(small, b"Content-Encoding: gzip\r\n") * 5_000, 6)
    yield "packed-twice.warc", record(gzip.compress(small), b"Content-Encoding: gzip, gzip\r\n") * 3_000
    yield "chunks-of-one-byte.warc", record(b"1\r\na\r\n" * 160_000, b"Transfer-Encoding: chunked\r\n")
    yield "records.warc", record(b"") * 8_000
    yield "member-beginnings.warc.gz", gzip.compress(record(b"x")) + b"\x1f\x8b\x08\x08" * 249_000
    yield "long-fields.warc", b"WARC/1.0\r\n" + b"a: b\r\n" * 160_000
    yield "overlapping.zip", overlapping(17_000)
    yield "zeros.tgz", gzip.compress(bytes(150_000_000), 6)
    yield "blocks-without-sense.tar", b"x" * MEGABYTE
    yield "empty-lines.ndjson", b"\n" * MEGABYTE
    yield "broken-lines.ndjson", b"{\n" * 500_000
    yield "documents.ndjson", b'{"html":""}\n' * 83_000
    yield "escapes.ndjson", b'{"html":"' + b"\\u0061" * 160_000 + b'"}\n'
    yield "nested.ndjson", b'{"a":' + b"[" * 990_000
    yield "names.ndjson", b"{" + b'"html":"",' * 99_000 + b'"html":""}'


def write(folder):
    """Writes the archives. Returns pairs of path and options."""
    os.makedirs(folder, exist_ok=True)
    found = []
    for name, data in archives():
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            file.write(data[:MEGABYTE + 1_000])
        lines = ["--from-ndjson", "html"] if name.endswith(".ndjson") else []
        found.append((path, lines))
    return found
