import Text

/// A reader makes tables without numbers, which are known when all tables of the article are.
extension ArticleTable {
    /// An empty table.
    ///
    /// - Parameter range: the source from the first row to the last.
    init(_ syntax: TableSyntax, in range: Range<Int>) {
        self.init(number: 0, syntax: syntax, range: range, location: .start, endLine: 1)
    }

    /// The line of the last character.
    func lastLine(in text: SourceText) -> Int { text.line(at: max(range.lowerBound, range.upperBound - 1)) }

    /// Sets the table's number and what follows from its contents.
    mutating func place(number: Int, in text: SourceText, finder: inout LocationFinder) {
        self.number = number
        verdict = TableJudge.verdict(of: self)
        location = finder.location(at: range.lowerBound)
        endLine = lastLine(in: text)
        findings += RaisedDoubts.findings(in: self, path: text.path) + MarkedHeaders.findings(in: self, path: text.path)
        // Few tables have several.
        if findings.count > 1 { findings.sort(by: Finding.precedes) }
    }
}
