package import Diagnostics
package import Measures

/// What recipes have made of a book's articles.
package struct NormalizedClaims: Sendable {
    /// The claims of every dataset, in the order of the book's datasets.
    package let claims: [[Claim]]
    package let findings: [Finding]
    /// By the article's path, the lines of rows that a step has given the cells they lack.
    let mendedLines: [String: Set<Int>]

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
        return NormalizedClaims(claims: claims, findings: findings, mendedLines: mendedLines)
    }

    /// The same with other claims in place of some, in datasets whose words are still used, and more findings.
    ///
    /// - Parameters:
    ///   - old: the claims that are no more.
    ///   - new: for each dataset, those that come to it.
    package func replacing(
        _ old: Set<ObjectIdentifier>, by new: [[Claim]], adding more: [Finding]
    ) -> NormalizedClaims {
        let claims = zip(claims, new).map { claims, new in
            claims.filter { !old.contains(ObjectIdentifier($0)) } + new
        }
        return NormalizedClaims(claims: claims, findings: findings + more, mendedLines: mendedLines)
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
