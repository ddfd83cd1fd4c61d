#!/usr/bin/env python3
# pip: playwright==1.65.2 axe-playwright-python==0.1.8
# apt: chromium
"""Judges pages of each kind by axe, in both themes and three widths: all rules, best practices too."""
import pathlib

import axe_playwright_python
from common import address, browser, file_base, finish, judge, kinds, site

PROMISE = "axe has no complaint"
SCRIPT = next(pathlib.Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text(encoding="utf-8")
RUN = """async () => {
  const found = await axe.run(document, {resultTypes: ["violations"], rules: {"target-size": {enabled: true}}});
  return found.violations.map(rule => [rule.id, rule.nodes.length, rule.nodes[0].html.slice(0, 200), rule.nodes[0].failureSummary]);
}"""
# Of many equal things in one place some are enough; axe needs a minute for a page with a thousand values.
TRIM = """() => {
  const most = 8;
  for (const parent of document.querySelectorAll("main, main *")) {
    const counts = new Map();
    for (const child of [...parent.children]) {
      const kind = child.localName + child.className.toString().includes("doubt") + (child.querySelector("[class*=doubt]") ? "doubtful" : "");
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count > most && !["td", "th", "col"].includes(child.localName)) child.remove();
    }
  }
}"""
THEMES, WIDTHS = ("light", "dark"), (360, 768, 1440)

with browser() as opened:
    for book, count in (("first", 1), ("amplifiers", 1), ("hostile", 1)):
        for path in kinds(book, count):
            page = opened.new_page(viewport={"width": 1440, "height": 900})
            page.goto(address(file_base(site(book)), path))
            page.evaluate(TRIM)
            page.evaluate(SCRIPT)
            combinations = [(theme, width) for theme in THEMES for width in WIDTHS]
            if book != "first":
                combinations = [("light", 360), ("dark", 1440)]
            for theme, width in combinations:
                page.emulate_media(color_scheme=theme)
                page.set_viewport_size({"width": width, "height": 900})
                judge(PROMISE, [f"{book}/{path} {theme} {width}: {' '.join(map(str, rule))}" for rule in page.evaluate(RUN)])
            page.close()
finish()
