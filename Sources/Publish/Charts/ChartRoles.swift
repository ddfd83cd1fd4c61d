import Books
import Records

/// The role of each field. Undeclared roles are inferred from the records.
struct ChartRoles {
    /// The value column that is measured; nil if the records have no number.
    var measure: Int?
    /// The value columns of a rectangle's width and height.
    var sides: (width: Int, height: Int)?
    /// Key fields.
    var axis: Int?
    var series: Int?
    var facets: [Int] = []
    /// Further fields on which the value depends: each of their combinations is a line of its own, or a row.
    var others: [Int] = []
    /// By a field of the chart, those that it has not because each word of the field implies theirs.
    private(set) var omitted: [Int: [Int]] = [:]
    var kind = ChartKind.bar

    /// The fields whose combinations are lines, or rows.
    var rowFields: [Int] { [series].compactMap { $0 } + others }

    private static let mostPanels = 24
    private static let mostSeries = 6
    private static let mostRectangles = 40

    /// - Parameters:
    ///   - records: their positions in the dataset, at least one.
    ///   - order: the fields whose words have an order.
    init(
        _ request: ChartRequest, of dataset: Dataset, records: [Int], ranks: FieldRanks, order: ChartOrder
    ) {
        let definition = dataset.definition
        let has = { (column: Int) in records.contains { dataset.records[$0].values[column]?.number != nil } }
        let numbers = definition.values.indices.filter { !definition.values[$0].isSetByRecipe && has($0) }
        measure = request.kind == .range ? nil : request.measure ?? numbers.first
        if request.measure == nil, request.kind == nil || request.kind == .rectangles,
            let width = definition.valueIndex("width"), let height = definition.valueIndex("height"),
            numbers.contains(width), numbers.contains(height),
            definition.values[width].unit == definition.values[height].unit,
            request.kind != nil || Self.sizes(width, height, of: dataset, records: records) <= Self.mostRectangles
        {
            sides = (width, height)
        }
        let counts = definition.keys.indices.map { field in Set(records.map { ranks.rank($0, field: field) }).count }
        let versionField = order.version
        let named = [request.axis, request.series].compactMap { $0 } + (request.facets ?? [])
        var left = definition.keys.indices.filter { counts[$0] > 1 }
        var implied: [Int: Set<Int>] = [:]
        if let measure, sides == nil {
            (left, implied) = Self.influencingFields(
                left, keeping: named, on: measure, of: dataset, records: records, ranks: ranks, order: order)
        }
        if request.kind == .changes { left.removeAll(where: order.versionFields.contains) }
        let columns = definition.layout.columns.flatMap(definition.keyIndex)
        let along = Self.fields(left, thatFit: request.kind, order)
        axis =
            request.axis ?? Self.first([columns, versionField], in: along)
            ?? along.max { (counts[$0], -$0) < (counts[$1], -$1) }.map { widest in
                Self.first([order.lowerLimit(of: widest)], in: along) ?? widest
            }
            ?? (request.kind == .changes ? nil : definition.keys.indices.last)
        left.removeAll { $0 == axis }
        kind =
            request.kind
            ?? Self.kind(
                hasSides: sides != nil, hasMeasure: measure != nil, isOrdered: axis.map(order.has) ?? false,
                isOfNumbers: axis.map(order.isOfNumbers) ?? false,
                isWide: left.contains { counts[$0] > Self.mostSeries } && left.count == 1)
        if kind.hasLines, let axis {
            // A line joins its points and hides in what only the axis distinguishes them.
            left += implied.filter { $0.value.isDisjoint(with: left) && $0.value.contains(axis) }.keys.sorted()
        }
        switch kind {
        case .line, .step, .bar, .dot:
            series =
                request.series ?? Self.first([versionField], in: left.filter { counts[$0] <= Self.mostSeries })
                ?? left.filter { counts[$0] <= Self.mostSeries }.min { (counts[$0], $0) < (counts[$1], $1) }
        case .heatMap, .changes, .range, .rectangles: series = nil
        }
        // So many colours cannot be distinguished, unless they are steps of an order.
        if let field = series, counts[field] > Self.mostSeries, !order.has(field) { series = nil }
        left.removeAll { $0 == series }
        share(left, request: request, counts: counts)
        let lines = others.reduce(1) { min($0 * counts[$1], Self.mostSeries + 1) }
        if request.kind == nil, kind == .bar && lines > 1 || kind.hasLines && lines > Self.mostSeries {
            // So many bars would be in no order, and so many lines have no names; a table says more.
            others = ([series].compactMap { $0 } + facets + others).sorted()
            (kind, series, facets) = (.heatMap, nil, [])
        }
        let shown = Set([axis, series].compactMap { $0 } + facets + others)
        for (field, implying) in implied where !shown.contains(field) && counts[field] > 1 {
            for other in implying where shown.contains(other) { omitted[other, default: []].append(field) }
        }
    }

