import Books
import Pictures
import Records
import Text

/// The charts of a dataset in the reports: those that the book declares, or one that is inferred.
///
///     charts/plank-size.svg              charts/plank-size/by-grade.svg
///     charts/plank-size.narrow.svg       charts/plank-size/by-grade.narrow.svg
struct ReportCharts {
    struct Item: Sendable {
        let chart: Chart
        /// Relative to the reports, without the extension.
        let path: String
        private let wideDrawing: Lazy<ChartDrawing.Drawn>
        private let narrowDrawing: Lazy<ChartDrawing.Drawn>

        fileprivate init(_ chart: Chart, path: String) {
            self.chart = chart
            self.path = path
            wideDrawing = Lazy { ChartDrawing(chart).drawn }
            narrowDrawing = Lazy { ChartDrawing(chart, width: ReportCharts.narrowWidth).drawn }
        }

        /// The picture for pages that are at least as wide as ``ChartDrawing/usualWidth``.
        var wide: String { path + ".svg" }
        /// The picture for telephones.
        var narrow: String { path + ".narrow.svg" }
        /// The picture, which is drawn once.
        func drawing(isNarrow: Bool) -> ChartDrawing.Drawn { isNarrow ? narrowDrawing.value : wideDrawing.value }
        var title: String { chart.title }
        /// What the picture says.
        var alternative: String { "\(chart.title). \(chart.summary)" }
    }

    /// Up to this width of a page, in pixels, the narrow picture is shown: the wide one, with the page's margins, has no room,
    /// and would be shown with letters that are too small.
    static let widest = 760
    fileprivate static let narrowWidth = 360.0

    let items: [Item]
    private enum Obstacle {
        case noRecord
        case noPicture
        /// The number of marks that the picture would have.
        case marks(Int)
    }

    /// The titles of charts that could not be drawn: declared ones, and inferred ones that are too large.
    private let notDrawn: [(chart: String, obstacle: Obstacle)]

    /// Nothing is drawn for records that make no picture.
    init(_ dataset: Dataset, material: ReportMaterial) {
        let definition = dataset.definition
        guard !definition.charts.isEmpty else {
            let (charts, tooLarge) = Self.charts(of: Array(dataset.records.indices), dataset, material, ChartRequest())
            items = Self.items(charts.filter { !Self.isLong($0) }, path: "charts/\(definition.name)")
            notDrawn = tooLarge.map { ($0.title, .marks($0.marks)) }
            return
        }
        var notDrawn: [(chart: String, obstacle: Obstacle)] = []
        items = definition.charts.flatMap { declared in
            let records = dataset.records.indices.filter(dataset.selection(by: declared))
            var request = ChartRequest(declared, of: definition)
            request.title = Self.title(of: declared, material)
            let (charts, tooLarge) = Self.charts(of: records, dataset, material, request)
            notDrawn += tooLarge.map { ($0.title, .marks($0.marks)) }
            if charts.isEmpty, tooLarge.isEmpty {
                notDrawn.append((request.title ?? declared.name, records.isEmpty ? .noRecord : .noPicture))
            }
            return Self.items(charts, path: "charts/\(definition.name)/\(declared.name)")
        }
        self.notDrawn = notDrawn
    }

    private static func items(_ charts: [Chart], path: String) -> [Item] {
        charts.enumerated().map { Item($1, path: $0 == 0 ? path : "\(path)/\($0 + 1)") }
    }

    /// More rows of bars without a number say no more than the table.
    private static let mostSpanRows = 60

    private static func isLong(_ chart: Chart) -> Bool {
        chart.panels.contains { panel in
            if case .spans(let rows, _) = panel.content { rows.count > mostSpanRows } else { false }
        }
    }

    /// A dataset may have a unit for each of its records.
    private static let mostUnits = 6

