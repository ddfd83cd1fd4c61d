#!/usr/bin/env python3
# pip: datasette==0.65.5
# books: all
"""Serves book.sqlite by datasette with its own metadata, and looks at the pages of all tables."""
import asyncio
import html
import json
import sqlite3

from common import DATA, finish, judge, package
from datasette.app import Datasette

path = str(DATA / "book.sqlite")
with sqlite3.connect(path) as base:
    metadata = json.loads(base.execute("SELECT json FROM metadata").fetchone()[0])
    names = [row[0] for row in base.execute(
        "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'search_%' AND name NOT LIKE 'sqlite_%'")]


async def main():
    served = Datasette([path], metadata=metadata)
    home = html.unescape((await served.client.get("/")).text)
    judge("the title of the book is shown", [] if metadata["title"] in home else [metadata["title"]])
    licences = [(licence.get("title", licence.get("name")), licence.get("path", "")) for licence in package().get("licenses", [])]
    judge("the licences are shown", [f"{licence}" for licence in licences if not all(text in home for text in licence)])
    views = {name for name in names if name.startswith("labels/")}
    tables = metadata["databases"]["book"]["tables"]
    resources = {resource["name"]: resource for resource in package()["resources"]}
    judge("every view of labels has a title", [name for name in sorted(views) if not tables.get(name, {}).get("title")], len(views))
    for name in names:
        url = served.urls.table("book", name)
        page = await served.client.get(url)
        shown = html.unescape(page.text)
        judge("every table has a page", [] if page.status_code == 200 else [f"{name}: {page.status_code}"])
        described = tables.get(name, {})
        for key in ("title", "source"):
            if described.get(key) and ("/" not in name or name in views):
                judge("titles and sources are shown", [] if described[key] in shown else [f"{name}: {key}"])
        resource = resources.get(name.removeprefix("labels/"))
        if resource:
            addresses = [source["path"] for source in resource.get("sources", []) if "path" in source]
            judge("addresses of sources are shown", [f"{name}: {address}" for address in addresses if address not in shown])
        rows = (await served.client.get(f"{url}.json?_shape=array&_size=1")).json()
        judge("every table has rows as JSON", [] if isinstance(rows, list) else [name])


asyncio.run(main())
finish()
