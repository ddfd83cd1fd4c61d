package import Text

/// `FILE:LINE` or `FILE:LINE:COLUMN`, as findings print it.
package struct AskedPlace: Sendable {
    let file: String
    let line: Int
    let column: Int?

    package init(_ text: String) throws(UsageError) {
        var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        var numbers: [Int] = []
        while numbers.count < 2, parts.count > 1, let last = parts.last, let number = Int(last) {
            guard number > 0 else { throw UsageError("lines and columns count from 1, but found \"\(text)\"") }
            numbers.insert(number, at: 0)
            parts.removeLast()
        }
        guard let line = numbers.first, parts != [""] else {
            throw UsageError("a place has the form FILE:LINE:COLUMN or FILE:LINE, but found \"\(text)\"")
        }
        file = parts.joined(separator: ":")
        self.line = line
        column = numbers.count == 2 ? numbers[1] : nil
    }

    var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}
