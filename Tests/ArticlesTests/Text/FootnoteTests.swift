import Articles
import Testing

struct FootnoteTests {
    /// What is raised at a number and explained nowhere joins the text, which says so.
    @Test(arguments: [
        ("39<sup>1</sup>", RaisedText(marks: ["1"], textWithout: "39", isFootnote: false)),
        ("39 <sup>1</sup> mm", RaisedText(marks: ["1"], textWithout: "39 mm", isFootnote: false)),
        ("2<sup>-5</sup>", RaisedText(marks: ["-5"], textWithout: "2", isFootnote: false, isPower: true)),
        ("<sup>1</sup>39", RaisedText(marks: ["1"], textWithout: "39", isFootnote: false)),
        ("39<sup>a</sup>", RaisedText(marks: ["a"], textWithout: "39", isFootnote: false)),
        ("39<sup>1,2</sup>", RaisedText(marks: ["1,2"], textWithout: "39", isFootnote: true)),
        ("39<sup>1)</sup>", nil),
        ("10³", RaisedText(marks: ["³"], textWithout: "10", isFootnote: false, isPower: true)),
        ("10<sup>3</sup>", RaisedText(marks: ["3"], textWithout: "10", isFootnote: false, isPower: true)),
        ("10<sup>6</sup> <sup>2</sup>", RaisedText(marks: ["2"], textWithout: "10^6", isFootnote: false)),
        ("2½<sup>2</sup>", RaisedText(marks: ["2"], textWithout: "2½", isFootnote: false)),
        ("2½²", RaisedText(marks: ["²"], textWithout: "2½", isFootnote: false)),
        ("39³", RaisedText(marks: ["³"], textWithout: "39", isFootnote: false)), ("5 m<sup>2</sup>", nil),
        ("1<sup>st</sup>", nil), ("12<sup>h</sup>", nil),
        ("<sup>14</sup>C", nil), ("8 <sup>1</sup>/2", nil), ("8<sup>1</sup>/<sub>2</sub>", nil),
        ("120<sup>1</sup>/80", RaisedText(marks: ["1"], textWithout: "120/80", isFootnote: false)),
        ("110<sup>12</sup>/80 km", RaisedText(marks: ["12"], textWithout: "110/80 km", isFootnote: false)),
    ])
    func raisedTextAtNumbers(cell: String, raised: RaisedText?) {
        let html = Reading.article("<table><tr><td>\(cell)</td></tr></table>", path: "a.html")
        #expect(html.tables.first?.cells.first?.raised == raised)
        #expect(Reading.article("| \(cell) |\n|---|\n").tables.first?.cells.first?.raised == raised)
    }

    /// Digits that only the taking out of markup, or of wide spaces, brings together.
    @Test(arguments: [
        ("100<br>200", ["100\n200"]), ("10<sub>2</sub>", ["102"]), ("<s>3</s> 400", ["3 400"]), ("2<i>1</i>", []),
        ("5<img alt=\"6\">", ["56"]), ("5<button>6</button>", ["56"]),
        ("<math><msub><mn>10</mn><mn>2</mn></msub></math>", ["102"]), ("<math><mphantom>9</mphantom>5</math>", ["95"]),
        ("<math><mn>10</mn><mo>+</mo><mn>2</mn></math>", []),
        ("2<ins>5</ins>", []), ("<del>3</del><ins>4</ins>", ["34"]),
        ("3<del>1</del>", ["31"]), ("3<a href=\"#n\">1</a>", ["31"]),
        ("99&nbsp;&nbsp;104", ["99 104"]), ("99&nbsp; 104 mm", ["99 104"]), ("99&emsp;104", ["99 104"]),
        ("９９&nbsp;&nbsp;104", ["９９ 104"]), ("<code>99&nbsp;&nbsp;104</code>", ["99 104"]),
        ("1 <b> 024</b>", []), ("<b>12</b> <!-- total --> 345", []), ("12 <i> 346</i>", []),
        ("1&nbsp;024", []), ("1&thinsp;024", []), ("1  024", []), ("99&nbsp;&nbsp;mm", []),
        ("1<small>.5</small>", []), ("<b>39</b> mm", []), ("39<sup>[1]</sup>", []), ("<i>20</i>x<i>40</i>", []),
        ("１<small>２</small>", ["１２"]), ("1,024", []), ("3<sup>*</sup><small>5</small>", ["35"]),
    ])
    func digitsThatMarkupPartsMeetInSeams(cell: String, seams: [String]) {
        let html = Reading.article("<table><tr><td>\(cell)</td></tr></table>", path: "a.html")
        #expect(html.tables.first?.cells.first?.seams == seams)
        #expect(Reading.article("| \(cell) |\n|---|\n").tables.first?.cells.first?.seams == seams)
    }

