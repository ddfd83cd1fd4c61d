import Foundation
import TestSupport
import Testing

/// One folder of `Cases/`: a command on a small book, and what it must print and write.
///
///     cmd          the command's arguments; on further lines the files of its output folder, of `Pages`, or of the book
///                  (`Changed`), that are compared
///     Input/       the book's files that differ from those of ``PlankBook``, and articles for `tables`
///     Given/       pages for `render`: the command finds them in `Pages`
///     stdout, stderr, exit, Output/, Pages/, Changed/    what is expected, recorded with RECORD=1
struct Case: CustomTestStringConvertible {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

    static let all: [Case] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map(Case.init)
    }()

    let name: String

    var testDescription: String { name }
    var folder: URL { Self.folder.appending(path: name) }

    /// The command's arguments: separated by spaces outside of double quotes.
    var arguments: [String] {
        var arguments: [String] = []
        for (index, part) in (lines.first ?? "").split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            if index % 2 == 1 {
                arguments.append(String(part))
            } else {
                arguments += part.split(separator: " ").map(String.init)
            }
        }
        return arguments
    }

    /// The written files that are compared.
    var outputs: [String] {
        lines.dropFirst().map { $0.hasPrefix("Pages/") || $0.hasPrefix("Changed/") ? $0 : "Output/" + $0 }
    }

    /// Where the command writes what is compared with a file.
    func written(_ path: String) -> String {
        path.hasPrefix("Changed/") ? "Input/" + path.dropFirst("Changed/".count) : path
    }

    /// Every file that belongs to what is expected.
    var expectedFiles: [String] { ["exit", "stderr", "stdout"] + outputs }

    /// Everything that the command finds: the book about planks with the case's own files laid over it, and pages.
    func inputs() throws -> [(path: String, bytes: [UInt8])] {
        var files = Dictionary(uniqueKeysWithValues: PlankBook.files.map { ("Input/" + $0, Array($1.utf8)) })
        for (source, target) in [("Input", "Input"), ("Given", "Pages")] {
            let folder = folder.appending(path: source)
            // A book that brings articles of its own has no others.
            let book = try? String(contentsOf: folder.appending(path: "book.yaml"), encoding: .utf8)
            let hasArticles = FileManager.default.fileExists(atPath: folder.appending(path: "Articles").path)
            if target == "Input", hasArticles, book?.contains(PlankBook.article) == false {
                files["Input/" + PlankBook.article] = nil
            }
            for path in paths(in: folder) {
                files["\(target)/\(path)"] = Array(try Data(contentsOf: folder.appending(path: path)))
            }
        }
        return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The files that were recorded.
    var recordedFiles: [String] {
        paths(in: folder).filter { $0 != "cmd" && !$0.hasPrefix("Input/") && !$0.hasPrefix("Given/") }
    }

    private var lines: [String] {
        let text = (try? String(contentsOf: folder.appending(path: "cmd"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    private func paths(in folder: URL) -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder.path + "/" + path, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}
