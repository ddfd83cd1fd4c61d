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
    package func replacing(_ others: [ObjectIdentifier: Claim], ofDatasets changed: [Bool]) -> NormalizedClaims {
        let claims = zip(claims, changed).map { claims, isChanged in
            isChanged ? claims.map { others[ObjectIdentifier($0)] ?? $0 } : claims
        }
        return NormalizedClaims(claims: claims, findings: findings, mendedLines: mendedLines)
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