    @Test(arguments: [
        ("<img src=a.png>", true), ("<img src=a.png><sup>[1]</sup>", true), ("<img src=a.png> 12", false),
        ("<img src=a.png alt=''>", false), ("<img src=a.png title=b>", false), ("", false),
    ])
    func picturesWithoutATextAreKnown(cell: String, isPicture: Bool) {
        let html = Reading.article("<table><tr><td>\(cell)</td></tr></table>", path: "a.html")
        #expect(html.tables.first?.cells.first?.written.content.isPicture == isPicture)
    }

    /// An image of Markdown is read as one of HTML.
    @Test(arguments: [
        ("![1](a.png) 600", "1 600", ["1 600"], false), ("![5](a.png)6", "56", ["56"], false),
        ("6![５](a.png)", "6５", ["6５"], false), ("7 ![*5*](a.png)", "7 5", ["7 5"], false),
        ("[![5](a.png)](b) 6", "5 6", ["5 6"], false), ("![oak](a.png) 6", "oak 6", [], false),
        ("![](a.png)", "", [], true), ("[![](a.png)](b)", "", [], true), ("![](a.png) 12", "12", [], false),
        ("![](a.png '5') 6", "5 6", ["5 6"], false), ("<math>3</math>x![5](a.png)6", "3x56", ["56"], false),
    ])
    func imagesOfMarkdownAreApart(cell: String, text: String, seams: [String], isPicture: Bool) {
        let read = Reading.article("| \(cell) |\n|---|\n").tables.first?.cells.first
        #expect(read?.text == text)
        #expect(read?.seams == seams)
        #expect(read?.written.content.isPicture == isPicture)
    }

    @Test(arguments: [
        ("<del>12</del>", ["12"]), ("<s>12 mm</s> 13", ["12 mm"]), ("a <strike> 1<b>4</b> </strike>", ["14"]),
        ("<span style=\"text-decoration: underline line-through\">5</span>", ["5"]),
        ("<span style=\"text-decoration: underline\">5</span>", []),
        ("<del>old</del> 13", ["old"]), ("<ins>12</ins>", []), ("<del>12</del>, 13<sup>*</sup>", ["12"]),
    ])
    func numbersThatAreStruckOutAreKnown(cell: String, struck: [String]) {
        let html = Reading.article("<table><tr><td>\(cell)</td></tr></table>", path: "a.html")
        #expect(html.tables.first?.cells.first?.written.content.struck == struck)
        #expect(Reading.article("| \(cell) |\n|---|\n").tables.first?.cells.first?.written.content.struck == struck)
    }

