#!/usr/bin/env python3
"""Follows every link of every page of the sites, without a browser."""
import re

from common import BOOKS, elements, finish, judge, languages, pages, site, target

ADDRESSES = {"a": "href", "link": "href", "script": "src", "img": "src", "source": "srcset", "form": "action", "iframe": "src", "object": "data"}

for book in BOOKS:
    folder, known = site(book), set(pages(book))
    for path in pages(book):
        found, page = [], elements(book, path)
        outside, strange = [], []
        count = 0
        for tag, attributes, line in page.elements:
            strange += [f"{book}/{path}:{line}: {name}" for name in attributes if name.startswith("on") or name == "style"]
            name = ADDRESSES.get(tag)
            if name not in attributes:
                continue
            text = attributes[name] or ""
            count += 1
            if re.match(r"data:image/svg\+xml(;base64)?,", text) and tag in ("img", "source", "link"):
                continue
            try:
                at = target(path, text)
            except ValueError as error:
                found.append(f"{book}/{path}:{line}: {text[:100]}: {error}")
                continue
            if at is None:
                if tag != "a" and attributes.get("rel") not in ("canonical", "alternate", "license") or not text.startswith(("https://", "http://", "mailto:")):
                    outside.append(f"{book}/{path}:{line}: {tag} {text[:100]}")
            elif at[0] not in known and not (folder / at[0]).is_file() or at[0].startswith(".."):
                found.append(f"{book}/{path}:{line}: there is no {at[0]}")
            elif at[1] and at[0] in known and at[1] not in elements(book, at[0]).ids:
                found.append(f"{book}/{path}:{line}: {at[0]} has no #{at[1]}")
        judge("No link or anchor is dead", found, count)
        judge("Pages load nothing from elsewhere, and links lead to the web or the site", outside, count)
        judge("No element has a handler or a style of its own", strange, len(page.elements))
        judge("No id is there twice", [f"{book}/{path}: {id}" for id in page.repeated], max(len(page.ids), 1))
        tags = {tag for tag, _, _ in page.elements}
        lacking = [tag for tag in ("header", "nav", "main", "footer", "h1", "title") if tag not in tags]
        root = next(attributes for tag, attributes, _ in page.elements if tag == "html")
        tree = next(tree for tree in reversed(languages(book)) if path.startswith(tree))
        # In a language without texts of the program these are English.
        if tree and root.get("lang") != (tree[:-1] if tree[:-1] in ("en", "ja") else "en"):
            lacking.append(f"lang={root.get('lang')}")
        policies = [a.get("content", "") for tag, a, _ in page.elements if tag == "meta" and a.get("http-equiv") == "Content-Security-Policy"]
        if len(policies) != 1 or "default-src 'none'" not in policies[0] or "unsafe" in policies[0]:
            lacking.append(f"policy {policies}")
        judge("Each page has its landmarks, language and policy", [f"{book}/{path}: {lacking}"] if lacking else [])
finish()
