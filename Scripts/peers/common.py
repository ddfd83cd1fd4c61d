"""What the peers in Python share: reading the files of a list, writing their tables, counting.

A peer gives `run` a function from the bytes of a file to its tables: lists of rows, which are lists of texts. Each table becomes a
line of JSON on standard output; files, bytes, tables, files that failed, and processor seconds become one on standard error.
"""
import json
import sys
import time


def run(tables_of):
    with open(sys.argv[1], encoding="utf-8") as file:
        paths = file.read().splitlines()
    # Starting Python and importing the peer is not counted.
    start = time.process_time()
    size = tables = failed = 0
    for path in paths:
        with open(path, "rb") as file:
            content = file.read()
        size += len(content)
        try:
            found = tables_of(content)
        except Exception:
            failed += 1
            continue
        tables += len(found)
        for table in found:
            sys.stdout.write(json.dumps(table, ensure_ascii=False) + "\n")
    sys.stdout.flush()
    counts = {"files": len(paths), "bytes": size, "tables": tables, "failed": failed}
    print(json.dumps(counts | {"seconds": time.process_time() - start}), file=sys.stderr)
