import Books

extension CellReader {
    /// The message about a text in a book's file that does not fit its field: `“forty” is not a number`, with the
    /// reason if it adds information.
    static func complaint(about text: String, as type: FieldType, _ reason: String) -> String {
        let start = "“\(text)” is not a \(type.rawValue)"
        return reason == "it is not a number" ? start : "\(start): \(reason)"
    }
}
