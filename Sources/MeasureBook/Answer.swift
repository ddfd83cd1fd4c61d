internal import Asking
internal import Records
internal import Text

/// The records that a question finds, for each of its datasets.
public struct Answer: Sendable {
    /// The records of one dataset.
    public struct Selection: Sendable {
        /// The dataset of the records.
        public let dataset: Dataset
        /// In key order, unless they were sorted.
        public let records: [Record]
    }

    private let found: [RecordSelection]
    private let output: OutputBook

    /// What a person should know about the answer, one sentence each: datasets that are left out, names of several
    /// words, and why nothing matches.
    public let remarks: [String]

    init(_ question: Question, in output: OutputBook) {
        (found, self.output) = (question.selections, output)
        remarks = output.remarks(on: question)
    }

    private init(_ found: [RecordSelection], _ answer: Answer) {
        (self.found, output, remarks) = (found, answer.output, answer.remarks)
    }

    /// The records of each dataset, in the order of the question.
    public var selections: [Selection] {
        found.map { selection in
            let dataset = Dataset(named: selection.dataset.name, in: output)
            return Selection(dataset: dataset, records: selection.records.map { Record($0, of: dataset) })
        }
    }

    /// The records of all datasets.
    public var records: [Record] { selections.flatMap(\.records) }

    /// The answer with the records of each dataset in the order of some fields: words in the order of their vocabulary,
    /// numbers by size within their unit, empty values last.
    ///
    /// - Parameter fields: names of fields, separated by commas; a leading `-` means descending order.
    /// - Throws: a message about an unknown field.
    public func sorted(by fields: String) throws(QuestionError) -> Answer {
        try QuestionError.wrapping { () throws(UsageError) in
            Answer(try RecordSorting.sorted(found, by: fields, in: output), self)
        }
    }
}
