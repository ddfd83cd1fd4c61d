import Books
import Pictures
import Records
import Text

/// Rectangles with two measured sides. Equal ones are one rectangle with all of their names.
extension ChartParts {
    /// The maximum number of names of a rectangle.
    private static let mostNames = 4

    func boxes(sides: (width: Int, height: Int)) -> ChartContent {
        let keys = definition.keys.indices.filter { words(of: $0).count > 1 && !roles.facets.contains($0) }
        // The versions of one size have no rectangles of their own.
        let unversioned = keys.filter { $0 != order.version }
        let named = unversioned.isEmpty ? keys : unversioned
        var undrawn: [String] = []
        let panels = groups(of: records, by: roles.facets).map { title, records in
            let boxed = records.map { box(of: $0, sides: sides, named: named) }
            let sized = boxed.compactMap { $0 }
            let drawn = Set(sized.map(\.name))
            undrawn += zip(records, boxed).filter { $1 == nil }.map { name(of: $0.0, fields: named) }
                .filter { !drawn.contains($0) }.map { name in title.isEmpty ? name : "\(title) · \(name)" }
            let boxes = sized.groups { "\($0.width) \($0.height)" }.map { _, equal in
                var box = equal[0]
                box.name = listed(equal.map(\.name))
                box.doubt = Self.strongest(equal.map(\.doubt))
                return box
            }
            return Chart.Panel(title: title, content: .boxes(boxes))
        }
        return ChartContent(
            axis: Chart.Axis(title: "", labels: []), panels: panels,
            undrawn: undrawn.isEmpty ? nil : listed(undrawn))
    }

    /// Different names, the first of many.
    func listed(_ names: [String]) -> String {
        let names = names.uniqued { $0 }
        let left = names.count - Self.mostNames
        let more = left > 0 ? [material.say("\(left) more", ja: "他\(left)件")] : []
        return material.say.list(names.prefix(Self.mostNames) + more)
    }

    private func box(of record: Int, sides: (width: Int, height: Int), named fields: [Int]) -> Chart.Box? {
        let values = dataset.records[record].values
        guard let width = number(of: record, column: sides.width),
            let height = number(of: record, column: sides.height), width > 0, height > 0
        else { return nil }
        let texts = [sides.width, sides.height].map { written(values[$0], column: $0) }
        return Chart.Box(
            name: name(of: record, fields: fields), width: width, height: height,
            text: texts.joined(separator: " × "),
            doubt: doubt(about: record, column: sides.width) ?? doubt(about: record, column: sides.height))
    }
}
