import Foundation
import TestSupport
import Testing

/// SwiftPM builds an undeclared import of a transitive target without complaint, so the arrows between the modules are
/// checked here.
@Suite struct ArchitectureTests {
    /// Who may import whom, in the order of a value's journey. The system's modules are listed where they may be used, so
    /// that they do not creep into the stages. Foundation is nowhere: it makes the program and its start several times as
    /// large.
    static let arrows: [String: Set<String>] = [
        "Diagnostics": ["Glibc", "Darwin", "Synchronization"],
        "CommonMark": ["CCMarkGFM", "Glibc", "Darwin"],
        "HTML": ["CGumbo", "Glibc", "Darwin"],
        "Gzip": ["CZlib"],
        "YAML": ["CYAML"],
        "Hashing": ["CCrypto", "CommonCrypto"],
        "Measures": ["Diagnostics"],
        "BookFormat": ["Diagnostics", "Measures", "YAML"],
        "Ingest": ["Diagnostics", "Measures", "CommonMark", "HTML", "Gzip", "Glibc", "Darwin"],
        "Normalize": ["Diagnostics", "Measures", "Synchronization"],
        "Checks": ["Diagnostics", "Measures", "Synchronization"],
        "Compare": ["Diagnostics", "Measures"],
        "Audit": ["Diagnostics", "Measures"],
        "Discovery": ["Diagnostics", "Measures", "Checks"],
        "Publish": ["Diagnostics", "Measures", "Audit", "Hashing"],
        "Pipeline": [
            "Diagnostics", "Measures", "BookFormat", "Ingest", "Normalize", "Checks", "Compare", "Audit",
            "Discovery", "Publish",
            "Glibc", "Darwin", "Synchronization",
        ],
        "measurebook": [
            "Diagnostics", "Measures", "Audit", "Publish", "Pipeline", "ArgumentParser", "Glibc", "Darwin",
        ],
    ]

    static let sources = Shared.root.appending(path: "Sources")

    @Test func everyModuleIsListed() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
            .filter { !$0.hasPrefix(".") }
        #expect(Set(folders) == Set(Self.arrows.keys).union(["CCMarkGFM", "CGumbo", "CZlib", "CYAML", "CCrypto"]))
    }

    @Test(arguments: arrows.keys.sorted())
    func importsFollowTheArrows(module: String) throws {
        let allowed = try #require(Self.arrows[module])
        let files = try swiftFiles(of: module)
        #expect(!files.isEmpty)
        for file in files {
            for name in try imports(of: file) where !allowed.contains(name) {
                Issue.record("\(file.lastPathComponent) imports \(name), which \(module) may not")
            }
        }
    }

    @Test(arguments: [
        ("CommonMark", "CCMarkGFM"), ("HTML", "CGumbo"), ("Gzip", "CZlib"), ("YAML", "CYAML"), ("Hashing", "CCrypto"),
    ])
    func twoFilesAtMostTouchC(module: String, library: String) throws {
        let touching = try swiftFiles(of: module).filter { try imports(of: $0).contains(library) }
        #expect((1...2).contains(touching.count), "\(touching.map(\.lastPathComponent))")
    }

    @Test func filesStaySmall() throws {
        for module in Self.arrows.keys.sorted() {
            for file in try swiftFiles(of: module) {
                let lines = try String(contentsOf: file, encoding: .utf8).split(
                    separator: "\n", omittingEmptySubsequences: false)
                #expect(lines.count <= 400, "\(file.lastPathComponent) has \(lines.count) lines")
            }
        }
    }

    private func swiftFiles(of module: String) throws -> [URL] {
        let folder = Self.sources.appending(path: module)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    }

    private func imports(of file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(separator: " ")
            guard let index = words.firstIndex(of: "import"), index <= 2, words.count > index + 1,
                words[..<index].allSatisfy({
                    $0.hasPrefix("@") || ["package", "internal", "public", "private"].contains($0)
                })
            else { return nil }
            return String(words[index + 1])
        }
    }
}
