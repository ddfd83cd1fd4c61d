import TestSupport
import Testing

@testable import Workbench

@Suite struct DependencyFileTests {
    @Test func namesAreEscapedForMake() throws {
        let files = PlankBook.files(replacing: ["Articles/a $#: b.md": "# A"])
        let checked = try Pipeline().run(BookFolder(files: files))
        let text = DependencyFile.text(targets: ["my page.md"], book: "In", of: checked)
        #expect(text.hasPrefix("my\\ page.md: \\\n"))
        #expect(text.contains("  In/Articles/a\\ $$\\#\\:\\ b.md \\\n"))
        #expect(text.hasSuffix("In/book.yaml:\n"))
    }
}
