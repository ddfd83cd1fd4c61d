import Articles
import Books
package import Text

extension Publication {
    /// The texts that some findings are about: decoded articles, and the files of the book.
    package func sources(of findings: [Finding]) -> FindingSources {
        let open = findings.filter { $0.accepted == nil }
        let named = Set(open.map(\.place.file))
        let articles = self.articles.map(\.text).filter { named.contains($0.path) }
        let read = Set(articles.map(\.path))
        return FindingSources(
            articles
                + FindingSources.texts(
                    inputs.filter { named.contains($0.path) && !read.contains($0.path) }.map { ($0.path, $0.bytes) }),
            ends: FindingRegions(of: open, in: self).ends)
    }
}
