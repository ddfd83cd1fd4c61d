import Foundation
import TestSupport
import Testing

/// `Documentation/interop.md` is written by `make interop`, which CI runs; these tests need none of its programs.
@Suite struct InteropTests {
    @Test func eachJudgeIsInTheDocumentWithoutComplaints() throws {
        let folder = Shared.root.appending(path: "Scripts/interop")
        let judges = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0 != "common.py" && $0.contains(".") && !$0.hasPrefix(".") }
            .map { String($0.prefix { $0 != "." }) }
        let document = try String(
            contentsOf: Shared.root.appending(path: "Documentation/interop.md"), encoding: .utf8)
        let rows = document.split(separator: "\n").map {
            $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }.filter { $0.count == 5 && Int($0[3]) != nil }
        #expect(Set(rows.map { $0[0] }) == Set(judges))
        for row in rows {
            #expect((Int(row[3]) ?? 0) > 0, "\(row) checked nothing")
            #expect(row[4] == "0", "\(row) has complaints")
        }
    }
}