    /// One chart, or one for each of the most frequent units, with the unit in its title. Records without a number have no
    /// unit; each is in the chart of the records that it is most like.
    private static func charts(
        of records: [Int], _ dataset: Dataset, _ material: ReportMaterial, _ request: ChartRequest
    ) -> (charts: [Chart], tooLarge: [(title: String, marks: Int)]) {
        var (charts, tooLarge) = ([Chart](), [(title: String, marks: Int)]())
        func add(_ records: [Int], _ request: ChartRequest) {
            let builder = try? ChartBuilder(records, of: dataset, material: material, request: request)
            let chart = try? builder?.chartOfAnySize()
            let title = request.title ?? dataset.definition.title[material.language]
            if records.count > ChartBuilder.mostRecords, records.contains(where: hasNumber) {
                tooLarge.append((title, records.count))
            } else if let chart, chart.markCount > ChartBuilder.mostMarks {
                tooLarge.append((title, chart.markCount))
            } else if let chart {
                charts.append(chart)
            }
        }
        func hasNumber(_ record: Int) -> Bool { dataset.records[record].values.contains { $0?.number != nil } }
        let units = ChartParts.units(of: records, in: dataset)
        add(records, request)
        guard charts.isEmpty, units.count > 1 else { return (charts, tooLarge) }
        tooLarge = []
        let measured = units.filter { $0.records.contains(where: hasNumber) }
            .sorted { $0.records.count > $1.records.count }.prefix(mostUnits)
        let others = records.filter { record in
            !measured.contains { $0.unit == dataset.records[record].unit } && !hasNumber(record)
        }
        let mostSimilar = mostSimilar(of: others, among: measured.map(\.records), in: dataset)
        for (measured, others) in zip(measured, mostSimilar) {
            let (unit, own) = (measured.unit, (measured.records + others).sorted())
            var request = request
            request.neighbours = records.filter { dataset.records[$0].unit != unit && hasNumber($0) }
            let title = request.title ?? dataset.definition.title[material.language]
            request.title =
                material.unit(unit, of: dataset.definition).map {
                    material.say("\(title) (\($0))", ja: "\(title)（\($0)）")
                } ?? title
            add(own, request)
        }
        return (charts, tooLarge)
    }

    /// For each group of records those of the others that most likely belong to it, judged by how frequent the words of their keys
    /// are in each group (naive Bayes): a word that only one group has says more than one that most have. The first of equally
    /// likely groups comes first.
    ///
    /// - Complexity: linear in the records, for each key field.
    private static func mostSimilar(of others: [Int], among groups: [[Int]], in dataset: Dataset) -> [[Int]] {
        var mostSimilar = [[Int]](repeating: [], count: groups.count)
        guard !others.isEmpty, !groups.isEmpty else { return mostSimilar }
        let fields = dataset.definition.keys.indices
        let counts = groups.map { records in
            fields.map { field in
                Dictionary(records.map { (dataset.records[$0].key[field], 1.0) }, uniquingKeysWith: +)
            }
        }
        let words = fields.map { field in Double(Set(counts.flatMap { $0[field].keys }).count) }
        for record in others {
            let likelihoods = groups.indices.map { group in
                let size = Double(groups[group].count)
                return fields.reduce(size) { product, field in
                    // What no record of a few has is rare, not impossible.
                    let count = counts[group][field][dataset.records[record].key[field], default: 0] + 1
                    return product * count / (size + words[field])
                }
            }
            let most = likelihoods.max() ?? 0
            mostSimilar[likelihoods.firstIndex(of: most) ?? 0].append(record)
        }
        return mostSimilar
    }

    /// What the chart says, if each of the rules judged records and found nothing.
    private static func title(of chart: ChartDefinition, _ material: ReportMaterial) -> String? {
        if let statement = chart.statement {
            let isTrue = statement.rules.allSatisfy { rule in
                !material.publication.rules.silent.contains(rule) && material.findings(ofRule: rule).isEmpty
            }
            if isTrue { return statement.text[material.language] }
        }
        return chart.title?[material.language]
    }

    /// - Parameter folder: of the pages, with `/` at its end.
    /// - Complexity: linear in the marks.
    func files(in folder: String) -> [OutputFile] {
        items.flatMap { item in
            [
                OutputFile(path: folder + item.wide, bytes: item.drawing(isNarrow: false).bytes),
                OutputFile(path: folder + item.narrow, bytes: item.drawing(isNarrow: true).bytes),
            ]
        }
    }

    /// The pictures with their text alternatives, and what is not drawn.
    func write(to page: inout Document, _ say: Wording) {
        for item in items { page.picture(item) }
        for (chart, obstacle) in notDrawn {
            let text =
                switch obstacle {
                case .noRecord:
                    say("“\(chart)” is not drawn: no record matches.", ja: "「\(chart)」は描けない（該当する記録がない）。")
                case .noPicture:
                    say(
                        "“\(chart)” cannot be drawn: its records have too few numbers, versions or sizes.",
                        ja: "「\(chart)」は描けない（数値・版・大きさが足りない）。")
                case .marks(let marks):
                    say(
                        "“\(chart)” is not drawn: the picture would have \(marks) marks, more than \(ChartBuilder.mostMarks).",
                        ja: "「\(chart)」は描けない（印が\(marks)個になり、上限の\(ChartBuilder.mostMarks)個を超える）。")
                }
            page.paragraph(RichText(text))
        }
    }
}

/// `reports/charts/`: the pictures of the reports.
enum ChartEmitter {
    static func tasks(for publication: Publication) -> [EmitterTask] {
        publication.datasets.map { dataset in
            EmitterTask(work: 2 * dataset.records.count) { take in
                let material = ReportMaterial(publication: publication, language: publication.language.rawValue)
                material.charts(of: dataset).files(in: "reports/").forEach(take)
            }
        }
    }
}
