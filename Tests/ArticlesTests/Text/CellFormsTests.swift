import Articles
import Testing

/// Small forms of cells, each as an expert reads it.
struct CellFormsTests {
    struct Form: Sendable, CustomTestStringConvertible {
        let cell: String
        let text: String
        var footnotes: [String] = []
        /// What is below the table.
        var note = ""

        init(_ cell: String, _ text: String, _ footnotes: [String] = [], note: String = "") {
            (self.cell, self.text, self.footnotes, self.note) = (cell, text, footnotes, note)
        }

        var testDescription: String { "\(cell) \(note)" }
    }

    /// Powers, indices and ordinals.
    static let powers = [
        Form("10³", "10³"), Form("10⁻⁶", "10⁻⁶"), Form("4.2×10⁹ Hz", "4.2×10⁹ Hz"), Form("5 m²", "5 m²"),
        Form("10<sup>3</sup>", "10^3"), Form("10<sup>-6</sup>", "10^-6"), Form("10<sup>−6</sup>", "10^−6"),
        Form("4.2×10<sup>9</sup> Hz", "4.2×10^9 Hz"), Form("2<sup>8</sup>-1", "2^8-1"), Form("2<sup>n</sup>", "2^n"),
        Form("m/s<sup>2</sup>", "m/s2"), Form("1<sup>st</sup>", "1st"), Form("12<sup>h</sup>", "12h"),
        Form("1<sup>ère</sup>", "1ère"),
        Form("20<sup>°</sup>", "20°"), Form("Sun<sup>TM</sup>", "SunTM"), Form("<sup>14</sup>C", "14C"),
        Form("kg m<sup>-2</sup>", "kg m-2"), Form("CO<sub>2</sub>", "CO2"), Form("H₂O", "H₂O"),
        Form("E = mc²", "E = mc²"),
        Form("x<sup>n+1</sup>", "x^(n+1)"), Form("(a+b)<sup>2</sup>", "(a+b)^2"),
        Form("5<sup>1</sup>/<sub>2</sub>", "5 1/2"), Form("8 <sup>1</sup>/2", "8 1/2"),
        Form("120<sup>1</sup>/80", "120^1/80"), Form("39<sup>1</sup>", "39^1"), Form("39¹", "39¹"),
        Form("39²", "39²"), Form("2½<sup>3</sup>", "2½^3"),
        Form("10<sup>3</sup>", "10^3", note: "<sup>1</sup> after drying"),
        Form("4.2×10⁹ Hz", "4.2×10⁹ Hz", note: "⁹ after drying"),
        Form("5 m<sup>2</sup>", "5 m2", note: "<sup>2</sup> after drying"),
        Form("SO<sub>4</sub><sup>2−</sup>", "SO4^2−"), Form("10<sup> 3 </sup>", "10^3"),
        Form("39 <sup>1</sup> mm", "39^1 mm"),
        Form("4.5x10<sup>3</sup>", "4.5x10^3", note: "<sup>3</sup> after drying"),
        Form("x10³/µL", "x10³/µL", note: "³ after drying"),
        Form("2 sin<sup>2</sup>(x)", "2 sin^2(x)", note: "<sup>2</sup> after drying"),
        Form("O(log<sup>2</sup> n)", "O(log^2 n)", note: "<sup>2</sup> after drying"),
        Form("2<sup>2</sup>x", "2^2x", note: "<sup>2</sup> after drying"),
        Form("log² n", "log² n", note: "² after drying"), Form("m²", "m²", note: "² after drying"),
        Form("km/h²", "km/h²", note: "² after drying"),
    ]

