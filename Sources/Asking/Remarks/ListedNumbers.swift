import Books
import Records

/// The remarks on lists of numbers that may be meant as one number: `1,200`, unless records have 1 and records have 200, and
/// `1,5` if records have 1.5, or neither 1 nor 5.
struct ListedNumbers {
    private let selection: RecordSelection
    private let reader: ConditionReader

    init(_ selection: RecordSelection, in checked: any AskedBook) {
        self.selection = selection
        reader = ConditionReader(selection.dataset, in: checked)
    }

    /// One sentence for each list.
    var lines: [String] {
        let definition = selection.dataset.definition
        return selection.conditions.groups.flatMap { group -> [String] in
            guard group.field.definition(in: definition)?.type.isNumeric == true else { return [] }
            return group.conditions.compactMap { line($0.text, name: group.field.name(in: definition)) }
        }
    }

    private func line(_ text: ConditionText, name: String) -> String? {
        guard text.op != .contains else { return nil }
        let decimal = ListText.decimal(from: text.value)
        let isDecimal = decimal.map { isHeld($0, name) } ?? false
        let held = ListText.parts(of: text.value).map { isHeld($0, name) }
        let grouped = held.allSatisfy { $0 } ? nil : ListText.number(from: text.value)
        guard let number = isDecimal ? decimal : grouped ?? (held.contains(true) ? nil : decimal) else { return nil }
        return "\(text.value) is a list, write \(number) for the \(number.contains("..") ? "range" : "number")"
    }

    /// Whether some record has a value of the list. One that begins with 0 looks like the end of a number.
    private func isHeld(_ part: String, _ name: String) -> Bool {
        if part.count > 1, part.first == "0", part.dropFirst().first?.isNumber == true { return false }
        guard let condition = try? reader.condition("\(name)=\(part)") else { return false }
        return selection.dataset.records.contains(where: condition.holds)
    }
}
