import Articles
import Testing
import Text

/// The texts of the notes that cells refer to.
@Suite struct NoteTextsTests {
    private func notes(_ text: String, path: String = "a.md") -> [String: String] {
        ArticleReader().article(path: path, bytes: Array(text.utf8)).value.notes[1] ?? [:]
    }

    private func notes(behind mark: String, _ note: String) -> [String: String] {
        notes("| Wood | Width |\n|---|---|\n| oak | 12\(mark) |\n| elm | 13 |\n\n\(note)\n\nPlanks of the mill.\n")
    }

    @Test func ofMarkdown() {
        let label = "[^wet]: *Wet* wood,\n  see [the list](a.md)."
        #expect(notes(behind: "[^Wet]", label) == ["Wet": "Wet wood, see the list."])
        #expect(notes(behind: "\\*", "\\* Wet wood.") == ["*": "Wet wood."])
        #expect(notes(behind: "¹", "¹ Wet wood.\n² Dry wood.") == ["¹": "Wet wood."])
        #expect(notes(behind: "<sup>a</sup>", "<sup>a</sup> Wet wood.<br><sup>b</sup> Dry.") == ["a": "Wet wood."])
        #expect(notes(behind: " ②", "① Dry wood.\n\n② Wet wood.") == ["②": "Wet wood."])
        #expect(notes(behind: " ②", "Planks.").isEmpty)
        #expect(notes(behind: "[1]", "**[1] `wood`:** wet, **not** dry") == ["1": "wood: wet, not dry"])
        #expect(notes(behind: "", "\\* Wet wood.").isEmpty)
    }

    /// A mark leads to the next note with it; where links with one mark lead to several notes, none is sure.
    @Test func ofSeveralTables() {
        func table(_ mark: String) -> String { "<table><tr><th>Wood<th>Width<tr><td>oak<td>12\(mark)</table>" }
        func all(_ page: String) -> [Int: [String: String]] {
            ArticleReader().article(path: "a.html", bytes: Array(page.utf8)).value.notes
        }
        #expect(
            all(table("*") + "<p>* Wet wood.</p>" + table("*") + "<p>* Dry wood.</p>")
                == [1: ["*": "Wet wood."], 2: ["*": "Dry wood."]])
        func link(_ id: String) -> String { "<sup><a href='#\(id)'>1</a></sup>" }
        let notes = "<p id=a>Wet wood.</p><p id=b>Dry wood.</p>"
        #expect(all(table(link("a")) + table(link("b")) + notes).isEmpty)
        #expect(all(table(link("a")) + table(link("a")) + notes) == [1: ["1": "Wet wood."], 2: ["1": "Wet wood."]])
    }

    @Test func ofHTML() {
        func table(_ mark: String) -> String { "<table><tr><th>Wood<th>Width<tr><td>oak<td>12\(mark)</table>" }
        let link = "<sup><a href='#n1'>1</a></sup>"
        #expect(
            notes(table(link) + "<ol><li id=n1><a href='#b'>↑</a> Wet &amp; <i>old</i> wood.<li>Dry", path: "a.html")
                == ["1": "Wet & old wood."])
        #expect(notes(table("*") + "<p>* Wet wood.</p><p>Planks.</p>", path: "a.html") == ["*": "Wet wood."])
        #expect(
            notes(table("<sup>2</sup>") + "<h2>Notes</h2><ol><li>Dry.<li>Wet wood.</ol>", path: "a.html")
                == ["2": "Wet wood."])
        for mark in ["(2)", "[2]", "2)", "(b)"] {
            let note = "<p><sup>\(mark)</sup> Wet wood.</p>"
            let name = mark.filter(\.isLetter).isEmpty ? "2" : "b"
            #expect(notes(table("<sup>\(mark)</sup>") + note, path: "a.html") == [name: "Wet wood."])
        }
        let foot = "<tfoot><tr><td colspan=2><sup>c</sup> Wet wood.</td></tr></tfoot></table>"
        let whole = table("<sup>c</sup>").dropLast("</table>".count) + foot
        #expect(notes(String(whole), path: "a.html") == ["c": "Wet wood."])
    }
}
