import TestSupport
import Testing

/// Archives with bytes changed, left out and added at random: nothing crashes or hangs, and what precedes the damage is read.
@Suite struct DamagedArchiveTests {
    private static let texts = (0..<6).map { "text \($0) " + String(repeating: "x", count: 37 * $0) }

    private static func archive(_ kind: Kind) -> [UInt8] {
        let names = texts.indices.map { "d\($0).md" }
        let files = zip(names, texts).map { ArchiveBuilder.File($0, $1) }
        switch kind {
        case .tar: return ArchiveBuilder.tar(files)
        case .zip, .zipStream: return ArchiveBuilder.zip(zip(names, texts).map { ArchiveBuilder.Entry($0, $1) })
        case .warc: return texts.flatMap { ArchiveBuilder.record("u", ArchiveBuilder.page($0)) }
        case .packedWARC:
            return texts.flatMap { ArchiveBuilder.gzip(ArchiveBuilder.record("u", ArchiveBuilder.page($0))) }
        case .lines: return texts.flatMap { Array("{\"id\": \"u\", \"text\": \"\($0)\"}\n".utf8) }
        }
    }

    enum Kind: String, CaseIterable { case tar, zip, zipStream, warc, packedWARC, lines }

    private static func items(_ kind: Kind, _ bytes: [UInt8]) throws -> [String] {
        switch kind {
        case .tar: try Items.tar(bytes, step: 700)
        case .zip: try Items.zip(bytes)
        case .zipStream: try Items.zipStream(bytes, step: 700)
        case .warc: try Items.warc(bytes, step: 700)
        case .packedWARC: try Items.packedWARC(bytes, step: 700)
        case .lines: try Items.lines(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test(arguments: Kind.allCases)
    func nothingBeforeTheDamageIsLost(kind: Kind) throws {
        let whole = Self.archive(kind)
        let expected = try Self.items(kind, whole)
        #expect(expected.count == Self.texts.count)
        for seed in 0..<400 {
            var random = SeededGenerator(seed: UInt64(seed))
            var bytes = whole
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.removeSubrange(place..<min(place + Int.random(in: 1...600, using: &random), bytes.count))
            case 2: bytes.insert(contentsOf: (0..<Int.random(in: 1...600, using: &random)).map { _ in 0x50 }, at: place)
            default: bytes.removeSubrange(place...)
            }
            let items = try Self.items(kind, bytes)
            #expect(items.count <= 4 * Self.texts.count, "seed \(seed)")
            // The directory of a ZIP archive follows its data, so that damage of it concerns all.
            guard kind != .zip else { continue }
            let sound = Self.texts.prefix { text in
                whole.firstRange(of: Array(text.utf8)).map { $0.upperBound + 12 <= place } ?? false
            }
            for text in sound { #expect(items.contains { $0.contains(": " + text) }, "seed \(seed): \(text)") }
        }
    }
}

extension Array<UInt8> {
    fileprivate func firstRange(of other: [UInt8]) -> Range<Int>? {
        indices.first { self[$0...].starts(with: other) }.map { $0..<($0 + other.count) }
    }
}
