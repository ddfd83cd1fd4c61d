import Diagnostics

/// Finds where the keys of a YAML map stand, for the parser names a duplicate key and the map, but no line.
struct DuplicateKeyFinder {
    private let source: SourceText

    init(_ source: SourceText) {
        self.source = source
    }

    /// The places at which a map that begins at `start` has a key, in order. In a block map its keys stand in one
    /// column; in a flow map (`{…}`) anywhere up to its end.
    func places(of key: String, inMapAt start: Place) -> [Place] {
        let lines = (start.line...max(start.line, source.lineCount)).map { Array(source.lineText($0).unicodeScalars) }
        let isFlow = lines.first.flatMap { $0.count >= start.column ? $0[start.column - 1] : nil } == "{"
        var places: [Place] = []
        var depth = 0
        for (index, line) in lines.enumerated() {
            let first = index == 0 ? start.column - 1 : 0
            guard isFlow else {
                if stands(key, in: line, at: start.column - 1) {
                    places.append(place(start.line + index, start.column - 1))
                }
                continue
            }
            for column in first..<max(first, line.count) {
                if line[column] == "{" { depth += 1 }
                if line[column] == "}" { depth -= 1 }
                if depth == 0 { return places }
                if depth == 1, stands(key, in: line, at: column),
                    column == 0 || " {,".unicodeScalars.contains(line[column - 1])
                {
                    places.append(place(start.line + index, column))
                }
            }
        }
        return places
    }

    /// Whether `key:` stands there, quoted or not.
    private func stands(_ key: String, in line: [Unicode.Scalar], at column: Int) -> Bool {
        ["\(key):", "\"\(key)\":", "'\(key)':"].contains { line.dropFirst(column).starts(with: $0.unicodeScalars) }
            && line.prefix(column).allSatisfy { $0 != "#" }
    }

    private func place(_ line: Int, _ column: Int) -> Place {
        Place(source.path, line: line, column: column + 1)
    }
}
