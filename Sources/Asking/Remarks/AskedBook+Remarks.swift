extension AskedBook {
    /// Remarks on an answer: the datasets left out, columns with several units, and the reason for an empty answer.
    package func remarks(on question: Question) -> [String] {
        question.remarks + familyRemarks(on: question.selections)
            + question.unlikeUnitsOfDatasets
            + question.selections.flatMap { remarks(on: $0) }
    }

    /// Remarks on the records of one dataset: the numbers that are not compared as numbers, or not at all, the reason for an empty
    /// answer, and the lists that may be numbers.
    package func remarks(on selection: RecordSelection) -> [String] {
        selection.unlikeUnits + selection.comparedTexts
            + (selection.records.isEmpty ? EmptyAnswer(selection: selection, checked: self).lines : [])
            + ListedNumbers(selection, in: self).lines
    }
}
