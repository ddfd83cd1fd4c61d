#!/usr/bin/env python3
# pip: playwright==1.65.2
# apt: chromium-headless-shell
"""Opens every page of a book whose words, titles and articles are scripts, handlers, addresses, marks of templates and very long words."""
from common import ANSWERED, Watch, address, browser, file_base, finish, judge, languages, pages, served, site, until
from views import READY

QUERIES = ["</script><script>window.broken=90</script>", "{{7*7}}", "__proto__", "constructor", "\u202e", "W" * 3000, "<img src=x onerror=window.broken=91>",
           "#v-1", "%", "\\", "word", "\u2028"]
STATE = "() => [window.broken, document.querySelectorAll('iframe, marquee, object, embed, base, body b, body i, body u').length, document.querySelectorAll('main').length]"
FRAGMENTS = ["#v-<script>", "#v-%E0%A4%A", "#?rows=__proto__&is.constructor=a&columns=toString", "#?page=1e9", "#?compare=,,", "#v-__proto__", "#" + "x" * 5000]

with browser(isDrawing=False) as opened:
    folder = site("hostile")
    with served(folder) as server:
        for base in (file_base(folder), server):
            page = opened.new_page(viewport={"width": 360, "height": 800})
            watch = Watch(page, base)
            # Over http nothing is said otherwise in the other language.
            for path in pages("hostile"):
                if base is server and path.startswith(tuple(languages("hostile")[1:])):
                    continue
                page.goto(address(base, path))
                broken, strange, mains = page.evaluate(STATE)
                judge("Nothing of a hostile book runs or becomes markup", [f"{path}: {broken} {strange}"] if broken is not None or strange or mains != 1 else [])
                judge("A hostile book's pages have no error and no request to elsewhere", watch.take(path))
            for tree in languages("hostile"):
                page.goto(address(base, tree + "index.html"))
                for query in QUERIES:
                    page.fill("#q", query)
                    judge("A hostile question has an end", [] if until(page, ANSWERED) else [f"{tree}: {query[:40]!r}"])
                judge("Nothing of a hostile question runs", [tree] if page.evaluate(STATE)[0] is not None else [], len(QUERIES))
                judge("A hostile question gives no error", watch.take(tree + "search"), len(QUERIES))
            for path in [path for path in pages("hostile") if path.startswith("datasets/") and path.count("/") == 1]:
                for fragment in FRAGMENTS:
                    page.goto("about:blank")
                    page.goto(address(base, path) + fragment)
                    judge("The explorer begins at a hostile address", [] if until(page, READY) else [path + fragment])
                    judge("Nothing of a hostile address runs", [path + fragment] if page.evaluate(STATE)[0] is not None else [])
                judge("A hostile address gives no error", watch.take(path), len(FRAGMENTS))
            page.close()
finish()
