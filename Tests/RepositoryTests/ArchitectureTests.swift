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
        "Text": ["Glibc", "Darwin", "Synchronization"],
        "Libraries/CommonMark": ["CCMarkGFM"],
        "Libraries/Gzip": ["CZlib"],
        "Libraries/YAML": ["CYAML"],
        "Libraries/SQLite": ["CSQLite"],
        "Libraries/Hashing": ["CCrypto", "CommonCrypto"],
        "Libraries/SiteAssets": ["CSiteAssets"],
        "Libraries/StandardTables": ["CStandardTables"],
        "Archives": ["Text", "Gzip"],
        "Articles": ["Text", "CommonMark", "Gzip", "StandardTables", "Glibc", "Darwin"],
        "Books": ["Text"],
        "BookFiles": ["Text", "Books", "YAML"],
        "Numbers": ["Text", "Books"],
        "Records": ["Text", "Books"],
        "Recipes": ["Text", "Articles", "Books", "Numbers", "Records", "Synchronization"],
        "Drafting": ["Text", "Articles", "Books", "Numbers", "Recipes", "Records"],
        "Rules": ["Text", "Books", "Records"],
        "Discovery": ["Text", "Books", "Records", "Rules"],
        "Audit": ["Text", "Articles", "Books", "Records"],
        "Outputs": ["Text", "Books"],
        "Asking": ["Text", "Books", "Numbers", "Records"],
        "MeasureBook": ["Text", "Books", "Records", "Outputs", "Asking"],
        "Pictures": ["Books"],
        "Publish": [
            "Text", "Articles", "Books", "BookFiles", "Records", "Outputs", "Pictures", "Hashing", "SQLite",
            "SiteAssets",
            "Synchronization",
        ],
        "Workbench": [
            "Text", "Archives", "Articles", "Books", "BookFiles", "Numbers", "Records", "Recipes", "Drafting", "Rules",
            "Discovery", "Audit",
            "Outputs", "Asking", "Pictures", "Publish", "SQLite", "Glibc", "Darwin", "Synchronization",
        ],
        "MeasureBookTables": [
            "Text", "Articles", "Records", "Recipes", "Publish", "Workbench", "MeasureBook", "Synchronization",
        ],
        "App": [
            "Text", "Articles", "Books", "Outputs", "Asking", "Publish", "Workbench",
            "ArgumentParser", "Glibc", "Darwin", "Synchronization",
        ],
    ]

    static let sources = Shared.root.appending(path: "Sources")

    @Test func everyModuleIsListed() throws {
        let stages = try folders(in: "").subtracting(["Libraries"])
        let libraries = try folders(in: "Libraries").filter {
            !["CCMarkGFM", "CZlib", "CYAML", "CCrypto", "CSQLite", "CSiteAssets", "CStandardTables"].contains($0)
        }
        #expect(stages.union(libraries.map { "Libraries/\($0)" }) == Set(Self.arrows.keys))
    }

    /// The modules of a library: the program's own that it imports, and those that these import.
    private func modules(below module: String) -> Set<String> {
        var found: Set<String> = []
        var rest = [module]
        while let next = rest.popLast() {
            guard found.insert(next).inserted else { continue }
            rest += Self.arrows[next] ?? Self.arrows["Libraries/" + next] ?? []
        }
        return found
    }

    @Test func libraryForReadingIsPureSwift() {
        let system: Set = ["Glibc", "Darwin", "Synchronization"]
        let strange = modules(below: "MeasureBook").filter { Self.arrows[$0] == nil && !system.contains($0) }
        #expect(strange == [])
        #expect(modules(below: "MeasureBookTables").contains("CCMarkGFM"))
    }

    /// Public, so that the compiler inlines them across modules.
    private static let inlined: Set = ["EightBytes.swift"]

    /// What other programs see is in the libraries alone.
    @Test(arguments: arrows.keys.sorted())
    func onlyLibrariesArePublic(module: String) throws {
        guard !module.hasPrefix("MeasureBook") else { return }
        for file in try swiftFiles(of: module) where !Self.inlined.contains(file.lastPathComponent) {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            #expect(!lines.contains { $0.drop { $0 == " " }.hasPrefix("public ") }, "\(file.lastPathComponent)")
        }
    }

    /// A folder that shows more than about twenty files at once shows nothing.
    @Test func foldersStaySmall() throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
        let counts = Dictionary(grouping: paths.filter { $0.hasSuffix(".swift") }) {
            ($0 as NSString).deletingLastPathComponent
        }
        for (folder, files) in counts.sorted(by: { $0.key < $1.key }) {
            #expect(files.count <= 22, "Sources/\(folder) has \(files.count) files; divide it")
        }
    }

    @Test(arguments: arrows.keys.sorted())
    func importsFollowTheArrows(module: String) throws {
        let allowed = try #require(Self.arrows[module])
        let files = try swiftFiles(of: module)
        #expect(!files.isEmpty)
        var used: Set<String> = []
        for file in files {
            for name in try imports(of: file) {
                used.insert(name)
                if !allowed.contains(name) {
                    Issue.record("\(file.lastPathComponent) imports \(name), which \(module) may not")
                }
            }
        }
        #expect(allowed.subtracting(used) == [], "\(module) may import what it does not use")
    }

    @Test(arguments: [
        ("Libraries/CommonMark", "CCMarkGFM"), ("Libraries/Gzip", "CZlib"),
        ("Libraries/YAML", "CYAML"), ("Libraries/Hashing", "CCrypto"), ("Libraries/SQLite", "CSQLite"),
        ("Libraries/SiteAssets", "CSiteAssets"),
        ("Libraries/StandardTables", "CStandardTables"),
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

    private func folders(in folder: String) throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.sources.appending(path: folder).path)
        return Set(names.filter { !$0.hasPrefix(".") })
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
