import Testing

@testable import Pictures

struct LinkedTextTests {
    @Test func linesKeepTheirLinks() {
        var text = LinkedText("Source: ")
        text.append("Planks of the old mill", linkedTo: "https://example.org/a?b=1&c=2")
        text.append("; ")
        text.append("Beams", linkedTo: nil)
        text.append(". 2 values in doubt")
        let written = ["Source: Planks", "of the old mill; Beams. 2", "values in doubt"]
        let lines = text.parts(of: written)
        #expect(lines.map { $0.map(\.text).joined() } == written)
        #expect(lines.map { $0.filter { $0.address != nil }.map(\.text) } == [["Planks"], ["of the old mill"], []])
    }

    @Test func linksAreEscaped() {
        var text = LinkedText("")
        text.append("A & B", linkedTo: "https://example.org/?b=1&c=2")
        var picture = Picture(width: 400)
        picture.text(text.parts, 0, 0, size: Style.size, "m")
        let bytes = picture.document(height: 10, title: "", summary: "", language: "en", style: "")
        let svg = String(decoding: bytes, as: UTF8.self)
        #expect(svg.contains(#"<a href="https://example.org/?b=1&amp;c=2">A &amp; B</a></text>"#))
    }
}
