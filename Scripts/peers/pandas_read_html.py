# title: pandas.read_html (lxml)
# does: frames, then their values as JSON
# reads: html
# sample: 8
# pip: pandas==3.1.1 lxml==6.1.3
import io

import pandas

from common import run


def tables_of(content):
    if b"<table" not in content.lower():
        return []
    frames = pandas.read_html(io.BytesIO(content), flavor="lxml")
    return [frame.astype(str).values.tolist() for frame in frames]


run(tables_of)