    /// A power ends with its element, and a list of marks is none.
    @Test(arguments: [
        ("10<sup>3</sup>5", ["35"], nil), ("2×10<sup>3</sup> 5", ["3 5"], nil), ("10<sup>3</sup>", [], true),
        ("10<sup>3,a</sup>", [], false),
    ])
    func powersEndWithTheirElement(cell: String, seams: [String], isPower: Bool?) {
        let html = Reading.article("<table><tr><td>\(cell)</td></tr></table>", path: "a.html")
        let read = html.tables.first?.cells.first
        #expect(read?.seams == seams)
        if let isPower { #expect(read?.raised?.isPower == isPower) }
    }

    /// The style of the page, of a row, of a cell or of a block in it.
    @Test(arguments: [
        "<tr><td class=old>5</td></tr>", "<tr class=old><td>5</td></tr>",
        "<tbody class=old><tr><td>5</td></tr></tbody>",
        "<tr><td style='text-decoration: line-through'>5</td></tr>", "<tr><td><p class=old>5</p></td></tr>",
        "<tr><td><div class=old><b>5</b></div></td></tr>",
    ])
    func cellsThatAreStruckOutAreKnown(rows: String) {
        let page = "<style>.old { text-decoration: line-through }</style><table>\(rows)</table>"
        let cell = Reading.article(page, path: "a.html").tables.first?.cells.first
        #expect(cell?.text == "5" && cell?.written.content.struck == ["5"])
    }

    @Test(arguments: ["1) after drying", "(1) after drying", "<sup>1</sup> after drying"])
    func aFootOfTheTableHoldsNotes(note: String) {
        let html = "<table><tr><td>39<sup>1</sup></td></tr><tfoot><tr><td>\(note)</td></tr></tfoot></table>"
        #expect(Reading.article(html, path: "a.html").tables.first?.cells.first?.text == "39")
    }

    @Test(arguments: [
        "<p><span style=\"vertical-align:super\">1</span> after drying",
        "<p><span style='font-size: 7pt; vertical-align: 5px'>1</span>) after drying",
        "<sup>1</sup> after drying<br>", "<font size=1><sup>1</sup> after drying</font>", "¹ after drying",
        "<aside><sup>1</sup> after drying</aside>", "<footer>¹ after drying</footer>",
        "<center><i><sup>1</sup> after drying</i></center>",
    ])
    func textDirectlyBehindATableHoldsNotes(note: String) {
        let html = "<div><table><tr><td>39<sup>1</sup></td></tr></table>\(note)</div>"
        #expect(Reading.article(html, path: "a.html").tables.first?.cells.first?.text == "39")
    }

    @Test(arguments: [
        "<span style=\"vertical-align:baseline\">1</span>", "<span style=super>1</span>", "<span>1</span>",
    ])
    func aMarkThatIsNotRaisedBeginsNoNote(mark: String) {
        let html = "<div><table><tr><td>39<sup>1</sup></td></tr></table><p>\(mark) after drying</p></div>"
        #expect(Reading.article(html, path: "a.html").tables.first?.cells.first?.text == "39^1")
    }

    /// Code has stars and brackets where notes have their marks.
    @Test(arguments: [
        "<dl><dt>Returns</dt><dd>*this</dd></dl>", "<style>\n* { margin: 0; }\n</style>", "<!--\n * Prints names.\n-->",
        "<script>\n * x = foo bar\n</script>", "<pre>\n*pixel = 1;\n</pre>", "<p>f(char *a,\n*b)</p>",
        "<script>\nx = [\n[1] foo bar\n</script>", "<p>*2, *how it* is</p>",
        "<dd>*this - for chaining</dd>", "<div>*#include &lt;a.h&gt;</div>", "<p>*offset = it; offset++;</p>",
        "<div>*<span>typedef</span> <span>enum</span> {</div>", "<div>*guard_object);</div>",
        "<p>*this is changed to count the words</p>",
        "<p>the function takes a char\n* and an array, which it fills\n[1] of the given size.</p>",
    ])
    func codeIsNoNote(code: String) {
        let html = "\(code)<table><tr><td>char *</td><td>*args</td><td>int a[1]</td></tr></table>"
        let cells = Reading.article(html, path: "a.html").tables.first?.cells ?? []
        #expect(cells.map(\.text) == ["char *", "*args", "int a[1]"])
    }

    /// Names of programs have stars and brackets of their own, even beside notes with these marks.
    @Test(arguments: [
        ("*args", "*args"), ("**kw", "**kw"), ("*a, **b", "*a, **b"), ("*Oak", "Oak"), ("*39", "39"),
        ("*dry oak", "dry oak"),
        ("char16_t *", "char16_t *"), ("CASE [WHEN d]* [ELSE f] END", "CASE [WHEN d]* [ELSE f] END"),
        ("[2] [2]", "[2] [2]"), ("* **", "* **"),
        ("a[2]", "a[2]"), ("max_size[2]", "max_size[2]"), ("oak[2]", "oak"), ("A[2]", "A"), ("39[2]", "39"),
        ("5 m[2]", "5 m"),
    ])
    func namesOfProgramsKeepTheirSigns(cell: String, text: String) {
        let page = "<table><tr><td>\(cell)</table><p>* by size</p><p>** dried</p><p>[2] after drying</p>"
        #expect(Reading.article(page, path: "a.html").tables.first?.cells.map(\.text) == [text])
    }

    @Test func namesThatCountFromZeroHaveIndexes() {
        let page = "<table><tr><td>size[0]<td>size[1]<td>39[1]<td>Oak[1]</table><p>[1] after drying</p>"
        let cells = Reading.article(page, path: "a.html").tables.first?.cells
        #expect(cells?.map(\.text) == ["size[0]", "size[1]", "39", "Oak"])
    }

    /// A power that a space separates from its unit could be a mark if a note has that number.
    @Test(arguments: [
        ("12 m <sup>2</sup>", "12 m2", true), ("12 cm <sup>3</sup>", "12 cm3", false), ("12 m ²", "12 m ²", true),
        ("oak <sup>2</sup>", "oak", false), ("12 kg <sup>2</sup>", "12 kg", false),
        ("12 m<sup>2</sup>", "12 m2", false),
    ])
    func powersOfUnitsMayHaveASpace(cell: String, text: String, isReported: Bool) {
        let page = "<table><tr><td>\(cell)</table><p><sup>2</sup> after drying</p>"
        let table = Reading.article(page, path: "a.html").tables.first
        #expect(table?.cells.map(\.text) == [text])
        #expect(Reading.findings(table).isEmpty != isReported)
    }

    /// A line in the middle of a sentence begins no note.
    @Test(arguments: [
        ("wood*", "The mill takes a wide\n*board of it, and saws."),
        ("39[1]", "As we saw in the paper\n[1] of them, and in section"),
    ])
    func aWrappedLineIsNoNote(cell: String, text: String) {
        let tables = Reading.article("| A |\n|---|\n| \(cell) |\n\n\(text)\n").tables
        #expect(tables.first?.cells.last?.text == cell)
    }

    /// A single item of a list below a table of plain text is its note, as below one with lines.
    @Test(arguments: [
        ("\n* trial mix", "B"), ("--------------\n* trial mix", "B"), ("\n* trial mix\n* dry", "B*"),
        ("\nIt was dry.  It was cold.\n\n* trial mix", "B*"), ("\n- A     in use\n\n* trial mix", "B*"),
        ("\nA    : in use\n* trial mix", "B*"), ("\nC     * in use\n      * trial mix", "B*"),
    ])
    func aStarBelowATableOfPlainTextBeginsANote(below: String, mix: String) {
        let text = "Mix   kg    l\n----  ----  ---\nA     260   169\nB*    285   171\n\(below)\n"
        let table = Reading.article(text, path: "a.txt", readsAligned: true).tables.first
        #expect(table?.cells.contains { $0.text == mix } == true)
    }

    /// Without their marks, some headers are the same; below other headers they are different ones.
    @Test(arguments: [
        ("<tr><th>School<th>A*<th>A", 1), ("<tr><th>School<th>A*<th>B", 0), ("<tr><th>School<th>A*<th>A*", 0),
        ("<tr><th rowspan=2>School<th>Men<th>Women<tr><th>A*<th>A", 0), ("<tr><th>School<th colspan=2>A*", 0),
    ])
    func marksThatTellHeadersApartAreReported(header: String, count: Int) {
        let page = "<table><thead>\(header)<tbody><tr><td>North<td>12<td>30</table><p>* provisional</p>"
        #expect(Reading.findings(Reading.article(page, path: "a.html").tables.first).count == count)
    }

    /// A word may be a note, and emphasis no mark.
    @Test(arguments: ["*estimated", "* by size", "*estimated.", "*in the dry", "<small>*estimated</small>"])
    func aShortNoteIsOne(note: String) {
        let html = "<table><tr><td>oak*</td><td>the *wet* one</td><td>¹ ² ³</td></tr></table><p>\(note)</p>"
        let cells = Reading.article(html, path: "a.html").tables.first?.cells ?? []
        #expect(cells.map(\.text) == ["oak", "the *wet* one", "¹ ² ³"])
    }

    /// Words in stars within a text are stressed, whatever is around them.
    @Test func emphasisIsNoMark() {
        let plain = ["“*whisper* Thanks.”", "(*whisper* x)", "*whisper* x", "see *a b*, c", "*a* and *b* c"]
        let marked = ["*Oak", "oak*", "*oak 5* mm, 6*", "(oak)*"]
        let html = "<table><tr><td>\((plain + marked).joined(separator: "<tr><td>"))</table><p>* by size</p>"
        let cells = Reading.article(html, path: "a.html").tables.first?.cells ?? []
        #expect(cells.map(\.text) == plain + ["Oak", "oak", "*oak 5* mm, 6", "(oak)"])
    }

    @Test func aGroupOfAnyLengthIsReadOnce() {
        let brackets = String(repeating: "[1]", count: 20_000)
        let html = "<table><tr><td>39\(brackets)</td></tr></table><p>[1] after drying</p>"
        #expect(Reading.article(html, path: "a.html").tables.first?.cells.first?.footnotes.isEmpty == false)
    }

    @Test(arguments: ["\n[^a]: Dried\n", "\n[^a]: Dried for two days\n", "\n> [^A]: Dried\n"])
    func references(definition: String) {
        let cells = Reading.article("| 39[^a] | `[^a]` |\n|---|---|\n" + definition).tables.first?.cells
        #expect(cells?.map(\.text) == ["39", "[^a]"])
        #expect(cells?.map(\.footnotes) == [["a"], []])
    }

    /// What looks like a reference, and has no definition, is what somebody wrote.
    @Test(arguments: ["39[^a]", "[^/:]+", "[^a-z]", "x[^1] and [^2]"])
    func referencesWithoutDefinitionsAreText(cell: String) {
        let cells = Reading.article("| \(cell) |\n|---|\n\n[^b]: Dried\n").tables.first?.cells
        #expect(cells?.map(\.text) == [cell])
        #expect(cells?.map(\.footnotes) == [[]])
    }

    /// Links that lead to notes, as programs write them: raised, in brackets, or told by their role.
    @Test(arguments: [
        ("<sup><a href=\"#n\">2</a></sup>", "2"), ("<a href=\"#n\"><sup>2</sup></a>", "2"),
        ("<a href=\"#n\" role=\"doc-noteref\">2</a>", "2"), ("<a class=\"fn\" href=\"#n\">[2]</a>", "2"),
        ("<sup class=\"footnote\">[<a href=\"#n\">2</a>]</sup>", "2"), ("<a href=\"#n\">*</a>", "*"),
        ("<sup id=\"r\" class=\"reference\"><a href=\"#n\"><span>[</span>2<span>]</span></a></sup>", "2"),
        ("<a href=\"#n\" role=\"doc-noteref\"><span>[</span>2<span>]</span></a>", "2"),
    ])
    func linksToNotes(mark: String, name: String) {
        for note in ["<p id=\"n\">2 dried</p>", "<a name=n></a>"] {
            let html = Reading.article("<table><tr><td>39\(mark)</td></tr></table>\(note)", path: "a.html")
            #expect(html.tables.first?.cells.map(\.text) == ["39"])
            #expect(html.tables.first?.cells.map(\.footnotes) == [[name]])
            #expect(html.tables.first?.cells.map(\.raw) == ["39"])
            let markdown = Reading.article("| 39\(mark) |\n|---|\n\n\(note)\n")
            #expect(markdown.tables.first?.cells.map(\.text) == ["39"])
            #expect(markdown.tables.first?.cells.map(\.footnotes) == [[name]])
        }
    }

    @Test(arguments: [
        ("39<sup><a href=\"#n\">2</a></sup>", "39^2"), ("<a href=\"#m\">3</a>", "3"), ("<a href=\"#m\">^up</a>", "^up"),
        ("39<sup><a href=\"https://a.example/#m\">2</a></sup>", "39^2"), ("<a href=\"#n\">[2]</a>", "[2]"),
        ("<a href=\"#m\">§</a>Oak", "§Oak"), ("see <a href=\"#m\">[RFC7230]</a>", "see [RFC7230]"),
        ("<a href=\"#m\">[GIF]</a>", "[GIF]"), ("<a href=\"#m\">(see below)</a>", "(see below)"),
    ])
    func linksThatLeadToNoNote(cell: String, text: String) {
        let note = "<p id=\"m\">Dried</p>"
        let html = Reading.article("<table><tr><td>\(cell)</td></tr></table>\(note)", path: "a.html")
        #expect(html.tables.first?.cells.map(\.text) == [text])
        #expect(Reading.article("| \(cell) |\n|---|\n\n\(note)\n").tables.first?.cells.map(\.text) == [text])
    }

    /// A cell with tags is read as one of a page: they part texts where HTML ignores them.
    @Test(arguments: [
        ("39<td>40", "39 40", []), ("</table>oak</td>5", "oak 5", []), ("<td>oak <math><mn>1</mn></math>", "oak 1", []),
        ("<b>39</b>[^a]", "39", ["a"]), ("<b>`[^a]`</b>", "[^a]", []), ("<math><mn>5</mn></math> [^a]", "5", ["a"]),
        ("<span title=T></span>", "T", []), ("<span title=T></span> [^a]", "", ["a"]), ("a<T>b</i>c", "abc", []),
    ])
    func tagsInMarkdownAreReadAsInAPage(cell: String, text: String, footnotes: [String]) {
        let read = Reading.article("| \(cell) |\n|---|\n\n[^a]: Dried\n").tables.first?.cells.first
        #expect(read?.text == text)
        #expect(read?.footnotes == footnotes)
    }

    /// A raised number that no note explains is reported, except for powers of ten and columns of powers.
    @Test(arguments: [
        (["39<sup>1</sup>", "40"], ["3:3 raised-number"]), (["5%<sup>2</sup>", "40"], ["3:3 raised-number"]),
        (["12.<sup>4</sup>", "7%<sup>5</sup>"], ["3:3 raised-number", "4:3 raised-number"]),
        (["39¹", "40"], ["3:3 raised-number"]), (["39<sup>a</sup>", "<sup>a</sup> 1 000 mm before drying."], []),
        (["39", "<sup>a</sup> 1 000 mm"], ["4:3 raised-number"]),
        (["10<sup>3</sup>", "10⁶"], []), (["2<sup>8</sup>", "2<sup>16</sup>"], []), (["5 m²", "1<sup>st</sup>"], []),
        (["39*", "40"], []),
    ])
    func doubtIsReported(cells: [String], findings: [String]) {
        let rows = cells.map { "| \($0) |\n" }.joined()
        #expect(Reading.findings(Reading.article("| a |\n|---|\n\(rows)").tables.first) == findings)
        let html =
            "<table>\n<tr><th>a</th></tr>\n<tr><td>" + cells.joined(separator: "</td></tr>\n<tr><td>")
            + "</td></tr></table>"
        #expect(Reading.findings(Reading.article(html, path: "a.html").tables.first).count == findings.count)
    }

    /// Behind words of headers, too, where squares alone and units may be powers.
    @Test(arguments: [
        ("Age<sup>3</sup> | (share)<sup>1</sup>", 2), ("Pension age<sup>2</sup> | Rate (TPFR)<sup>1</sup>", 2),
        ("Income<sup>2</sup> | (m)<sup>3</sup>", 0), ("inches<sup>3</sup> | CO<sup>2</sup>", 0),
        ("Men<sup>a</sup> | 1<sup>st</sup>", 0),
    ])
    func doubtInHeadersIsReported(header: String, count: Int) {
        let table = Reading.article("| \(header) |\n|---|---|\n| 1 | 2 |\n").tables.first
        #expect(Reading.findings(table).filter { $0.hasSuffix(" raised-number") }.count == count)
    }

    /// Rows of a table may be its notes; the mark that opens a note is a part of it.
    @Test(arguments: [
        ("| 39<sup>1</sup> | b |\n| <sup>1</sup> dried | |", ["39", "b", "1 dried", ""]),
        ("| 39¹ | b |\n| ¹ dried | |", ["39", "b", "¹ dried", ""]),
        ("| oak* | b |\n| * dried | |", ["oak", "b", "* dried", ""]),
        ("| 39<sup>1</sup> | b |\n| Note 1: dried | |", ["39", "b", "Note 1: dried", ""]),
        ("| 39¹ | b |\n| ¹ dried | c |", ["39¹", "b", "¹ dried", "c"]),
    ])
    func rowsThatAreNotes(rows: String, texts: [String]) {
        let table = Reading.article("| a | b |\n|---|---|\n\(rows)\n").tables.first
        #expect(table?.cells.dropFirst(2).map(\.text) == texts)
    }

    /// What is raised in another line, or is a name with a number, belongs to nothing before it.
    @Test(arguments: [
        ("FP16<sup><br>(dry 90)</sup>", "FP16\n(dry 90)"), ("mAP<sup>val<br>50-95</sup>", "mAPval\n50-95"),
        ("Time<br><sup>(ms)</sup>", "Time\n(ms)"), ("Smith<br><sup>GK</sup>", "Smith\nGK"),
        ("A<sup>(Pixel 4)</sup>", "A(Pixel 4)"), ("A<sup>(note 4)</sup>", "A"), ("No<sup>2</sup>", "No"),
    ])
    func raisedTextMayBelongToNothing(cell: String, text: String) {
        let article = Reading.article(
            "| a | goal keeper |\n|---|---|\n| \(cell) | goal keeper |\n\n<sup>2</sup> Dried.\n")
        #expect(article.tables.first?.cells.dropFirst(2).first?.text == text)
        #expect(Reading.findings(article.tables.first) == [])
    }

    /// Items of a list may be notes with marks of their own.
    @Test(arguments: ["*", "-", "+"])
    func itemsOfAListAreNotes(bullet: String) {
        let notes = "\(bullet) [1] After drying.\n\(bullet) <sup>2</sup> At the end.\n"
        let article = Reading.article("| a | b |\n|---|---|\n| 5 [1] | yes<sup>2</sup> |\n\n\(notes)")
        #expect(article.tables.first?.cells.suffix(2).map(\.text) == ["5", "yes"])
    }

    @Test(arguments: ["colspan", "COLSPAN", "ColSpan"])
    func aWideCellMayBeANote(attribute: String) {
        let html = "<table><tr><td>39<sup>1</sup><td>b<tr><td \(attribute)=2><sup>1</sup> dried</table>"
        #expect(Reading.article(html, path: "a.html").tables.first?.cells.map(\.text) == ["39", "b", "1 dried"])
    }

    @Test(arguments: ["id", "ID", "Name"])
    func aLinkLeadsToANoteWhateverTheCase(attribute: String) {
        let html = "<table><tr><td>39<a href='#fn1'>[1]</a></table><p \(attribute)='fn1'>dried</p>"
        #expect(Reading.article(html, path: "a.html").tables.first?.cells.map(\.text) == ["39"])
    }

    @Test func smallOrdinalsAreNotNotes() {
        let html = "<table><tr><td>13<small><sup>th</sup></small><td>4<sup>th</sup></table>"
        #expect(Reading.grid(html, path: "a.html") == [["13th", "4th"]])
    }

    @Test func oneDigitIsRaw() {
        let article = Reading.article("<table><tr><td>5<sup>[2]</sup></td></tr></table>", path: "a.html")
        #expect(article.tables.first?.cells.first?.raw == "5")
    }

    @Test func theMarkIsNoPartOfRawInHTML() {
        let html = "<table><tr><td>39<sup>*</sup></td></tr></table>"
        #expect(Reading.article(html, path: "a.html").tables.first?.cells.map(\.raw) == ["39"])
    }

    @Test func linksKeepTheirFirstAddress() {
        let text = "| [a](b) [c](d) | <a href='e'>f</a> |\n|---|---|\n"
        #expect(Reading.article(text).tables.first?.cells.map(\.link) == ["b", "e"])
        let html = "<table><tr><td><a href='x?a&amp;b'>a</a></table>"
        #expect(Reading.article(html, path: "a.html").tables.first?.cells.map(\.link) == ["x?a&b"])
    }
}
