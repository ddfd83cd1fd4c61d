import Articles
package import Books
package import Records
package import Text

/// What recipes have made of a book's articles.
package struct NormalizedClaims: Sendable {
    /// The claims of every dataset, in the order of the book's datasets.
    package let claims: [[Claim]]
    /// What is wrong with the articles' data.
    let ofArticles: [Finding]
    /// What is wrong with the words of vocabularies, which all claims together tell.
    let ofWords: [Finding]
    /// By the vocabulary's name, the labels that it was asked for and knew, folded.
    let usedLabels: [String: Set<String>]
    /// By the article's path, the lines of rows that a step has given the cells they lack.
    let mendedLines: [String: Set<Int>]

    package var findings: [Finding] { ofArticles + ofWords }

    /// The same but for a few claims, of which every one has the key and the words of the one whose place it takes.
    ///
    /// - Parameter others: for each dataset.
    package func replacing(_ others: [[(old: Claim, new: Claim)]]) -> NormalizedClaims {
        var claims = claims
        for (dataset, pairs) in others.enumerated() {
            for (old, new) in pairs {
                if let index = claims[dataset].firstIndex(where: { $0 === old }) { claims[dataset][index] = new }
            }
        }
        return NormalizedClaims(
            claims: claims, ofArticles: ofArticles, ofWords: ofWords, usedLabels: usedLabels, mendedLines: mendedLines)
    }

    /// The same with other claims in place of some, and more findings.
    ///
    /// - Parameters:
    ///   - old: the claims that are no more.
    ///   - new: for each dataset, those that come to it.
    ///   - rows: what the rows of all these claims give.
    ///   - book: whose words are looked through again; nil where the same words are used as before.
    package func replacing(
        _ old: Set<ObjectIdentifier>, by new: [[Claim]], of rows: RowClaims, wordsOf book: Book?
    ) -> NormalizedClaims {
        let claims = zip(claims, new).map { claims, new in
            claims.filter { !old.contains(ObjectIdentifier($0)) } + new
        }
        let labels = usedLabels.merging(rows.usedLabels) { $0.union($1) }
        let ofWords = book.map { UnusedWords(book: $0, claims: claims, labels: labels).findings() } ?? ofWords
        return NormalizedClaims(
            claims: claims, ofArticles: ofArticles + rows.findings, ofWords: ofWords, usedLabels: labels,
            mendedLines: mendedLines)
    }

    /// The findings on articles, with those accepted that are about rows which a step has mended.
    package func accepting(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            guard finding.rule == "missing-cells", finding.accepted == nil,
                mendedLines[finding.place.file]?.contains(finding.place.line) == true
            else { return finding }
            var finding = finding
            finding.accepted = "the recipe's step \(ShiftShortRowsStep.name) gives the row the cells that it lacks"
            return finding
        }
    }
}
