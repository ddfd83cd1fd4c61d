extension HostileFile {
    /// Tables of HTML: spans, nesting, text that is in the wrong place.
    static let htmlTables = [
        HostileFile("spans-largest.html", head: "<table>", filledWith: "<tr><td rowspan=65534 colspan=1000>x"),
        HostileFile(
            "spans-largest-in-one-row.html", head: "<table><tr>", filledWith: "<td rowspan=65534 colspan=1000>x"),
        HostileFile("spans-of-columns.html", head: "<table>", filledWith: "<tr><td colspan=1000>x"),
        HostileFile("spans-of-columns-in-one-row.html", head: "<table><tr>", filledWith: "<td colspan=1000>x"),
        HostileFile("spans-of-rows.html", head: "<table><tr>", filledWith: "<td rowspan=65534>x"),
        HostileFile("spans-of-rows-in-many-rows.html", head: "<table>", filledWith: "<tr><td rowspan=65534>x"),
        HostileFile("spans-to-the-end.html", head: "<table>", filledWith: "<tr><td rowspan=0>x"),
        HostileFile(
            "spans-to-the-end-in-one-row.html", head: "<table><tr>", filledWith: "<td rowspan=0>x",
            tail: "<tr><td>y<tr><td>z"),
        HostileFile(
            "spans-to-the-end-in-groups.html", head: "<table>", filledWith: "<tbody><tr><td rowspan=0>x<td><tr><td>y"),
        HostileFile("spans-just-below-the-limit.html", filledWith: "<table><tr><td rowspan=499 colspan=1000>x</table>"),
        HostileFile("spans-of-1000-in-many-tables.html", filledWith: "<table><tr><td colspan=1000>x</table>"),
        HostileFile(
            "spans-of-long-text.html", head: "<table><tr><td rowspan=400 colspan=1000>", filledWith: "x",
            tail: "</table>"),
        HostileFile(
            "spans-of-text-in-many-tables.html",
            filledWith: "<table><tr><td rowspan=300 colspan=300>" + times(150, "x") + "</table>"),
        HostileFile(
            "spans-overlapping.html", head: "<table>", filledWith: "<tr><td>x<td rowspan=3>y<tr><td colspan=3>z"),
        HostileFile("rows.html", head: "<table>", filledWith: "<tr><td>x"),
        HostileFile(
            "rows-of-one-cell-and-a-wide-one.html", head: "<table><tr>" + times(100, "<td>a"), filledWith: "<tr><td>x"),
        HostileFile("rows-without-cells.html", head: "<table><tr><td>x", filledWith: "<tr>"),
        HostileFile("groups.html", head: "<table>", filledWith: "<tbody><tr><td>x"),
        HostileFile("feet.html", head: "<table>", filledWith: "<tfoot><tr><td>1) x"),
        HostileFile("feet-without-end.html", head: "<table>", filledWith: "<tfoot>"),
        HostileFile("cells-in-one-row.html", head: "<table><tr>", filledWith: "<td>x"),
        HostileFile("header-cells-in-one-row.html", head: "<table><tr>", filledWith: "<th>x"),
        HostileFile("cell-of-a-megabyte.html", head: "<table><td>", filledWith: "cell "),
        HostileFile("cell-of-a-megabyte-of-digits.html", head: "<table><td>", filledWith: "1"),
        HostileFile(
            "cell-of-brackets.html", head: "<table><td>", filledWith: "[1]", tail: "</table><p>[1] after drying"),
        HostileFile("cell-of-superscripts.html", head: "<table><td>", filledWith: "1<sup>2</sup>"),
        HostileFile(
            "cell-of-superscripts-and-links.html", head: "<table><td>", filledWith: "1<sup><a href=x>2</a></sup>"),
        HostileFile("cell-of-marks.html", head: "<table><td>", filledWith: "1<sup>*</sup>"),
        HostileFile("cell-of-line-breaks.html", head: "<table><td>", filledWith: "1<br>"),
        HostileFile("cells-of-superscripts.html", head: "<table>", filledWith: "<tr><td>1<sup>2</sup>"),
        HostileFile("notes-of-superscripts.html", head: cell, filledWith: "<p><sup>1</sup> note"),
        HostileFile(
            "notes-different.html", head: "<table><td>1<sup>2</sup></table>", filledWith: { "<p><sup>\($0)</sup> note" }
        ),
        HostileFile("notes-in-italics.html", head: cell, filledWith: "<i><sup>1</sup>"),
        HostileFile("captions.html", head: "<table>", filledWith: "<caption>x</caption>", tail: "<tr><td>x"),
        HostileFile("captions-of-tables.html", filledWith: "<table><caption>c</caption><td>x</table>"),
        HostileFile("figures.html", filledWith: "<figure><figcaption>c</figcaption><table><td>x</table></figure>"),
        HostileFile("figure-of-many-tables.html", head: "<figure>", filledWith: "<table><td>x</table>"),
        HostileFile(
            "figures-nested.html", head: times(9_000, "<figure><figcaption>"), filledWith: "<table><td>x</table>"),
        HostileFile("tables.html", filledWith: "<table><td>x</table>"),
        HostileFile("tables-open.html", filledWith: "<table><td>x"),
        HostileFile("tables-nested-4000-deep.html", head: times(4_000, "<table><td>"), filledWith: "x"),
        HostileFile("tables-nested-4900-deep-and-text.html", head: times(4_900, "<table><td>"), filledWith: "x<br>"),
        HostileFile(
            "tables-for-layout-nested.html", head: times(3_000, "<table role=none><td>"), filledWith: "x", tail: cell),
        HostileFile(
            "tables-for-layout-between-tables.html", head: times(2_000, "<table><td><table role=none><td>"),
            filledWith: "x"),
        HostileFile(
            "tables-below-a-long-heading.html", head: "<h1>" + times(500_000, "h") + "</h1>",
            filledWith: "<table><td>x</table>"),
        HostileFile("text-between-cells.html", head: "<table>", filledWith: "<tr>x<td>y</td>z"),
        HostileFile("text-in-a-table.html", head: "<table>", filledWith: "x <i>y</i>"),
        HostileFile("text-in-nested-tables.html", filledWith: "<table>x<tr>"),
        HostileFile("selects-in-a-table.html", head: "<table>", filledWith: "<tr><td><select><option>x"),
        HostileFile("selects-between-cells.html", head: "<table>", filledWith: "<select><tr><td>x"),
        HostileFile("forms-in-a-table.html", head: "<table>", filledWith: "<form><input type=hidden>"),
        HostileFile("columns-in-a-table.html", head: "<table>", filledWith: "<col span=1000>", tail: "<tr><td>x"),
        HostileFile("tables-in-quotes.html", filledWith: "<blockquote><table><td>x</table>"),
        HostileFile("cells-without-a-table.html", filledWith: "<td>x", tail: cell),
        HostileFile("tables-deep-in-cells-with-b.html", head: times(200, "<table><td><b>"), filledWith: "<p>x"),
        HostileFile("links-in-cells.html", head: "<table>", filledWith: "<tr><td><a href=x>y"),
        HostileFile("numbers-typed.html", head: "<table>", filledWith: "<tr><td>1,234.5 mm"),
        HostileFile("long-number.html", head: "<table><tr><th>n<tr><td>", filledWith: "9"),
        HostileFile("long-number-of-groups.html", head: "<table><tr><th>n<tr><td>", filledWith: "1,000,"),
    ]
}
