package import Records
import Text

/// Records of one or more datasets as text, with the columns of the data files.
package struct RecordAnswer {
    package struct Options: Sendable {
        /// The language of the labels that replace words; nil for ids.
        package var labels: ReportLanguage?
        /// The language of notes.
        package var language = ReportLanguage.en
        /// The width of the terminal; nil for no wrapping.
        package var width: Int?
        package var dialect = CSVDialect()

        package init() {}
    }

    private let parts: [(dataset: Dataset, records: [Record])]
    private let publication: Publication
    private let options: Options

    /// - Parameter parts: in the order in which they are printed.
    package init(
        _ parts: [(dataset: Dataset, records: [Record])], in publication: Publication, options: Options = Options()
    ) {
        self.parts = parts
        self.publication = publication
        self.options = options
    }

    package func bytes(_ format: RecordFormat) -> [UInt8] {
        let table = AnswerTable(
            parts, in: publication, labels: options.labels?.rawValue, isForReading: format.isForReading)
        guard let data = format.data else {
            let shown = ShownAnswer(
                table,
                notes: AnswerNotes(
                    parts, in: publication, language: options.language, showsIDs: options.labels == nil))
            return shown.bytes(format, width: options.width)
        }
        let rows = table.rows.map { row in zip(table.columns, row.cells).map { table.has($0, row) ? $1 : nil } }
        return DataWriter.bytes(table.columns, rows, data, options.dialect)
    }
}

/// Notes with their marks, without duplicates.
struct NumberedNotes {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    /// The mark of a note: `¹`.
    mutating func mark(_ text: String) -> String {
        if let number = numbers[text] { return NoteNumeral.text(number) }
        texts.append(text)
        numbers[text] = texts.count
        return NoteNumeral.text(texts.count)
    }

    /// `¹ against thickness-rises; the rules imply 26`
    var lines: [String] { texts.enumerated().map { "\(NoteNumeral.text($0 + 1)) \($1)" } }
}

/// `¹²`: measurebook and people read such a mark after a number as a footnote mark.
enum NoteNumeral {
    private static let digits: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

    static func text(_ number: Int) -> String {
        String(String(number).compactMap { $0.wholeNumberValue.map { digits[$0] } })
    }

    /// A text with its mark: `7²`, but `10⁽³⁾` and `5 mm⁽²⁾`, because 10³ and mm² are powers.
    static func marked(_ text: String, _ mark: String) -> String {
        guard let first = mark.first, digits.contains(first), let last = text.last else { return text + mark }
        let isUnit = last.isLetter && mark != "¹" && text.contains(where: \.isNumber)
        return text.endsWithTen || isUnit ? "\(text)⁽\(mark)⁾" : text + mark
    }
}
