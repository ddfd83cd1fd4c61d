import Text

/// A reader makes tables without numbers, which are known when all tables of the article are.
extension ArticleTable {
    /// An empty table.
    ///
    /// - Parameter range: the source from the first row to the last.
    init(_ syntax: TableSyntax, in range: Range<Int>) {
        self.init(number: 0, syntax: syntax, location: .start, endLine: 1)
        self.range = range
    }

    /// The line of the last character.
    func lastLine(in text: SourceText) -> Int { text.line(at: max(range.lowerBound, range.upperBound - 1)) }

    /// The table with its number and what follows from its contents.
    func placed(number: Int, in text: SourceText, finder: inout LocationFinder) -> ArticleTable {
        var table = self
        table.number = number
        table.judgement = TableJudge.judgement(of: self)
        table.location = finder.location(at: range.lowerBound)
        table.endLine = lastLine(in: text)
        table.findings = (findings + RaisedDoubts.findings(in: self, path: text.path)).sorted(by: Finding.precedes)
        return table
    }
}
