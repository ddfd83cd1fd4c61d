import Books
import Pictures
import Text

/// Values as pictures write them, like the numbers of their scales.
extension ChartParts {
    func written(_ value: CellValue?, column: Int) -> String {
        switch value {
        case .number(let number): return NumberText.written(number.description)
        case .qualified(let number, .range, let maximum?):
            let ends = [number, maximum].map { NumberText.written($0.description) }
            // A dash beside a minus sign is ambiguous.
            let isSigned = number < .zero || maximum < .zero
            return ends.joined(separator: isSigned ? material.say(" to ", ja: "〜") : "–")
        case .qualified(let number, let qualifier, _):
            return qualifier.rawValue + NumberText.written(number.description)
        case .text, .boolean, .notAvailable, nil: return material.display(value, of: definition.values[column])
        }
    }
}