    /// Marks of notes, with the note and without it.
    static let marks = [
        Form("39<sup>[1]</sup>", "39", ["1"]), Form("39<sup>(1)</sup>", "39", ["1"]),
        Form("39<sup>*</sup>", "39", ["*"]),
        Form("39<sup>†</sup> mm", "39 mm", ["†"]), Form("39<sup>§</sup>", "39", ["§"]),
        Form("39<sup>1</sup>", "39", ["1"], note: "<sup>1</sup> after drying"),
        Form("39<sup>1</sup>", "39", ["1"], note: "¹ measured at 25 °C"),
        Form("Log<sup>1</sup>", "Log", ["1"], note: "<sup>1</sup> after drying"),
        Form("max10<sup>1</sup>", "max10", ["1"], note: "<sup>1</sup> after drying"),
        Form("39<sup>1</sup>", "39", ["1"], note: "Note 1: after drying"),
        Form("39<sup>1</sup>", "39", ["1"], note: "**Note 1:** after drying"),
        Form("39<sup>1</sup>", "39", ["1"], note: "Notes: ¹ after drying"),
        Form("39<sup>1</sup>", "39", ["1"], note: "<small>1 after drying</small>"),
        Form("39<sup>1</sup>", "39", ["1"], note: "<em><sup>1</sup> after drying</em>"),
        Form("39<sup>1</sup>", "39", ["1"], note: "[1] after drying"),
        Form("39<sup>1</sup>", "39^1", note: "<small>1 mm</small>"),
        Form("39<sup>1</sup>", "39^1", note: "1. Saw\n2. Plane"),
        Form("39<sup>1, 2</sup>", "39", ["1", "2"], note: "<sup>1</sup> after\n\n<sup>2</sup> before"),
        Form("39¹", "39", ["¹"], note: "¹ measured at 25 °C"), Form("39 mm¹", "39 mm", ["¹"], note: "¹ measured wet"),
        Form("39¹ mm", "39 mm", ["¹"], note: "¹ measured wet"), Form("Saw¹", "Saw", ["¹"], note: "¹ measured wet"),
        Form("39¹,²", "39", ["¹", "²"], note: "¹ after\n\n² before"),
        Form("Saw²", "Saw", ["²"], note: "² measured wet"),
        Form("1,024 ¹", "1,024", ["¹"], note: "¹ measured wet"),
        Form("39<sup>1)</sup>", "39", ["1"]), Form("39<sup>a)</sup>", "39", ["a"]), Form("$39*", "$39", ["*"]),
        Form("39*", "39", ["*"]), Form("39 †", "39", ["†"]), Form("39‡", "39", ["‡"]), Form("39**", "39", ["**"]),
        Form("39§", "39§"), Form("39§", "39", ["§"], note: "§ estimated"),
        Form("wood*", "wood*"), Form("wood*", "wood", ["*"], note: "\\* estimated"),
        Form("wood*", "wood", ["*"], note: "* estimated"), Form("wood*", "wood*", note: "* saw\n* plane"),
        Form("src/*", "src/*", note: "\\* estimated"), Form("lib*", "lib*", note: "Words.\n\n* a list of one"),
        Form("char*", "char*", note: "* estimated"), Form("uint32_t, void*", "uint32_t, void*", note: "* estimated"),
        Form("std::string*", "std::string*", note: "* estimated"), Form("uint16*", "uint16*", note: "* estimated"),
        Form("wood†", "wood", ["†"], note: "† estimated"), Form("wood†", "wood†"),
        Form("39[1]", "39", ["1"], note: "Notes to the table\n[1] after drying"),
        Form("39[2]", "39", ["2"], note: "[1] after drying in the air of a hall\n[2] after drying"),
        Form("39[1]", "39[1]"), Form("39 [1]", "39", ["1"], note: "[1] after drying"),
        Form("39[a]", "39", ["a"], note: "[a] after drying"), Form("39(1)", "39(1)"),
        Form("O(1)", "O(1)", note: "(1) First, we saw."), Form("ls(1)", "ls(1)", note: "(1) First, we saw."),
        Form("Sawn wood(1)", "Sawn wood", ["1"], note: "(1) after drying"),
        Form("not set (arm64)", "not set (arm64)", note: "(arm64) this is not allowed."),
        Form("isblank (C99)", "isblank (C99)", note: "(C99) since the second edition"),
        Form("39 (b1)", "39", ["b1"], note: "(b1) after drying"),
        Form("real, size( 4 )", "real, size( 4 )", note: "(4) as for planks"),
        Form("*** any board ***", "*** any board ***", note: "*** estimated"),
        Form("const Key* s", "const Key* s", note: "*this is one"),
        Form("Wood(1)", "Wood", ["1"], note: "(1) after drying"),
        Form("39(1)", "39", ["1"], note: "(1) after drying"), Form("f(1)", "f(1)", note: "(2) after drying"),
        Form("39 (note 1)", "39", ["note 1"], note: "Note 1: after drying"),
        Form("3<br>39*", "3\n39", ["*"]), Form("39*†", "39", ["*", "†"]),
        Form("39<sup>1</sup>", "39^1", note: "The 1st of all notes"),
    ]

