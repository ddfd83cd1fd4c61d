import Articles
import Books
import Records
import Text

extension CellReader {
    /// What is wrong with a text of a book's file that its field cannot hold: `“forty” is no number`, or with the
    /// reason where that says more.
    static func complaint(about text: String, as type: FieldType, _ reason: String) -> String {
        let start = "“\(text)” is no \(type.rawValue)"
        return reason == "it is no number" ? start : "\(start): \(reason)"
    }
}
