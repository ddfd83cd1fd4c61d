package import Text

/// A format of the output of `check`.
package enum CheckFormat: String, CaseIterable, Sendable {
    case text, json, ndjson, sarif, github, gitlab, junit

    /// The findings in this format, for a repository.
    ///
    /// - Parameter isWhole: whether the text also has accepted findings and every place of an unknown word.
    package func bytes(
        of findings: [Finding], in publication: Publication, at location: BookLocation, isWhole: Bool = false,
        style: TextStyle = .plain
    ) -> [UInt8] {
        switch self {
        case .text:
            Array(
                CheckText.text(
                    findings, isWhole: isWhole, in: style, at: location, of: publication.sources(of: findings)
                ).utf8)
        case .json: FindingsEmitter.json(findings, in: publication.book, at: location)
        case .ndjson: FindingsEmitter.lines(findings, in: publication.book, at: location)
        case .sarif: SARIFLog(findings, in: publication, at: location).bytes
        case .github: Array(CheckAnnotations.text(findings, at: location).utf8)
        case .gitlab: CodeQuality.json(findings, at: location)
        case .junit: Array(JUnitText.text(findings, in: publication.book, at: location).utf8)
        }
    }
}
