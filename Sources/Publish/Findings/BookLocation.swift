package import Text

/// Where a repository holds the files of a book, and their addresses on the web.
package struct BookLocation: Sendable {
    /// From the root of the repository to the book's folder, with a slash at the end; empty if the book is the root.
    private let prefix: String
    private let links: LinkTemplate?

    /// - Parameter folder: the path of the book's folder from the root of the repository; empty for the root.
    package init(folder: String, links: LinkTemplate? = nil) {
        prefix = folder.isEmpty ? "" : folder + "/"
        self.links = links
    }

    /// The path of a file of the book from the root of the repository.
    package func path(of file: String) -> String { prefix + file }

    /// The address of a line; nil without a template.
    package func link(to place: Place) -> String? { links?.address(of: path(of: place.file), line: place.line) }
}

/// An address with blanks for a line of a file.
///
///     https://host/owner/repo/blob/{commit}/{path}#L{line}
package struct LinkTemplate: Sendable {
    private enum Part { case text(String), path, line }

    private let parts: [Part]

    /// - Parameters:
    ///   - template: an absolute address with `{path}`, and perhaps `{line}` and `{commit}`.
    ///   - commit: replaces `{commit}`.
    /// - Returns: nil if the template is not such an address.
    package init?(_ template: String, commit: String) {
        let pieces = template.split(separator: "{", omittingEmptySubsequences: false)
        guard template.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), template.contains("{path}"),
            pieces[0].contains(":"), pieces[0].first?.isLetter == true
        else { return nil }
        var parts: [Part] = [.text(String(pieces[0]))]
        for piece in pieces.dropFirst() {
            let halves = piece.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2 else { return nil }
            switch halves[0] {
            case "path": parts.append(.path)
            case "line": parts.append(.line)
            case "commit": parts.append(.text(PathURI.text(commit)))
            default: return nil
            }
            parts.append(.text(String(halves[1])))
        }
        self.parts = parts
    }

    package static func needsCommit(_ template: String) -> Bool { template.contains("{commit}") }

    func address(of path: String, line: Int) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .path: PathURI.text(path)
            case .line: String(line)
            }
        }.joined()
    }
}
