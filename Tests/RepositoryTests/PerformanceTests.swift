import Foundation
import TestSupport
import Testing

/// `Documentation/performance.md` is written by `make bench`, which CI does not run.
@Suite struct PerformanceTests {
    /// A peer is measured, or skipped with a reason: either way the page names it.
    @Test func eachPeerIsInTheDocument() throws {
        let folder = Shared.root.appending(path: "Scripts/peers")
        let document = try String(
            contentsOf: Shared.root.appending(path: "Documentation/performance.md"), encoding: .utf8)
        let measured = try #require(
            document.firstMatch(of: /(?s)<!-- measured -->(.*)<!-- end of measured -->/)?.output.1)
        let peers = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { ($0.hasSuffix(".py") && $0 != "common.py") || $0.hasSuffix(".c") }
        #expect(peers.count > 5)
        for peer in peers {
            let text = try String(contentsOf: folder.appending(path: peer), encoding: .utf8)
            let title = try #require(
                text.firstMatch(of: /(?m)^(?:#|\/\/) title: (.+)$/)?.output.1, "\(peer) has no title")
            #expect(measured.contains(title), "the page does not name \(peer); run `make bench`")
        }
    }

    /// The stages of the program are folders, so a folder that moves changes them.
    @Test func eachStageIsAFolder() throws {
        let script = try String(
            contentsOf: Shared.root.appending(path: "Scripts/bench_stages.py"), encoding: .utf8)
        let stages = try #require(script.firstMatch(of: /(?s)\nSTAGES = \((.*?)\n\)/)?.output.1)
        let folders = stages.matches(of: /"([A-Z]\w+(?:\/[\w.]+)*)"/).map { String($0.output.1) }
        #expect(folders.count > 15)
        for folder in folders {
            let path = Shared.root.appending(path: "Sources/\(folder)").path(percentEncoded: false)
            #expect(FileManager.default.fileExists(atPath: path), "\(folder) is a stage in Scripts/bench_stages.py")
        }
    }
}
