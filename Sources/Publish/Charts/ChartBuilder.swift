import Books
package import Pictures
package import Records
package import Text

/// Makes a chart of records: chooses its parts, and says what it shows.
package struct ChartBuilder {
    private let parts: ChartParts
    private let request: ChartRequest
    private var dataset: Dataset { parts.dataset }
    private var records: [Int] { parts.records }
    private var roles: ChartRoles { parts.roles }
    private var material: ReportMaterial { parts.material }
    private var definition: DatasetDefinition { parts.definition }
    private var say: Wording { material.say }

    /// Limits of a picture; beyond them, marks cannot be distinguished.
    static let mostRecords = 20_000
    static let mostMarks = 4_000

    /// - Parameters:
    ///   - records: some of the dataset's.
    ///   - publication: its language is that of the texts.
    /// - Throws: a message if no record matches, or more than a picture shows.
    package init(
        _ records: [Record], of dataset: Dataset, in publication: Publication, request: ChartRequest = ChartRequest()
    ) throws(UsageError) {
        let positions = records.compactMap { dataset.position(of: $0.key) }
        try self.init(
            positions, of: dataset,
            material: ReportMaterial(publication: publication, language: publication.language.rawValue),
            request: request)
    }

    /// - Parameter records: their positions.
    init(
        _ records: [Int], of dataset: Dataset, material: ReportMaterial, request: ChartRequest
    ) throws(UsageError) {
        guard !records.isEmpty else { throw UsageError("no record matches, so there is nothing to draw") }
        guard records.count <= Self.mostRecords else {
            throw UsageError(
                "a picture shows at most \(Self.mostRecords) records, but \(records.count) match; add conditions")
        }
        self.request = request
        parts = ChartParts(records, of: dataset, material: material, request: request)
    }

    /// - Throws: the reason why the records make no such picture.
    package func chart() throws(UsageError) -> Chart {
        let chart = try chartOfAnySize()
        guard chart.markCount <= Self.mostMarks else {
            throw UsageError(
                "the picture would have \(chart.markCount) marks, more than \(Self.mostMarks); add conditions, or choose "
                    + "other fields with --axis, --series and --facets")
        }
        return chart
    }

    /// The chart, which may have more marks than a picture shows.
    func chartOfAnySize() throws(UsageError) -> Chart {
        try checkUnits()
        let content = try content()
        let doubtful = doubtful(content.records ?? records)
        return Chart(
            kind: roles.kind, title: request.title ?? definition.title[material.language], subtitle: subtitle,
            foot: foot(of: content, doubtful: doubtful),
            summary: summary(of: content, doubtful: doubtful),
            language: material.language, axis: content.axis,
            measure: roles.kind == .rectangles ? unit ?? "" : roles.kind == .changes ? change : measured,
            series: content.series,
            seriesAreOrdered: roles.series.map(parts.order.has) ?? false, panels: content.panels)
    }

    private func content() throws(UsageError) -> ChartContent {
        switch roles.kind {
        case .line, .step, .bar, .dot: return try parts.lines(measure: measure())
        case .heatMap: return parts.cells()
        case .changes:
            let changes = try ChartChanges(parts, measure: measure())
            guard let content = parts.version.flatMap(changes.content) else {
                throw UsageError("\(dataset.name) has no number that a version changed")
            }
            return content
        case .range:
            guard let version = parts.version else {
                let lack = request.kind == nil ? "no numbers, no versions and no range" : "no versions and no range"
                throw UsageError("\(dataset.name) has \(lack) to draw; --kind heat-map makes a table")
            }
            return parts.spans(along: version)
        case .rectangles:
            guard let sides = roles.sides else {
                throw UsageError("\(dataset.name) has no values named width and height, which rectangles need")
            }
            return parts.boxes(sides: sides)
        }
    }

    /// Numbers of different units have no scale in common.
    private func checkUnits() throws(UsageError) {
        let units = ChartParts.units(of: records, in: dataset).compactMap(\.unit)
        guard roles.kind != .range, roles.measure != nil, let first = units.first, units.count > 1 else { return }
        throw UsageError(
            "the records have the units \(units.joined(separator: ", ")), which have no scale in common; add a "
                + "condition, such as unit=\(first)")
    }

    private func measure() throws(UsageError) -> Int {
        guard let measure = roles.measure else {
            throw UsageError("\(dataset.name) has no numbers to draw; try --kind range or heat-map")
        }
        return measure
    }
}

/// The texts.
extension ChartBuilder {
    /// The number of records with a doubt about a value that the chart shows: a sum may be doubtful, and its parts not.
    private func doubtful(_ records: [Int]) -> Int {
        let columns: [Int?] =
            switch roles.kind {
            case .rectangles: roles.sides.map { [$0.width, $0.height] } ?? [nil]
            case .range: [nil]
            default: [roles.measure]
            }
        return records.count { record in columns.contains { parts.doubt(about: record, column: $0) != nil } }
    }

