package import Books
package import Records
package import Text

/// The claims of a book's articles.
package struct NormalizedClaims: Sendable {
    /// The claims of every dataset, in the order of the book's datasets.
    package let claims: [[Claim]]
    /// Findings about the articles' data.
    package let ofArticles: [Finding]
    /// Findings about the words of vocabularies, which depend on all claims.
    let ofWords: Lazy<[Finding]>
    let usedLabels: LabelUses
    /// By article path.
    let settled: [String: Set<SettledDoubt>]

    package var findings: [Finding] { ofArticles + ofWords.value }

    /// A copy with a few claims replaced by claims with the same keys and words.
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
            claims: claims, ofArticles: ofArticles, ofWords: ofWords, usedLabels: usedLabels, settled: settled)
    }

    /// A copy with some claims replaced, and further findings.
    ///
    /// New claims take the places of old ones: of several claims with one key in an article, the first counts.
    ///
    /// - Parameters:
    ///   - old: the removed claims.
    ///   - new: for each dataset, the added claims.
    ///   - rows: the results of the rows of all these claims, before and after.
    package func replacing(
        _ old: Set<ObjectIdentifier>, by new: [[Claim]], of rows: (old: RowClaims, new: RowClaims), in book: Book
    ) -> NormalizedClaims {
        let claims = zip(claims, new).map { claims, new in Self.replacing(old, by: new, in: claims) }
        var labels = usedLabels
        labels.remove(rows.old.usedLabels)
        labels.add(rows.new.usedLabels)
        return NormalizedClaims(
            claims: claims, ofArticles: ofArticles + rows.new.findings,
            ofWords: Lazy { [labels] in UnusedWords(book: book, claims: claims, labels: labels).findings() },
            usedLabels: labels,
            settled: settled)
    }

    /// The claims with new ones at the places of the old ones; further new ones follow the last of them.
    private static func replacing(_ old: Set<ObjectIdentifier>, by new: [Claim], in claims: [Claim]) -> [Claim] {
        let places = claims.indices.filter { old.contains(ObjectIdentifier(claims[$0])) }
        var (result, start, waiting) = ([Claim](), 0, new[...])
        result.reserveCapacity(claims.count - places.count + new.count)
        for place in places {
            result += claims[start..<place]
            let count = place == places.last ? waiting.count : min(1, waiting.count)
            result += waiting.prefix(count)
            waiting.removeFirst(count)
            start = place + 1
        }
        return result + claims[start...] + waiting
    }

    /// Findings with those accepted that recipes have settled.
    package func accepting(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            guard finding.accepted == nil, let settled = settled[finding.place.file],
                let doubt = SettledDoubt(finding), settled.contains(doubt)
            else { return finding }
            var finding = finding
            finding.accepted = doubt.reason
            return finding
        }
    }
}

/// A doubt about a table of an article that a recipe settles.
enum SettledDoubt: Hashable {
    /// A row without some cells.
    case row(line: Int)
    /// A cell with raised text at a number.
    case raised(SourceLocation)

    /// Nil if no recipe can settle the finding.
    init?(_ finding: Finding) {
        switch finding.rule {
        case RuleKind.missingCells.rawValue: self = .row(line: finding.place.line)
        case RuleKind.raisedNumber.rawValue: self = .raised(finding.place.location)
        default: return nil
        }
    }

    var reason: String {
        switch self {
        case .row: "the recipe's step \(ShiftShortRowsStep.name) completes the row"
        case .raised: "the recipe gives the meaning of the raised text"
        }
    }
}
