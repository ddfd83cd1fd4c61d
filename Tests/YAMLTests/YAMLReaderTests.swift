import Testing
import YAML

@Suite struct YAMLReaderTests {
    private func events(_ text: String) throws -> [YAMLEvent] {
        guard var reader = YAMLReader(Array(text.utf8)) else {
            Issue.record("no memory")
            return []
        }
        var events: [YAMLEvent] = []
        while let event = try reader.next() { events.append(event) }
        // The end stays the end.
        #expect(try reader.next() == nil)
        return events
    }

    private func failure(_ text: String) -> YAMLError? {
        do {
            _ = try events(text)
            return nil
        } catch {
            return error as? YAMLError
        }
    }

    @Test func eventsComeInTheTextsOrder() throws {
        #expect(
            try events("a: [b, 'c']\nd: {}\n").map(\.kind) == [
                .documentStart, .mapStart, .scalar("a", isPlain: true), .listStart, .scalar("b", isPlain: true),
                .scalar("c", isPlain: false), .end, .scalar("d", isPlain: true), .mapStart, .end, .end, .documentEnd,
            ])
    }

    /// Each byte offset is where the event begins in UTF-8, whatever libyaml takes for a line.
    @Test func offsetsAreBytes() throws {
        let text = "é: \"板\u{2028}x\"\r\n🌲: \"\u{85}\"\rc: d"
        let scalars = try events(text).filter { if case .scalar = $0.kind { true } else { false } }
        let starts = scalars.map {
            String(decoding: Array(text.utf8)[$0.offset...], as: UTF8.self).unicodeScalars.first
        }
        #expect(starts == ["é", "\"", "🌲", "\"", "c", "d"])
    }

    @Test func anchorsTagsAndAliasesAreTold() throws {
        let all = try events("a: &x !!int 1\nb: &y [!t z]\nc: *x\nd: !!str e\n")
        #expect(all.compactMap(\.anchor) == ["x", "y"])
        #expect(all.compactMap(\.tag) == ["tag:yaml.org,2002:int", "!t", "tag:yaml.org,2002:str"])
        #expect(all.contains { $0.kind == .alias("x") })
    }

    @Test(arguments: ["", "\n# nothing\n"])
    func anEmptyTextHasNoEvents(text: String) throws {
        #expect(try events(text).isEmpty)
    }

    @Test(arguments: [
        ("a: [1", 5, "while parsing a flow sequence", 3), ("é: \"b\nc: d", 11, "while scanning a quoted scalar", 4),
        ("a: @b", 3, "while scanning for the next token", 3), ("a: b: c", 4, "", nil), ("é: \u{1}", 4, "", nil),
        ("a: \u{FFFE}", 3, "", nil),
    ])
    func mistakesHaveOffsets(text: String, offset: Int, context: String, start: Int?) throws {
        let error = try #require(failure(text))
        #expect(error.offset == offset && error.context == context && error.contextOffset == start, "\(error)")
        #expect(!error.problem.isEmpty)
    }

    @Test func scalarsHoldWhatTheyHold() throws {
        let all = try events("- \"a\\0b\"\n- \"\\u677f\"\n- |\n  c\n  d\n- >-\n  e\n  f\n")
        #expect(
            all.compactMap { if case .scalar(let text, _) = $0.kind { text } else { nil } }
                == ["a\0b", "板", "c\nd\n", "e f"])
    }
}
