import Text

extension DatasetDefinition {
    /// What a text of numbers without a unit of its own may have beside digits.
    private static let signs: Set<Character> = Set(".,'’+-−±–~≈≤≥<>()/×·")

    /// Whether a text begins with a number, as in a column of texts because some cells have other forms: `10 g`, `< 0,5 g`,
    /// `378 kcal / 1589 kJ`, `€ 5`. Numerals that are letters, as in Chinese, may begin a word.
    package func givesMeasuredText(_ values: [CellValue?]) -> Bool {
        zip(self.values, values).contains { field, value in
            guard case .text(let text)? = value, field.type == .text, !field.isSetByRecipe else { return false }
            let first = text.unicodeScalars.first { scalar in
                !(scalar.properties.isWhitespace || scalar.properties.generalCategory == .currencySymbol
                    || Self.signs.contains(Character(scalar)))
            }
            return first.map { $0.properties.numericType != nil && !$0.properties.isAlphabetic } ?? false
        }
    }

    /// The value columns that have the unit of their record: those with a number. If none has one, texts that are made of numbers
    /// have it: `68.5 ± 1` in a column that also has words.
    package func measuredColumns(of values: [CellValue?]) -> [Int] {
        let numbers = values.indices.filter { values[$0]?.number != nil }
        guard numbers.isEmpty else { return numbers }
        return values.indices.filter { index in
            guard case .text(let text)? = values[index], self.values[index].type == .text,
                !self.values[index].isSetByRecipe
            else { return false }
            // Most texts are words.
            return !text.utf8.contains(where: \.isASCIILetter) && text.contains(where: \.isNumber)
                && text.allSatisfy { $0.isNumber || $0.isWhitespace || Self.signs.contains($0) }
        }
    }
}
