extension AskedBook {
    /// Remarks on an answer: which datasets are left out, and why there are no records.
    package func remarks(on question: Question) -> [String] {
        question.remarks + FamilyRemarks(self).lines(question.selections)
            + question.selections.flatMap { remarks(on: $0) }
    }

    /// Remarks on the records of one dataset: which numbers are not compared, and why there are no records.
    package func remarks(on selection: RecordSelection) -> [String] {
        UnlikeUnits(selection).lines + (selection.records.isEmpty ? EmptyAnswer(selection, in: self).lines : [])
    }
}
