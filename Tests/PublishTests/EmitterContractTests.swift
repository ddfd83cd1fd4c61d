import Foundation
import TestSupport
import Testing

@testable import Publish

/// What every output file promises, whichever emitter wrote it.
@Suite struct EmitterContractTests {
    static let files = PlankPublication.publication.files

    @Test(arguments: files) func isTextWithLineFeedsAndOneFinalNewline(file: OutputFile) throws {
        let text = try #require(String(validating: file.bytes, as: UTF8.self))
        #expect(text.hasSuffix("\n"))
        #expect(!text.hasSuffix("\n\n"))
        // A carriage return of the data is in a quoted CSV field; elsewhere it is escaped.
        if !file.path.hasSuffix(".csv") { #expect(!file.bytes.contains(UInt8(ascii: "\r"))) }
        #expect(!file.bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    }

    @Test(arguments: files) func hasARelativePathOfPlainCharacters(file: OutputFile) {
        let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-./")
        #expect(Set(file.path).isSubset(of: plain))
        #expect(!file.path.hasPrefix("/"))
        #expect(!file.path.split(separator: "/").contains(".."))
    }

    @Test func pathsAreSortedAndUnique() {
        let paths = Self.files.map(\.path)
        #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(Set(paths).count == paths.count)
    }

    @Test func sameInputGivesSameBytes() {
        #expect(PlankPublication.publication.files == Self.files)
    }

    @Test func orderOfUnorderedInputDoesNotMatter() {
        let shuffled = PlankPublication.shuffled.files
        for (file, other) in zip(Self.files, shuffled) {
            #expect(file == other, "\(file.path)")
        }
        #expect(Self.files.count == shuffled.count)
    }

    @Test func aBookOfNothingIsPublishedToo() throws {
        let files = PlankPublication.empty.files
        #expect(files.contains { $0.path == "manifest.json" })
        let findings = try #require(files.first { $0.path == "findings.json" })
        #expect(findings.bytes == Array("[]\n".utf8))
    }

    @Test func anEmptyDatasetHasAHeaderAndAnEmptyArray() throws {
        func text(_ path: String) throws -> String {
            String(decoding: try #require(Self.files.first { $0.path == path }).bytes, as: UTF8.self)
        }
        #expect(try text("data/nothing.csv") == "species,value,unit,status,articles,assumed,flagged,findings,implied\n")
        #expect(try text("data/nothing.json") == "[]\n")
        #expect(
            try text("data/claims/nothing.csv")
                == "species,value,unit,article,line,column,raw,status,assumed\n")
        #expect(try text("data/claims/nothing.json") == "[]\n")
    }

    @Test(arguments: files.filter { $0.path.hasSuffix(".json") }) func jsonIsJSON(file: OutputFile) throws {
        let object = try JSONSerialization.jsonObject(with: Data(file.bytes))
        #expect(object is [Any] || object is [String: Any])
    }

    @Test func everyFileIsGolden() {
        let golden = Golden(beside: #filePath)
        for file in Self.files {
            if let mismatch = golden.mismatch("Output/" + file.path, file.bytes) { Issue.record("\(mismatch)") }
        }
        let names = Set(Self.files.map { "Output/" + $0.path })
        for name in golden.recordedNames where name.hasPrefix("Output/") {
            #expect(names.contains(name), "no emitter writes \(name) any more")
        }
    }
}

extension OutputFile: CustomTestStringConvertible {
    package var testDescription: String { path }
}
