#!/usr/bin/env python3
"""Writes the sites and the data of all books once, for all judges."""
import concurrent.futures
import os

from common import BOOKS, output, site

with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    for _ in pool.map(lambda made: made[0](made[1], True), [(write, book) for book in BOOKS for write in (site, output)]):
        pass