    /// The unit that all numbers of the chart share.
    private var unit: String? {
        // A record without a number has no unit.
        let units = records.compactMap { dataset.records[$0].unit }
        guard units.allSatisfy({ $0 == units[0] }) else { return nil }
        return material.unit(units.first, of: definition, roles.measure.map { definition.values[$0] })
    }

    /// `Height in mm`
    private var measured: String {
        roles.measure.map { inUnit(material.title(of: definition.values[$0])) } ?? ""
    }

    private var change: String { say("Change of \(measured)", ja: "\(measured)の変化") }

    /// `Width × Height in mm`
    private var sizes: String {
        let columns = roles.sides.map { [$0.width, $0.height] } ?? []
        return inUnit(columns.map { material.title(of: definition.values[$0]) }.joined(separator: " × "))
    }

    private func inUnit(_ title: String) -> String {
        unit.map { say("\(title) in \($0)", ja: "\(title)（\($0)）") } ?? title
    }

    /// `Edition, from first to last`
    private var spans: String {
        let title = parts.version.map { $0.title(language: material.language) } ?? ""
        return say("\(title), from first to last", ja: "\(title)（最初〜最後）")
    }

    /// What is measured, the words that all records share, and the other conditions.
    private var subtitle: String {
        let shared = definition.keys.indices.filter { parts.ranks.isShared(by: records, field: $0) }
        let words = material.words(shared, of: dataset.records[records[0]].key, in: definition)
        let texts = parts.shownColumns.map { material.title(of: definition.values[$0]) }
        let others = request.conditions.filter { $0.key.map(shared.contains) != true }.map(\.text)
        let measured =
            switch roles.kind {
            case .rectangles: say("\(sizes), to one scale", ja: "\(sizes)、同じ縮尺")
            case .range: spans
            case .changes: change
            case .heatMap where roles.measure == nil:
                texts.isEmpty ? say("Records (×)", ja: "レコード（×）") : texts.joined(separator: say(", ", ja: "・"))
            default: self.measured
            }
        let axis = roles.kind == .range || roles.kind == .rectangles ? nil : roles.axis
        let by = ([axis].compactMap { $0 } + parts.namedFields).map { material.title(of: definition.keys[$0]) }
        let last = by.suffix(2).joined(separator: say(" and ", ja: "・"))
        let names = (by.dropLast(2) + [last]).joined(separator: say(", ", ja: "・"))
        let first = by.isEmpty ? measured : say("\(measured), by \(names)", ja: "\(measured)、\(names)別")
        return ([first].filter { !$0.isEmpty } + words + others).joined(separator: " · ")
    }

    /// How the chart draws values that are not exact; empty if there are none.
    private var marksOfInexactness: String {
        guard let measure = roles.measure else { return "" }
        let inexact = records.compactMap { parts.inexactness(of: $0, column: measure) }
        let isAbout = inexact.contains { if case .around = $0 { true } else { false } }
        let waves = isAbout ? say(". Waves: approximate values", ja: "。波線：おおよその値") : ""
        switch roles.kind {
        case .line, .step, .dot:
            let isOpen = inexact.contains { if case .around = $0 { false } else { true } }
            return (isOpen ? say(". Lines and arrows at points: ranges and limits", ja: "。点の線と矢印：範囲と上限・下限") : "")
                + waves
        case .bar:
            return inexact.contains(where: \.isLimit) ? say(". Hollow bars: limits", ja: "。白抜きの棒：上限・下限") : ""
        case .heatMap, .changes, .range, .rectangles: return ""
        }
    }

    /// What the sign of a change without a difference says.
    private func marksOfChanges(_ content: ChartContent) -> String {
        let sign = ChartChanges.otherValue
        guard roles.kind == .changes, content.panels.flatMap(\.cells.cells).contains(where: { $0.text == sign }) else {
            return ""
        }
        return say(". \(sign): another value, without a difference in numbers", ja: "。\(sign)：数値の差を計算できない変化")
    }

    /// How the chart draws a row without a first or last version.
    private func marksOfOpenEnds(_ content: ChartContent) -> String {
        content.panels.flatMap(\.spans).contains { $0.opensBefore || $0.opensAfter }
            ? say(". Arrows: no first or last one is stated", ja: "。矢印：最初または最後の記載なし") : ""
    }

    /// How many rows have bars, on which axis, and how many of them are open at an end.
    private func summary(of spans: [Chart.Span], on axis: Chart.Axis) -> [String] {
        let rows = Set(spans.map(\.row)).count
        let open = Set(spans.filter { $0.opensBefore || $0.opensAfter }.map(\.row)).count
        var parts = [say(Plural.of(rows, "row"), ja: "\(rows)行")]
        if let first = axis.labels.first, let last = axis.labels.last, first != last {
            parts.append(say("on an axis from \(first) to \(last)", ja: "軸は\(first)〜\(last)"))
        }
        if open > 0 { parts.append(say("\(Plural.of(open, "row")) open at an end", ja: "端が開いた行 \(open) 件")) }
        return parts
    }

