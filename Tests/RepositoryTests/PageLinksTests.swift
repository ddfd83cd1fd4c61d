import Foundation
import TestSupport
import Testing

/// Every relative link and picture of the project's pages leads to a file, and to a heading if it names one.
@Suite struct PageLinksTests {
    private struct Link {
        let target: String
        let line: Int
    }

    private static let pages: [String] = {
        let folder = Shared.root.appending(path: "Documentation")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]
            + paths.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    }()

    @Test(arguments: pages)
    func linksLeadSomewhere(page: String) throws {
        let folder = Shared.root.appending(path: page).deletingLastPathComponent()
        for link in try links(of: page) where !link.target.contains(":") {
            let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let file =
                parts[0].isEmpty ? Shared.root.appending(path: page) : folder.appending(path: String(parts[0]))
            let isThere = FileManager.default.fileExists(atPath: file.standardized.path)
            #expect(isThere, "\(page):\(link.line): \(link.target)")
            if isThere, parts.count == 2, file.pathExtension == "md" {
                let anchors = try anchors(of: String(contentsOf: file, encoding: .utf8))
                #expect(anchors.contains(String(parts[1])), "\(page):\(link.line): no heading for \(link.target)")
            }
        }
    }

    @Test func everyPageIsOnTheMap() throws {
        let map = "Documentation/index.md"
        let targets = Set(try links(of: map).map(\.target))
        #expect(Self.pages.count > 30)
        for page in Self.pages where page != map {
            let path = page.hasPrefix("Documentation/") ? String(page.dropFirst("Documentation/".count)) : "../\(page)"
            #expect(targets.contains(path), "\(map) does not name \(page)")
        }
    }

    @Test func brokenLinksAreSeen() throws {
        let page = "# A b\n\n[x](#a-b) ![y](z.svg)\n\n```text\n[no](link)\n```\n\n`[no](link)` <img src=\"w.svg\">\n"
        #expect(links(in: page).map(\.target) == ["#a-b", "z.svg", "w.svg"])
        #expect(anchors(of: "# A `b`, c?\n\n## A b c\n\n## A b c\n") == ["a-b-c", "a-b-c-1", "a-b-c-2"])
    }

    private func links(of page: String) throws -> [Link] {
        links(in: try String(contentsOf: Shared.root.appending(path: page), encoding: .utf8))
    }

    private func links(in page: String) -> [Link] {
        PageFences(page).prose.flatMap { number, line in
            let text = line.replacing(/`[^`]*`/, with: "")
            let targets =
                text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
                + text.matches(of: /(?:src|href)="([^"]+)"/).map { String($0.1) }
            return targets.map { Link(target: $0, line: number) }
        }
    }

    /// The anchors that GitHub gives the headings of a page.
    private func anchors(of page: String) -> Set<String> {
        var counts: [String: Int] = [:]
        var anchors: Set<String> = []
        for (_, line) in PageFences(page).prose {
            guard let heading = line.wholeMatch(of: /#{1,6} (.*)/) else { continue }
            let plain = String(heading.1).replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
            let kept = plain.lowercased().filter { $0.isLetter || $0.isNumber || "_- ".contains($0) }
            let name = kept.replacing(" ", with: "-")
            let count = counts[name, default: 0]
            counts[name] = count + 1
            anchors.insert(count == 0 ? name : "\(name)-\(count)")
        }
        return anchors
    }
}