    /// Several marks in one cell, and marks as they are written in Japanese.
    static let severalMarks = [
        Form("39<sup>a,b</sup>", "39", ["a", "b"], note: "<sup>a</sup> dried\n\n<sup>b</sup> wet"),
        Form("39<sup>1</sup>,<sup>2</sup>", "39", ["1", "2"], note: "<sup>1</sup> dried\n\n<sup>2</sup> wet"),
        Form("39<sup>[1][2]</sup>", "39", ["1", "2"]), Form("39<sup>†, ‡</sup>", "39", ["†", "‡"]),
        Form("39‡ / 40†", "39 / 40", ["‡", "†"]), Form("39† (dried)", "39 (dried)", ["†"]), Form("5* 3", "5* 3"),
        Form("a† / b‡", "a / b", ["†", "‡"], note: "† dried\n\n‡ wet"),
        Form("0.3* (0.1)", "0.3 (0.1)", ["*"], note: "\\* p below 0.05, † p below 0.01"),
        Form("wet† (0.2)", "wet (0.2)", ["†"], note: "\\* p below 0.05, † p below 0.01"),
        Form("39[1] / 40[2]", "39 / 40", ["1", "2"], note: "[1] dried\n\n[2] wet"),
        Form("word※1", "word", ["※1"], note: "※1 推定"), Form("39(注1)", "39", ["注1"], note: "注1 推定"),
        Form("39（注1）、40（注2）", "39、40", ["注1", "注2"], note: "（注1）推定\n\n（注2）実測"),
        Form("word*1", "word", ["*1"], note: "*1 推定"), Form("39<sup>※1</sup>", "39", ["※1"], note: "※1 推定"),
        Form("7<sup>1</sup>/<sub>2</sub>", "7 1/2", note: "<sup>1</sup> dried"), Form("7¹⁄₂", "7¹⁄₂", note: "¹ dried"),
        Form("39<sup>1</sup>/40", "39/40", ["1"], note: "<sup>1</sup> dried"),
        Form("x[1][2]", "x", ["1", "2"], note: "[1] dried\n\n[2] wet"),
        Form("x [1, 2]", "x", ["1", "2"], note: "[1] dried\n\n[2] wet"),
        Form("x [1–2]", "x", ["1", "2"], note: "[1] dried\n\n[2] wet"), Form("x[1][3]", "x[1][3]", note: "[1] dried"),
        Form("12 (1)", "12", ["1"], note: "(1) dried"),
        Form("12 (1)", "12 (1)", note: "(1) dried\n\nof 17 (4) boards"),
        Form("a[i] + b[i]", "a[i] + b[i]", note: "[i] dried"), Form("oak[i]", "oak", ["i"], note: "[i] dried"),
        Form("x -> [a]", "x -> [a]", note: "[a] dried"), Form("([a])", "([a])", note: "[a] dried"),
        Form("P(1+r/12)<sup>12n</sup>", "P(1+r/12)^12n"), Form("F(1+r)<sup>-n</sup>", "F(1+r)^-n"),
        Form("R(1+r)<sup>n-1</sup>", "R(1+r)^(n-1)"), Form("(a)<sup>post-hoc</sup>", "(a)post-hoc"),
        Form("†Oak", "Oak", ["†"], note: "† dried"), Form("*39", "39", ["*"], note: "\\* dried"), Form("†Oak", "†Oak"),
        Form("x<table><tr><td>in</td></tr></table>y", "x y"),
        Form("✅*", "✅", ["*"], note: "\\* dried"), Form("✔️†", "✔️", ["†"], note: "† dried"),
        Form("Oh yes!*", "Oh yes!", ["*"], note: "\\* dried"), Form("Dry?‡", "Dry?", ["‡"], note: "‡ oak"),
        Form("yes!*", "yes!*", note: "\\* dried"), Form("rm log?*", "rm log?*", note: "\\* dried"),
        Form("F(a, b?*)", "F(a, b?*)", note: "\\* dried"), Form("5 –*", "5 –", ["*"], note: "\\* dried"),
        Form("— †", "—", ["†"], note: "† dried"), Form("dry —†", "dry —", ["†"], note: "† dried"),
        Form("乾燥。†", "乾燥。", ["†"], note: "† dried"), Form("some US$†", "some US$", ["†"], note: "† dried"),
        Form("about 5 €*", "about 5 €", ["*"], note: "\\* dried"),
        Form("Dried in air.*", "Dried in air.*", note: "\\* dried"),
        Form("Dried in air.†", "Dried in air.", ["†"], note: "† dried"),
        Form("SELECT t.* FROM trees", "SELECT t.* FROM trees", note: "\\* dried"),
        Form("import java util.*;", "import java util.*;", note: "\\* dried"),
        Form("See README.*", "See README.*", note: "\\* dried"),
        Form("p.q.*", "p.q.*", note: "\\* dried"),
        Form("see p.q.*", "see p.q.*", note: "\\* dried"), Form(".*", ".*", note: "\\* dried"),
        Form("$*", "$*", note: "\\* dried"), Form("src/*", "src/*", note: "\\* dried"),
        Form("a–*", "a–*", note: "\\* dried"),
        Form("C<sup>*</sup>-algebra", "C*-algebra"), Form("A<sup>†</sup>A", "A†A"),
        Form("2½<sup>2</sup>", "2½", ["2"], note: "<sup>2</sup> dried"), Form("⅔²", "⅔", ["²"], note: "² dried"),
        Form("３<sup>2</sup>", "３", ["2"], note: "<sup>2</sup> dried"),
        Form("1.5(1)", "1.5(1)", note: "(1) dried\n\n| 1.234(12) |"),
        Form("1.5(1)", "1.5(1)", note: "(1) dried\n\n<td>14(2)</td>"),
        Form("1.5(1)", "1.5", ["1"], note: "(1) dried\n\nSee section 1.2(3)."),
        Form("10<sup>3</sup>", "10^3", note: "<sup>3</sup> dried"), Form("x<sup>2<sup>3</sup></sup>", "x^(2^3)"),
        Form("10<sup><sup>3</sup></sup>", "10^3"), Form("3.5<span style=\"vertical-align: super\">2</span>", "3.5^2"),
        Form("14<span style=\"vertical-align: text-top\">2</span>", "14^2"),
        Form("14<span style=\"vertical-align: 5px\">2</span>", "14^2"),
        Form("14<span style=\"position: relative; top: -5px\">2</span>", "14^2"),
        Form("14<span style=\"position: relative; top: 5px\">2</span>", "142"),
        Form("14<span role=doc-noteref>2</span>", "14^2"), Form("<b style=\"vertical-align: baseline\">2</b>", "2"),
        Form("1<span style=\"clip-path: inset(50%)\">2</span>", "1"),
        Form("1<i style=\"transform: scale(0)\">2</i>", "1"),
    ]

