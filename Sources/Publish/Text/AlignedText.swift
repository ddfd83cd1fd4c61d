import Measures

/// A table for a terminal: columns two spaces apart, wide characters counted as terminals show them.
enum AlignedText {
    /// - Parameter lines: the header, then the rows, all of one length.
    static func text(_ lines: [[String]]) -> String {
        guard let header = lines.first else { return "" }
        let widths = header.indices.map { column in lines.map { TerminalWidth.of($0[column]) }.max() ?? 0 }
        let isNumeric = header.indices.map { column in
            let body = lines.dropFirst().map { $0[column] }.filter { !$0.isEmpty }
            return !body.isEmpty && body.allSatisfy { ExactNumber($0) != nil }
        }
        return lines.map { line in
            var text = ""
            for (column, cell) in line.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - TerminalWidth.of(cell))
                text += (column > 0 ? "  " : "") + (isNumeric[column] ? padding + cell : cell + padding)
            }
            while text.last == " " { text.removeLast() }
            return text + "\n"
        }.joined()
    }
}
