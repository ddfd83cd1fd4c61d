/// Cell texts that break careless writers.
package enum HostileText {
    package static let all = [
        "a,b", #"say "plank""#, "a|b", #"a\|b"#, #"back\slash"#, #"ends in \"#, "line\nbreak", "dos\r\nbreak",
        "old\rbreak", "=1+1", "+1", "-1", "@cell", "\u{1F6E0}\u{FE0F} \u{1F469}\u{200D}\u{1F527}",
        "\u{5D0}\u{5D1}\u{5D2}",
        "\u{202E}reversed", "<script>alert(1)</script>", "</td></table>", "<!-- no -->", "&amp; &lt;",
        "*bold* _it_ ~~no~~",
        "`code` ``two``", "[link](javascript:alert(1))", "![image](x)", "http://example.com/?a=b&c", "www.example.com",
        "# not a heading", "- not a list", "1. not a list", "> not a quote", "--- ", " spaces ", "\ttab", "",
        "nul\u{1}\u{7F}", "\u{2028}line\u{2029}", "\u{65E5}\u{672C}\u{8A9E}", "e\u{301}", "{{x}} ${x} {% x %}", "| | |",
        ":--:", "[1]: x",
    ]
}