    /// Formulas: what a page shows by bars, roofs and places.
    static let formulas = [
        Form("<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "1/2"),
        Form("<math><mn>5</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", "5 1/2"),
        Form("<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac></math>", "(a+b)/c"),
        Form("<math><mfrac><mi>c</mi><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow></mfrac></math>", "c/(a+b)"),
        Form("<math><msqrt><mn>2</mn></msqrt></math>", "√2"),
        Form("<math><msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt></math>", "√(x+1)"),
        Form("<math><mroot><mi>x</mi><mn>3</mn></mroot></math>", "x^(1/3)"),
        Form("<math><msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup></math>", "x1^2"),
        Form("<math><msup><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></msup></math>", "2^(1/2)"),
        Form("<math><mi>a</mi><mo>&#x2062;</mo><mi>b</mi></math>", "ab"),
        Form("<math><mfenced><mrow><mn>2</mn><mo>-</mo><mi>a</mi></mrow></mfenced><mi>c</mi></math>", "(2-a)c"),
        Form(
            "<math><mfrac><mfenced open='' close=''><mrow> <mfenced> <mrow> <mi>a</mi> </mrow> </mfenced><mo>-</mo><mn>1</mn>"
                + " </mrow></mfenced><mn>2</mn></mfrac></math>", "((a)-1)/2"),
        Form(
            "<math><mfrac><mi>c</mi><mrow><mfenced><mi>a</mi></mfenced><mfenced><mi>b</mi></mfenced></mrow></mfrac></math>",
            "c/((a)(b))"),
        Form("<math><mfenced> <mn>3</mn> <mn>4</mn> </mfenced></math>", "(3,4)"),
        Form(
            "<math><msup><mfenced open=\"&#124;\" close='&#124;'><mi>x</mi></mfenced><mn>2</mn></msup></math>", "|x|^2"),
        Form(
            "<math><mfenced open=\"[\" close=\"]\" separators=\"; :\"><mi>a</mi><mi>b</mi><mi>c</mi><mi>d</mi></mfenced></math>",
            "[a;b:c:d]"),
        Form("<math><mfenced open=\"\" close=\"\" separators=\"\"><mi>a</mi><mi>b</mi></mfenced></math>", "ab"),
    ]

    /// References to notes, and what looks like them, in Markdown.
    static let references = [
        Form("word[^a][^b]", "word", ["a", "b"], note: "[^a]: dried\n[^b]: wet"),
        Form("**word[^a]**", "word", ["a"], note: "[^a]: dried"),
        Form("_word_[^a] x", "word x", ["a"], note: "[^a]: dried"), Form("See §5", "See §5", note: "§5 The law"),
        Form("39<sup>[^a]</sup>", "39", ["a"], note: "[^a]: dried"),
        Form("39\\[^a]", "39[^a]", note: "[^a]: dried"), Form("[^a](x)", "^a", note: "[^a]: dried"),
        Form("`[^a]` 39[^a]", "[^a] 39", ["a"], note: "[^a]: dried"),
        Form("39[^a]", "39[^a]", note: "```\n[^a]: in code\n```"),
        Form("39[^a]", "39", ["a"], note: "```\ncode\n```\n\n[^a]: dried"),
        Form("39^[estimated]", "39", ["estimated"]), Form("39^[x]^", "39^[x]^"), Form("2^[n]", "2^[n]"),
        Form("^[abc]+$", "^[abc]+$"), Form("~~3~~ 4", "~~3~~ 4"),
        Form("39<sup>2</sup>", "39", ["2"], note: "## Notes\n\n1. dried\n1. wet"),
        Form("39<sup>1</sup>", "39^1", note: "## Steps\n\n1. dry it\n2. saw it"),
    ]

    /// Characters that are not marks.
    static let literals = [
        Form("`[^/:]+`", "[^/:]+"), Form("`39*`", "39*"), Form("`39¹`", "39¹", note: "¹ after drying"),
        Form("https://a.example/x[^1]", "https://a.example/x[^1]"),
        Form("&amp; &lt;b&gt; &copy; &#189;", "& <b> © ½"), Form(":+1: :tada:", ":+1: :tada:"), Form("39^1^", "39^1^"),
        Form("H~2~O", "H~2~O"), Form("5 × 3", "5 × 3"), Form("5^3", "5^3"), Form("*", "*"), Form("†", "†"),
    ]

    /// Elements, the same in a page and in a pipe table.
    static let elements = [
        Form("a<br>b", "a\nb"), Form("a</br>b", "a\nb"),
        Form("a<br/>b<br />c", "a\nb\nc"), Form("a<p>b</p>c", "a b c"),
        Form("<ul><li>a</li><li>b</li></ul>", "a b"), Form("<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "a b c"),
        Form("<s>3</s> 4", "3 4"), Form("<del>3</del><ins>4</ins>", "34"),
        Form("<kbd>Ctrl</kbd>+<kbd>C</kbd>", "Ctrl+C"),
        Form("<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>", "漢(かん)"),
        Form("<details><summary>More</summary>of it</details>", "More of it"),
        Form("<input value=\"5\">", "5"), Form("<input type=\"hidden\" value=\"5\">", ""), Form("a<!-- b -->c", "ac"),
        Form("a <span hidden>b</span>c", "a c"), Form("a<span style=\"display: none\">b</span>", "a"),
        Form("a<span style='color:red;DISPLAY : NONE !important'>b</span>", "a"),
        Form("a<span style=\"visibility:hidden\">b</span>", "a"), Form("a<i style=\"opacity: 0\">b</i>", "a"),
        Form("a<i style=\"opacity: 0.5\">b</i>", "ab"), Form("a<i style=\"display:none;display:inline\">b</i>", "ab"),
        Form("a<i style=\"--display:none\">b</i>", "ab"), Form("a<i style=\"font-size:0\">b</i>", "a"),
        Form("a<i style=\"position:absolute; left:-9999px\">b</i>", "a"),
        Form("a<i style=\"left:-9999px\">b</i>", "ab"),
        Form("a<i style=\"position:absolute;clip:rect(0 0 0 0)\">b</i>", "a"), Form("<b hidden>x<i>y</b>z</i>", "z"),
        Form("<select><option>4<option selected>5</select>", "5"), Form("a <select><option>4</select>b", "a 4 b"),
        Form("<select><option disabled>a<optgroup><option><b>4</b><option>5</optgroup></select>", "4"),
        Form("<select multiple><option>4<option>5</select>", "4 5"), Form("<select></select>", ""),
        Form("<script>a</script>b", "b"), Form("<template>a</template>b", "b"), Form("<dialog>a</dialog>b", "b"),
        Form("<math><dialog>a</dialog></math>b", "ab"),
        Form("<img src=\"x.png\" alt=\"yes\">", "yes"), Form("<img alt='A &amp; B'>", "A & B"),
        Form("<img src=\"x.png\" title=\"no\">", "no"), Form("<img alt=\"\" title=\"no\"> 3", "no 3"),
        Form("<img src=\"x\">", ""),
        Form("<a href=\"b\"><img alt=\"Build\"></a>", "Build"),
        Form("<i class=\"icon\" title=\"yes\"></i>", "yes"), Form("<i title=\"yes\"></i> 3", "3"),
        Form("<i aria-label=\"yes\"></i> <i title=\"no\"></i>", "yes no"),
        Form("<input type=\"CheckBox\" aria-label=\"yes\">", ""),
        Form("<input type=\"radio\" title=\"yes\" checked>", ""),
        Form("<input aria-label=\"yes\">", "yes"), Form("<abbr title=\"point\">pt</abbr>", "pt"),
        Form("<svg><title>yes</title><path d=\"M0\"/></svg>", "yes"), Form("<svg><title>yes</title></svg> 3", "3"),
        Form("<svg><title><b>ye</b>s</title></svg>", "yes"), Form("<svg><title><b></b></title></svg>", ""),
        Form("super<wbr>long", "superlong"), Form("super\u{AD}long&shy;ish", "superlongish"),
        Form("1\u{200B}000&#8203;x", "1000x"), Form("a\u{200C}b\u{200D}c\u{2060}d\u{FEFF}", "abcd"),
        Form("👩\u{200D}💻", "👩\u{200D}💻"), Form("می\u{200C}خواهم", "می\u{200C}خواهم"), Form("क्\u{200D}ष", "क्\u{200D}ष"),
        Form("ภาษา\u{200B}ไทย", "ภาษา\u{200B}ไทย"), Form("東\u{200B}京", "東京"),
        Form("<span aria-hidden=\"true\">95</span><span class=\"sr\">95</span>", "95"),
        Form("<SPAN ARIA-HIDDEN=\"true\">95</SPAN><span class=\"sr\">95</span>", "95"),
        Form("<span aria-hidden=\"true\">5 km</span> <span>5&nbsp;km</span>", "5 km"),
        Form("<span aria-hidden=\"true\">★</span> good", "★ good"),
        Form(
            "<span class=\"katex\"><span class=\"katex-mathml\"><math><semantics><msup><mn>2</mn><mn>8</mn></msup><annotation"
                + " encoding=\"application/x-tex\">2^8</annotation></semantics></math></span><span class=\"katex-html\""
                + " aria-hidden=\"true\"><span>2</span><span>8</span></span></span>", "2^8"),
        Form(
            "<span><nobr aria-hidden=\"true\"><span>x</span></nobr><span role=\"presentation\"><math><mi>x</mi></math></span></span>",
            "x"),
    ]

    /// Marks and powers that differ in the text next to them.
    static let neighbours = [
        Form("39<sup>a</sup>", "39", ["a"], note: "<sup>a</sup>Estimated."),
        Form("39 (a)", "39", ["a"], note: "(a) Estimated."),
        Form("Section 3 (a)", "Section 3 (a)", note: "(a) Estimated."),
        Form("f(a)", "f(a)", note: "(a) Estimated."),
        Form("N/A<sup>2</sup>", "N/A", ["2"], note: "<sup>2</sup> not measured"),
        Form("N/A²", "N/A", ["²"], note: "² not measured"), Form("1.2e-06 ***", "1.2e-06", ["***"]),
        Form("1.2E+6*", "1.2E+6", ["*"]), Form("type*", "type*"), Form("§4 of it", "§4 of it", note: "§ estimated"),
        Form("§Oak", "Oak", ["§"], note: "§ estimated"), Form("e<sup>−x²</sup>", "e^(−x²)"),
        Form("kg m<sup>−2</sup>", "kg m−2"), Form("Na<sup>+</sup>", "Na+"),
    ]

    /// Raised text in brackets: units and powers, and names of notes.
    static let raisedBrackets = [
        Form("Size<br><sup>(mm)</sup>", "Size\n(mm)"), Form("Speed<br><sup>(ms)", "Speed\n(ms)"),
        Form("Size<sup>(km/h)</sup>", "Size(km/h)"), Form("45<sup>(min)</sup>", "45(min)"),
        Form("3 <sup>(×1000)</sup>", "3 (×1000)"), Form("4<sup>[k]</sup>", "4[k]"), Form("4<sup>(M)</sup>", "4(M)"),
        Form("Size<sup>(1000)</sup>", "Size(1000)"), Form("4<sup>mm)</sup>", "4mm)"),
        Form("3<sup>(10^3)</sup>", "3(10^3)"), Form("3 <sup>(10³)</sup>", "3 (10³)"),
        Form("10<sup>(-1)</sup>", "10^(-1)"), Form("39<sup>(2, b)</sup>", "39", ["2", "b"]),
        Form("39<sup>(m)</sup>", "39", ["m"], note: "(m) after drying"),
        Form("39<sup>[k]</sup>", "39", ["k"], note: "[k] after drying"),
        Form("39<sup>[note 2]</sup>", "39", ["note 2"]), Form("39<sup>(注1)</sup>", "39", ["注1"]),
        Form("39<sup>[iv]</sup>", "39", ["iv"]), Form("39<sup>(†)</sup>", "39", ["†"]),
        Form("39<sup>[citation needed]</sup>", "39", ["citation needed"]),
    ]

    /// Brackets with a number after a space.
    static let spacedBrackets = [
        Form("105 (1)", "105", ["1"], note: "(1) less above 85 °C."), Form("105 (1)", "105 (1)"),
        Form("Pin (1)", "Pin (1)", note: "(1) less above 85 °C."),
        Form("105 (1) 3", "105 (1) 3", note: "(1) less above 85 °C."),
        Form("105 (2)", "105 (2)", note: "(1) less above 85 °C."),
    ]

    /// A formula as Wikipedia has it, whose picture follows.
    private static let hiddenFormula =
        "<span style=\"display: none;\"><math><semantics><msup><mn>10</mn><mn>3</mn></msup>"
        + "<annotation>10^3</annotation></semantics></math></span>"

    /// Blocks by element, style or the end of a form; formulas before and after MathJax has set them.
    static let blocksAndFormulas = [
        Form("<form>4</form>5", "4 5"), Form("<form>4<b>x</b>5</form>6", "4x5 6"),
        Form("<form>4&amp;</form>5 &lt;", "4& 5 <"),
        Form("<form>4</form><i>5</i>", "4 5"), Form("a<legend>b</legend>c", "a b c"),
        Form("<i style=\"display: block\">a</i>b", "a b"), Form("<i style=\"display:inline-block\">a</i>b", "ab"),
        Form(
            "<i style=\"display:inline-block;margin:2px\">1</i><i style=\"display:inline-block;margin:2px\">2</i>",
            "1 2"),
        Form("1<i style=\"padding: 0 .2em; display: inline-flex\">2</i>", "1 2"),
        Form("1<i style=\"display:inline-block;margin:2px 0\">2</i>", "12"),
        Form("1<i style=\"display:inline-block;padding-top:2px\">2</i>", "12"),
        Form("1<i style=\"margin:2px\">2</i>", "12"),
        Form(
            "<span class=\"MathJax_Preview\">x</span><span class=\"MathJax\"><nobr aria-hidden=\"true\">x</nobr><span"
                + " class=\"MJX_Assistive_MathML\"><math><mi>x</mi></math></span></span>"
                + "<script type=\"math/tex\">x</script>", "x"),
        Form(
            "<span class=\"MathJax_Preview\">x^2</span><span class=\"mjx-chtml\"><span>x</span>2</span>"
                + "<script type=\"math/tex\">x^2</script> m", "x2 m"),
        Form("<span class=\"MathJax_Preview\">x^2</span><script type=\"math/tex\">x^2</script>", "x^2"),
        Form("<span class=\"MathJax_Preview\"></span><script type=\"math/tex\">x^2</script>", "x^2"),
        Form("a <script type=\"math/tex; mode=display\">x^2</script> b", "a x^2 b"),
        Form(hiddenFormula + "<img aria-hidden=\"true\" alt=\"{\\displaystyle 10^{3}}\">", "10^3"),
        Form(hiddenFormula + "<img alt=\"a\">", "a"), Form(hiddenFormula + "b <img aria-hidden=true alt=a>", "b a"),
        Form("<span hidden>a <math><mi>x</mi></math></span><img aria-hidden=\"true\" alt=\"b\">", "b"),
    ]

    /// Pieces and lines of Markdown that are joined, and brackets that are not marks.
    static let joinedPieces = [
        Form("a<br>b", "a\nb"), Form("a <br/><br /> **b**", "a\n\nb"), Form("<br>a", "a"), Form("a</br>", "a"),
        Form("a<br><br>", "a\n"), Form("`a`<br> `b`", "a\nb"), Form("10<br>20", "10\n20"),
        Form("&nbsp;`a`&nbsp;", "a"), Form("&nbsp;", ""), Form("a &amp; [b c]", "a & [b c]"),
        Form("&#91;a b]", "[a b]"),
        Form("[v1](x) 2", "v1 2"), Form("[a_b](x)", "a_b"), Form("[🚀](x)[🧠](y)", "🚀🧠"), Form("C:\\dir", "C:\\dir"),
        Form("file(s)", "file(s)", note: "(s) after drying"),
        Form("miles (68)", "miles (68)", note: "(68) after drying"),
        Form("9 (s)", "9", ["s"], note: "(s) after drying"), Form("text[]", "text[]", note: "[a]: x"),
        Form("oak [1]", "oak", ["1"], note: "[1] after drying\n\n[a]: x"),
        Form("oak（a）", "oak（a）", note: "（a） after drying"), Form("oak（1）", "oak", ["1"], note: "（1） after drying"),
    ]

    @Test(
        arguments: powers + marks + severalMarks + references + formulas + literals + elements + neighbours
            + blocksAndFormulas + raisedBrackets + spacedBrackets + joinedPieces)
    func inMarkdown(form: Form) {
        let cell = Reading.article("| \(form.cell) |\n|---|\n\n\(form.note)\n").tables.first?.cells.first
        #expect(cell?.text == form.text)
        #expect(cell?.footnotes == form.footnotes)
        #expect(cell?.raw == form.cell)
    }

    @Test(arguments: powers + marks + severalMarks + formulas + elements + neighbours + blocksAndFormulas)
    func inHTML(form: Form) {
        let note = form.note.replacing("\n", with: "<br>\n").replacing("**", with: "").replacing("\\", with: "")
        let html = "<table><tr><td>\(form.cell)</td></tr></table>\n<p>\(note)</p>"
        let article = Reading.article(html, path: "a.html")
        // A star that begins a line of a page is the sign of a note, alone or not.
        guard !form.note.contains("* saw"), !form.note.contains("a list of one") else { return }
        #expect(article.tables.first?.cells.first?.text == form.text)
        #expect(article.tables.first?.cells.first?.footnotes == form.footnotes)
        Reading.expectRawAtItsPlace(article)
    }
}
