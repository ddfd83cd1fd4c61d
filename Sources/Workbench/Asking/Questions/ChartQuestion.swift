import Asking
package import Books
import Pictures
package import Publish
import Records
package import Text

/// The arguments of `measurebook chart`: which records, and how they are drawn.
package struct ChartQuestion: Sendable {
    package var dataset: String
    package var conditions: [String] = []
    package var kind: ChartKind?
    /// The names of key fields, and of the value column.
    package var axis: String?
    package var series: String?
    package var facets: String?
    package var value: String?
    package var format = ChartFormat.svg
    package var language = ReportLanguage.en
    package var width: Int?

    package init(dataset: String) { self.dataset = dataset }

    package func answer(in checked: CheckedBook) throws(UsageError) -> Query.Answer {
        let least = Int(ChartDrawing.leastWidth)
        if let width, width < least || width > 10_000 {
            throw UsageError("--width takes a number from \(least) to 10000, but found \(width)")
        }
        let question = try Question(dataset, conditions: conditions, in: checked)
        guard let only = question.selections.first, question.selections.count == 1 else {
            throw UsageError("a chart shows one dataset, but found \(question.selections.count); name one")
        }
        let lost = checked.warningOfLostValues(in: question.selections)
        let remarks = checked.remarks(on: question) + (lost.map { [$0] } ?? [])
        guard !only.records.isEmpty else {
            return Query.Answer(bytes: [], remarks: remarks + ["there is nothing to draw"])
        }
        let publication = checked.publication.with(language: language)
        var request = try request(ConditionReader(only.dataset, in: checked))
        request.conditions = only.conditions.texts(on: only.dataset.definition, language: language.rawValue)
        let builder = try ChartBuilder(only.records, of: only.dataset, in: publication, request: request)
        let chart = try builder.chart()
        return Query.Answer(
            bytes: format.bytes(of: chart, width: width.map(Double.init) ?? ChartDrawing.usualWidth), remarks: remarks)
    }

    private func request(_ reader: ConditionReader) throws(UsageError) -> ChartRequest {
        var request = ChartRequest()
        request.kind = kind
        if let axis { request.axis = try reader.keyField(axis, for: "--axis") }
        if let series { request.series = try reader.keyField(series, for: "--series") }
        if let facets { request.facets = try reader.keyFields(facets, for: "--facets") }
        let fields = [request.axis, request.series].compactMap { $0 } + (request.facets ?? [])
        if let field = fields.indices.first(where: { fields[..<$0].contains(fields[$0]) }) {
            let name = reader.dataset.definition.keys[fields[field]].name
            throw UsageError("--axis, --series and --facets take different key fields, but \"\(name)\" is named twice")
        }
        if let value {
            guard case .value(let column) = try reader.known(value),
                reader.dataset.definition.values[column].type.isNumeric
            else { throw UsageError("--value takes a value column of numbers, but \"\(value)\" is not one") }
            request.measure = column
        }
        return request
    }
}
