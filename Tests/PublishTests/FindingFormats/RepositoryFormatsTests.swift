import Foundation
import Testing
import Text

@testable import Publish

/// Findings as services show them beside the code: paths from the root of the repository, stable fingerprints.
@Suite struct RepositoryFormatsTests {
    private let location = BookLocation(folder: "my book")

    private func finding(_ message: String, line: Int, severity: Severity = .error, accepted: String? = nil) -> Finding
    {
        Finding(
            rule: "r", severity: severity, message: message, place: Place("book.yaml", line: line, column: 1),
            accepted: accepted)
    }

    /// The examples of GitHub's CodeQL action.
    @Test(arguments: [
        ("", ["c129715d7a2bc9a3:1"]),
        (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
        (
            " hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
            [
                "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1",
                "b3edc88f2938467e:1", "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
            ]
        ),
        (
            String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
            (1...6).map { "a7f2ff13bc495cf2:\($0)" } + [
                "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1",
                "c129715d7a2bc9a3:1",
            ]
        ),
    ])
    func linesHaveTheHashesOfGitHub(text: String, hashes: [String]) {
        #expect(LineHashes.all(of: Array(text.utf8)) == hashes)
    }

    @Test func fingerprintsSurviveMovedLinesAndDiffer() {
        func fingerprints(line: Int) -> [String] {
            var all = FindingFingerprints()
            return ["a", "a", "b"].enumerated().map { all.next(finding($1, line: line + $0)) }
        }
        #expect(fingerprints(line: 1) == fingerprints(line: 7))
        #expect(Set(fingerprints(line: 1)).count == 3)
    }

    @Test func aLogForARepositoryHasAtMost5000ResultsTheWorstFirst() throws {
        let findings = (1...6_000).map { finding("m", line: $0, severity: $0 > 5_990 ? .error : .warning) }
        let bytes = SARIFLog(findings, in: PlankPublication.publication, at: location).bytes
        let log = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        let run = try #require((log?["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 5_000 && run["originalUriBaseIds"] == nil)
        #expect(results.count { $0["level"] as? String == "error" } == 10)
        let last = (results.last?["message"] as? [String: String])?["text"]
        #expect(last?.hasPrefix("1001 more findings are left out (1001 warnings)") == true)
        #expect(String(decoding: bytes, as: UTF8.self).contains("\"uri\": \"my%20book/book.yaml\""))
    }

    @Test func gitLabGetsOpenFindingsWhoseFingerprintsStay() throws {
        func fingerprints(accepted: String?) throws -> [String] {
            let findings = [finding("a", line: 1, accepted: accepted), finding("a", line: 2)]
            let json = try JSONSerialization.jsonObject(with: Data(CodeQuality.json(findings, at: location)))
            return (json as? [[String: Any]] ?? []).compactMap { $0["fingerprint"] as? String }
        }
        let both = try fingerprints(accepted: nil)
        #expect(both.count == 2)
        #expect(try fingerprints(accepted: "known") == [both[1]])
    }

    @Test func aTestFailsByErrorsThatTheBookDoesNotAccept() {
        let findings = [
            finding("<a> & \u{1B}\"b\"", line: 1), finding("c", line: 2, severity: .warning),
            finding("d", line: 3, accepted: "e"),
        ]
        let text = JUnitText.text(findings, in: PlankPublication.empty.book, at: location)
        #expect(text.contains(#"tests="1" failures="1""#))
        #expect(text.contains(#"message="&lt;a&gt; &amp; \u001B&quot;b&quot;">my book/book.yaml:1:1: error: "#))
        #expect(
            text.contains(
                "<system-out>my book/book.yaml:2:1: warning: c\nmy book/book.yaml:3:1: error: d (accepted: e)"))
    }

    @Test(arguments: [
        ("https://h/{commit}/{path}#L{line}", "https://h/a/b/my%20book/x%23%C3%A9.md#L3"),
        ("vscode://file/{path}:{line}", "vscode://file/my%20book/x%23%C3%A9.md:3"),
        ("{path}", nil), ("https://h/{line}", nil), ("https://h/{path}{column}", nil), ("https://h/{path", nil),
        ("https://h/ {path}", nil), ("", nil),
    ])
    func linksFillATemplate(template: String, address: String?) {
        let links = LinkTemplate(template, commit: "a/b")
        #expect(links?.address(of: location.path(of: "x#é.md"), line: 3) == address)
    }
}
