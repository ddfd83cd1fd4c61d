import Books
import Numbers
import Text

/// Reads the text of a cell as a value. Reports what it cannot read, and never guesses.
enum CellReader {
    /// - Parameters:
    ///   - form: of a number.
    ///   - keepsWidth: whether a text keeps the full-width forms of its characters.
    ///   - isScaled: whether the unit of the number has a power of ten.
    ///   - isUnit: whether a name is a unit that the number may have.
    static func read(
        _ text: String, as type: FieldType, allowsQualifiers: Bool = false, form: NumberForm = NumberForm(),
        keepsWidth: Bool = false, isScaled: Bool = false, isUnit: @escaping (String) -> Bool = { _ in false }
    ) -> CellReading {
        if let number = plainNumber(text, as: type) { return .value(.number(number), unit: nil) }
        let folded = LabelFolding.width(text)
        guard !folded.isEmpty else { return .empty }
        if MissingMark.matches(folded, isAmongTexts: type.isTextual) { return .value(.notAvailable, unit: nil) }
        switch type {
        case .word: return .value(.text(folded), unit: nil)
        case .text: return .value(.text(keepsWidth ? LabelFolding.spaces(text) : folded), unit: nil)
        case .boolean: return boolean(folded)
        case .number, .integer:
            let reading = number(folded, brackets: form.brackets) {
                NumberReader.read($0, signs: form.signs, isScaled: isScaled, isUnit: isUnit)
            }
            return fitting(reading, type, allowsQualifiers: allowsQualifiers)
        }
    }

    /// The reading of a number, or why a field does not take it.
    static func fitting(_ reading: CellReading, _ type: FieldType, allowsQualifiers: Bool) -> CellReading {
        guard case .value(let value, _) = reading else { return reading }
        if case .qualified = value, !allowsQualifiers {
            return .unreadable("the column takes plain numbers, without a qualifier or a range")
        }
        return type == .integer && !value.isWhole ? .unreadable("it is not a whole number") : reading
    }

    /// A fast path for cells with only digits, which most cells are.
    private static func plainNumber(_ text: String, as type: FieldType) -> ExactNumber? {
        guard type.isNumeric, !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        return ExactNumber(text)
    }

    private static func number(
        _ text: String, brackets: NumberForm.Brackets?, read: (String) -> CellReading
    ) -> CellReading {
        let reading = read(text)
        guard case .unreadable = reading, let negative = NegativeBrackets.replaced(in: text),
            case .value(.number(let number), let unit) = read(negative)
        else { return reading }
        guard brackets == .negative else {
            return .unreadable(
                "its brackets may mean that it is negative; add \"brackets: negative\" to the recipe if they do, or \"map\" "
                    + "the text to the number")
        }
        return .value(.number(number), unit: unit)
    }

    private static func boolean(_ text: String) -> CellReading {
        Truth.inWords(text).map { .value(.boolean($0), unit: nil) } ?? .unreadable("it is neither yes nor no")
    }

    /// The message about a text in a book's file that does not fit its field: `“forty” is not a number`, with the
    /// reason if it adds information.
    static func complaint(about text: String, as type: FieldType, _ reason: String) -> String {
        let start = "“\(text)” is not \(type.withArticle)"
        let pointed = text.replacing(",", with: ".")
        if type.isNumeric, pointed != text, !read(pointed, as: type, allowsQualifiers: true).isUnreadable {
            return "\(start): write it with a decimal point: \(pointed)"
        }
        return reason == NumberReader.notANumber ? start : "\(start): \(reason)"
    }
}
