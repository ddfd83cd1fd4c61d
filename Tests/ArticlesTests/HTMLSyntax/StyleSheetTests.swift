import Articles
import Testing

@Suite struct StyleSheetTests {
    private static func cell(_ style: String, _ cell: String) -> String? {
        Reading.article(
            "<style>\(style)</style><table><tr><th>a<tr><td>\(cell)</table>", path: "a.html"
        ).tables.first?.cells.last?.text
    }

    @Test(arguments: [
        (".c3{vertical-align:super}", "148<span class=\"c1 c3\">2</span>", "148^2"),
        ("p { margin: 0 }\n span.key,\n.x { display: none }", "<span class=key>0010</span>10", "10"),
        ("/* .a{} */ .key { display: none }", "<i class='key'>0010</i>10", "10"),
        ("@import url(a.css); .key { display: none }", "<b class=key>0010</b>10", "10"),
        (".key{display:none}.key{display:inline}", "<b class=key>1</b>2", "12"),
        ("@media print { .key { display: none } }", "<b class=key>1</b>2", "12"),
        ("td .key, .a.key, .key:hover, #key { display: none }", "<b class=key>1</b>2", "12"),
        (".key { display: none }", "<div class=key>1</div>2", "1 2"),
        (".key { display: none", "<b class=key>1</b>2", "12"),
        ("/*/ .key { display: none } /* */", "<b class=key>1</b>2", "12"),
        ("/* .key { display: none }", "<b class=key>1</b>2", "12"),
        ("}}{.key { display: none }", "<b class=key>1</b>2", "12"),
    ])
    func classesStyleTextInALine(style: String, cell: String, text: String) {
        #expect(Self.cell(style, cell) == text)
    }

    @Test(arguments: [
        (".a{display:none}.b{display:inline}", "12"), (".b{display:inline}.a{display:none}", "12"),
        (".a{display:none!important}@media (min-width:768px){.b{display:inline!important}}", "12"),
        (".a{display:none}@media print{.b{display:inline}}", "2"),
        (".a{display:none}@media not print{x{color:red}i.a.b{display:inline}}", "12"),
        (".a{display:none}@supports(x:y){@media screen{.c .md\\:b{display:inline}}}", "12"),
        (".a{display:none}.b .c{display:inline}.b:hover{display:inline}", "2"),
        (".a{display:none;.b{display:inline}}", "12"),
        (".b{display:none}.a{display:none}", "2"),
        (".a{visibility:hidden}.b{visibility:visible}", "12"), (".a{font-size:0}.b{font-size:1px}", "12"),
        ("}}{ .a{display:none} } .a { display: none } }}", "2"),
    ])
    func classesHideNoTextThatAnotherRuleMayShow(style: String, text: String) {
        #expect(Self.cell(style, "<i class='a b md:b'>1</i>2") == text)
    }

    @Test func styleAttributesOverruleClasses() {
        #expect(Self.cell(".a{display:none}", "<i style='display:inline' class=a>1</i>2") == "12")
        #expect(Self.cell(".a{visibility:hidden}", "<i class=a style='visibility:visible'>1</i>2") == "12")
    }

    @Test(arguments: [
        ("", "2"), (" media", "2"), (" media=all", "2"), (" media='print, Screen'", "2"), (" media=print", "12"),
        (" media='only screen'", "2"), (" media='not print'", "2"), (" media='not all'", "12"),
        (" media='screen and (max-width: 9em)'", "12"), (" media='not screen'", "12"), (" media='not tv'", "2"),
    ])
    func onlySheetsForAnyScreenAreRead(attribute: String, text: String) {
        let page = "<style\(attribute)>.a{display:none}</style><table><tr><td><b class=a>1</b>2</table>"
        #expect(Reading.grid(page, path: "a.html") == [[text]])
    }

    @Test func textThatAClassStrikesOutIsKnown() {
        let page = "<style>.old{text-decoration:line-through}</style><table><tr><td><span class=old>5</span></table>"
        let cell = Reading.article(page, path: "a.html").tables.first?.cells.first
        #expect(cell?.written.content.struck == ["5"])
    }
}