    /// Divides the fields that are left between panels and further lines or rows.
    private mutating func share(_ left: [Int], request: ChartRequest, counts: [Int]) {
        if let given = request.facets {
            (facets, others) = (given, left.filter { !given.contains($0) })
            return
        }
        guard [.line, .step, .bar, .dot].contains(kind) else {
            others = left
            return
        }
        var panels = 1
        // The field with the most words divides best.
        for field in left.sorted(by: { (-counts[$0], $0) < (-counts[$1], $1) }) {
            if panels * counts[field] <= Self.mostPanels {
                facets.append(field)
                panels *= counts[field]
            } else {
                others.append(field)
            }
        }
        facets.sort()
    }

    /// The number of different sizes.
    private static func sizes(_ width: Int, _ height: Int, of dataset: Dataset, records: [Int]) -> Int {
        Set(records.map { [dataset.records[$0].values[width], dataset.records[$0].values[height]] }).count
    }

    private static func first(_ fields: [Int?], in left: [Int]) -> Int? {
        fields.compactMap { $0 }.first(where: left.contains)
    }

    /// Those along which a kind of chart shows something; all if no field is.
    private static func fields(_ left: [Int], thatFit kind: ChartKind?, _ order: ChartOrder) -> [Int] {
        let numbers = kind == .line ? left.filter(order.isScale) : []
        let ordered = kind?.hasLines == true ? left.filter(order.has) : []
        return [numbers, ordered].first { !$0.isEmpty } ?? left
    }

    private static func kind(
        hasSides: Bool, hasMeasure: Bool, isOrdered: Bool, isOfNumbers: Bool, isWide: Bool
    ) -> ChartKind {
        if hasSides { return .rectangles }
        guard hasMeasure else { return .range }
        if isWide { return .heatMap }
        return isOfNumbers ? .line : isOrdered ? .step : .bar
    }

    /// The fields without those on which no value depends: all words of such a field have the same values. Where no two records
    /// differ in the field alone, this is not known, and it stays unless it has too many words for a series, each record has a
    /// word of its own, or another field implies the word.
    ///
    /// - Returns: also, for each field that is left out because others imply its words, these.
    /// - Complexity: linear in the records, for each pair of fields.
    private static func influencingFields(
        _ fields: [Int], keeping named: [Int], on measure: Int, of dataset: Dataset, records: [Int], ranks: FieldRanks,
        order: ChartOrder
    ) -> (left: [Int], implied: [Int: Set<Int>]) {
        var (left, implied) = (fields, [Int: Set<Int>]())
        // Where either limit of a range is enough, the lower one stays.
        let upper = fields.filter { order.lowerLimit(of: $0) != nil }
        for field in upper + fields.filter({ !upper.contains($0) }) where !named.contains(field) && left.count > 1 {
            let others = left.filter { $0 != field }
            func words(_ records: [Int]) -> Int { Set(records.map { ranks.rank($0, field: field) }).count }
            func isImplied(by other: Int) -> Bool {
                let groups = ranks.groups(of: records, by: [other])
                return groups.count < records.count && groups.allSatisfy { words($0) == 1 }
            }
            let groups = ranks.groups(of: records, by: others)
            let isConstant = groups.allSatisfy { group in
                let first = dataset.records[group[0]].values[measure]
                return group.allSatisfy { dataset.records[$0].values[measure] == first }
            }
            guard isConstant else { continue }
            let (isKnown, count) = (groups.count < records.count, words(records))
            if isKnown || count > mostSeries || count == records.count {
                left = others
                continue
            }
            let implying = others.filter(isImplied)
            if implying.isEmpty { continue }
            left = others
            implied[field] = Set(implying)
        }
        return (left, implied)
    }
}

extension ChartKind {
    /// Whether lines join the points.
    var hasLines: Bool { self == .line || self == .step }
}
