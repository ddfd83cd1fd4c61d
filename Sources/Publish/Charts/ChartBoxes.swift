import Books
import Charts
import Records
import Text

/// Rectangles with two measured sides. Equal ones are one rectangle with all of their names.
struct ChartBoxes {
    let panels: [Chart.Panel]
    /// The maximum number of names of a rectangle.
    private static let mostNames = 4

    init(_ parts: ChartParts, sides: (width: Int, height: Int)) {
        let keys = parts.dataset.definition.keys.indices.filter {
            parts.words(of: $0).count > 1 && !parts.roles.facets.contains($0)
        }
        // The versions of one size have no rectangles of their own.
        let named = keys.filter { $0 != parts.order.version }
        panels = parts.groups(of: parts.records, by: parts.roles.facets).map { title, records in
            let sized = records.compactMap {
                Self.box(of: $0, in: parts, sides: sides, named: named.isEmpty ? keys : named)
            }
            let boxes = sized.groups { "\($0.width) \($0.height)" }.map { _, equal in
                let names = equal.map(\.name).uniqued { $0 }
                let more =
                    names.count > Self.mostNames
                    ? [
                        parts.material.say(
                            "\(names.count - Self.mostNames) more", ja: "他\(names.count - Self.mostNames)件")
                    ] : []
                return Chart.Box(
                    name: (names.prefix(Self.mostNames) + more).joined(separator: parts.material.say(", ", ja: "、")),
                    width: equal[0].width, height: equal[0].height, text: equal[0].text,
                    doubt: ChartParts.strongest(equal.map(\.doubt)))
            }
            return Chart.Panel(title: title, content: .boxes(boxes))
        }
    }

    private static func box(
        of record: Int, in parts: ChartParts, sides: (width: Int, height: Int), named fields: [Int]
    ) -> Chart.Box? {
        let values = parts.dataset.records[record].values
        guard let width = parts.number(of: record, column: sides.width),
            let height = parts.number(of: record, column: sides.height), width > 0, height > 0
        else { return nil }
        let texts = [sides.width, sides.height].map { values[$0]?.display ?? "" }
        return Chart.Box(
            name: parts.name(of: record, fields: fields), width: width, height: height,
            text: texts.joined(separator: " × "),
            doubt: parts.doubt(about: record, column: sides.width) ?? parts.doubt(about: record, column: sides.height))
    }
}