    /// What has no place in the picture; nil if all have one.
    private func undrawn(in content: ChartContent) -> String? {
        content.undrawn.map { names in
            switch roles.kind {
            case .range: say("not wholly on the axis: \(names)", ja: "軸に載らない値：\(names)")
            case .rectangles: say("without a size: \(names)", ja: "大きさなし：\(names)")
            default: say("not on the axis: \(names)", ja: "軸に載らない値：\(names)")
            }
        }
    }

    /// The fields by which lines of one colour differ.
    private func marksOfLines(_ content: ChartContent) -> String {
        guard content.panels.flatMap(\.lines).contains(where: { !$0.name.isEmpty }) else { return "" }
        let titles = roles.others.map { material.title(of: definition.keys[$0]) }
        return say(
            ". Lines of one colour: \(titles.joined(separator: ", "))", ja: "。同じ色の線：\(titles.joined(separator: "・"))")
    }

    private func foot(of content: ChartContent, doubtful: Int) -> LinkedText {
        var foot = LinkedText(say("Source: ", ja: "出典："))
        let articles = Set(records.flatMap { dataset.records[$0].claims.map { dataset.claims[$0].article } }).sorted()
        let origins = articles.map { material.book.articles[$0].origin }.uniqued(by: \.title)
        for (index, origin) in origins.enumerated() {
            if index > 0 { foot.append(say("; ", ja: "、")) }
            foot.append(origin.title, linkedTo: origin.webAddress)
        }
        if let undrawn = undrawn(in: content) { foot.append(say(". ", ja: "。") + undrawn.capitalizedFirst) }
        foot.append(marksOfLines(content) + marksOfInexactness + marksOfOpenEnds(content) + marksOfChanges(content))
        if doubtful > 0 {
            foot.append(
                say(
                    ". \(Plural.of(doubtful, "value")) in doubt: ringed (equal values share the ring).",
                    ja: "。丸印：疑わしい値（同じ点の等しい値を含む） \(doubtful) 件"))
        }
        return foot
    }

    /// The least and the greatest of the numbers that are seen: of changes, the differences.
    private func extremes(of content: ChartContent, _ measure: Int) -> (least: String, greatest: String)? {
        guard roles.kind != .changes else {
            let cells = content.panels.flatMap(\.cells.cells).filter { $0.value != nil }
            let least = cells.min { ($0.value ?? 0) < ($1.value ?? 0) }
            let greatest = cells.max { ($0.value ?? 0) < ($1.value ?? 0) }
            return least.flatMap { least in greatest.map { (least.text, $0.text) } }
        }
        return NumberExtremes(records.compactMap { dataset.records[$0].values[measure] }).map {
            ($0.least.text(NumberText.written), $0.greatest.text(NumberText.written))
        }
    }

    /// The number of missing values. Charts with rows also count those that no record has.
    private func missing(in content: ChartContent) -> Int {
        guard let measure = roles.measure, roles.kind == .line || roles.kind == .step else {
            return content.panels.flatMap(\.lines).reduce(0) { $0 + $1.gaps.count }
        }
        return records.count { parts.number(of: $0, column: measure) == nil }
    }

    private func summary(of content: ChartContent, doubtful: Int) -> String {
        var parts = [subtitle]
        let columns = roles.sides.flatMap { roles.kind == .rectangles ? [$0.width, $0.height] : nil }
        for column in columns ?? [roles.measure].compactMap({ $0 }) {
            guard let (least, greatest) = extremes(of: content, column) else { continue }
            let title = columns == nil ? "" : material.title(of: definition.values[column]) + " "
            let unit = self.unit.map { " \($0)" } ?? ""
            parts.append(
                title
                    + (least == greatest
                        ? least + unit : say("from \(least) to \(greatest)\(unit)", ja: "\(least)〜\(greatest)\(unit)")))
        }
        if roles.measure == nil, roles.kind == .heatMap {
            parts.append(say(Plural.of(records.count, "record"), ja: "\(records.count)件"))
        }
        if content.series.count > 1 { parts.append(say.list(content.series)) }
        let missing = missing(in: content)
        if missing > 0 { parts.append(say("\(missing) without a value", ja: "値なし \(missing) 件")) }
        if case .spans(_, let spans)? = content.panels.first?.content { parts += summary(of: spans, on: content.axis) }
        if let names = undrawn(in: content) { parts.append(names) }
        if doubtful > 0 {
            parts.append(
                say(
                    "\(doubtful) of \(Plural.of(records.count, "value")) in doubt",
                    ja: "\(records.count)件中\(doubtful)件が疑わしい"))
        }
        return parts.joined(separator: say("; ", ja: "。"))
    }
}
