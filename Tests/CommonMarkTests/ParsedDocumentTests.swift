import CommonMark
import Testing

struct ParsedDocumentTests {

    @Test func blocksStandInDocumentOrder() throws {
        let document = ParsedDocument(Array("# A\n\n> - x\n\n| a |\n|---|\n| b |\n".utf8))
        let kinds = document.blocks.map(\.kind)
        #expect(
            kinds == [
                .document, .heading(level: 1), .quote, .bulletList, .item, .paragraph, .table, .tableRow, .tableCell,
                .tableRow, .tableCell,
            ])
        #expect(document.blocks.map(\.parent) == [-1, 0, 0, 2, 3, 4, 0, 6, 7, 6, 9])
        #expect(document.blocks.map(\.end) == [11, 2, 6, 6, 6, 6, 11, 9, 9, 11, 11])
    }

    @Test func inlinesKeepWhatCellsNeed() throws {
        let document = ParsedDocument(Array("a&amp;*b* `c` <br> [d](e) ~~f~~ ~9\n".utf8))
        #expect(
            document.inlines(of: 1) == [
                .text("a&"), .text("b"), .text(" "), .code("c"), .text(" "), .html("<br>"), .text(" "),
                .linkStart(address: "e"), .text("d"), .linkEnd, .text(" ~~f~~ ~9"),
            ])
    }

    @Test func imagesHaveALabelATitleOrNothing() throws {
        let document = ParsedDocument(Array("![*a*](b)![](c 'd')![](e)\n".utf8))
        #expect(
            document.inlines(of: 1) == [
                .imageStart, .text("a"), .imageEnd, .imageStart, .text("d"), .imageEnd, .picture,
            ])
    }

    @Test func anEmptyTextIsADocumentAlone() {
        let document = ParsedDocument([])
        #expect(document.blocks.map(\.kind) == [.document])
        #expect(document.inlines(of: 0).isEmpty)
    }

    /// The parser gives memory back and gets it again; what is still in the tree must not be overwritten.
    @Test func aLongTableIsWhatWasWritten() {
        let texts = (0..<20_000).map { String(repeating: "\($0) ", count: $0 % 400 == 0 ? 300 : 1) }
        let rows = texts.map { "|\($0)|`\($0)`|\n" }.joined()
        let document = ParsedDocument(Array("|a|b|\n|-|-|\n\(rows)".utf8))
        let cells = document.blocks.indices.filter { document.blocks[$0].kind == .tableCell }.dropFirst(2)
        let read = cells.enumerated().map { number, cell in
            number % 2 == 0
                ? document.inlines(of: cell) == [.text(String(texts[number / 2].dropLast()))]
                : document.inlines(of: cell) == [.code(texts[number / 2])]
        }
        #expect(read.count == 40_000 && read.allSatisfy { $0 })
    }

    @Test func deepNestingIsWalkedWithoutRecursion() {
        let document = ParsedDocument(Array(repeating: UInt8(ascii: ">"), count: 15_000))
        #expect(document.blocks.count == 15_001)
    }

    /// The line that ends a comment belongs to it, which cmark's own end line does not tell.
    @Test(arguments: [
        ("<!-- a\nb -->\nc", 2), ("<!-- a -->\nb", 1), ("<div>\na\n\nb", 2), ("<pre>\n\na</pre>", 3),
        ("x\n\n<!-- a\n\n", 4),
    ])
    func htmlBlocksEndWithTheirLastLine(text: String, line: Int) {
        let document = ParsedDocument(Array(text.utf8))
        let block = document.blocks.first { $0.kind == .html }
        #expect(block?.endLine == line)
    }
}
