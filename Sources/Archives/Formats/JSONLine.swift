import Text

/// An object of JSON that is read for the values of some of its fields.
enum JSONLine {
    enum Value: Equatable {
        case scalar(JSONScanner.Scalar)
        /// An object or an array.
        case nested
    }

    /// The values of the fields with some names; of two with one name, the last one counts.
    static func values(of line: [UInt8], named names: [[UInt8]]) throws(JSONScanner.Mistake) -> [Value?] {
        var scanner = JSONScanner(line)
        var values = [Value?](repeating: nil, count: names.count)
        try scanner.object { scanner, name, _ throws(JSONScanner.Mistake) in
            let value: Value
            if scanner.isAtObject || scanner.isAtArray {
                try scanner.skipValue()
                value = .nested
            } else {
                value = .scalar(try scanner.scalar())
            }
            for (index, wanted) in names.enumerated() where wanted == name { values[index] = value }
        }
        try scanner.end()
        return values
    }
}
