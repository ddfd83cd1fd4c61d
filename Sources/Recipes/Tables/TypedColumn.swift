import Books
import Numbers
import Records
import Text

/// The cells of a column that are not empty, and the types that they have together.
struct TypedColumn {
    /// A cell with all rows that it covers.
    struct Entry {
        /// Rows of the body.
        var rows: Range<Int>
        /// The index in the table's cells.
        let cell: Int
        /// Of ASCII width, white space folded.
        let text: String
        /// True for a cell that names a section or holds a note, and does not belong to the column.
        let isSection: Bool
        /// True for a cell that is always text: a section, or digits of several elements.
        let isText: Bool
    }

    let entries: [Entry]
    /// Whether marks of missing values were left out that are names in a column of texts.
    let holdsNames: Bool
    private let header: [String]
    private(set) var evidence = SignEvidence()

    init(header: [String], entries: [Entry], holdsNames: Bool = false) {
        (self.header, self.entries, self.holdsNames) = (header, entries, holdsNames)
        for entry in entries where !entry.isText { evidence.add(entry.text) }
    }

    /// - Parameters:
    ///   - signs: the separators from the command line; nil if the column decides.
    ///   - others: the evidence of all columns of the table.
    ///   - doubtsLetters: whether a cell is text if the letters behind its number may be a mark.
    /// - Returns: a value for each entry; nil for a text.
    func typed(
        signs: NumberSigns?, others: SignEvidence, doubtsLetters: Bool
    ) -> (type: TypedTable.ColumnType, cells: [TypedTable.Cell?]) {
        if let booleans { return (.boolean, booleans) }
        let isGiven = signs != nil
        let signs = signs ?? evidence.signs ?? others.signs ?? .point
        let numbers = numbers(signs: signs) { text in
            !isGiven
                && (evidence.isContradictory && text.utf8.contains(UInt8(ascii: ","))
                    || evidence.doubts(text, signs: signs))
        }
        let marks = doubtsLetters ? marks(behind: numbers.compactMap(\.self)) : []
        var (hasText, hasNumber, isWhole) = (false, false, true)
        let cells = zip(entries, numbers).map { entry, number in
            guard let number, !(number.unit.map(marks.contains) ?? false) else {
                if !entry.isSection { hasText = true }
                return TypedTable.Cell?.none
            }
            hasNumber = true
            if !number.number.isWhole || number.maximum?.isWhole == false { isWhole = false }
            return TypedTable.Cell(number)
        }
        return (hasNumber ? (hasText ? .mixed : isWhole ? .integer : .number) : .text, cells)
    }

    /// A certain one.
    private var unitOfHeader: String? {
        header.lazy.reversed().map(LabelFolding.width).compactMap { text in
            HeaderUnit(of: text).flatMap { found in
                let isSure = !found.mayBeAnother || QuantityWords.judge(found.unit, in: text) == .suits
                return found.isMarked && isSure ? found.unit : nil
            }
        }.first
    }

    /// One letter or two behind numbers that may mark them: those that measure something else than the unit of the header,
    /// `52 b` below `Height (cm)`, and unknown ones beside numbers without a unit.
    private func marks(behind numbers: [NumberReading]) -> Set<String> {
        let letters = Set(numbers.compactMap(\.unit).filter { $0.utf8.count <= 2 && $0.allSatisfy(\.isASCIILetter) })
        if letters.isEmpty { return [] }
        if let own = unitOfHeader.map({ ScaledUnit($0)?.unit ?? $0 }) {
            let factors = own.split { "/·⋅* ".contains($0) }
            return letters.filter {
                !KnownUnits.areAlike($0, own) && KnownUnits.temperature($0, like: own) == nil
                    && !factors.contains($0[...])
            }
        }
        return numbers.contains { $0.unit == nil } ? letters.filter { !KnownUnits.contains($0) } : []
    }

    /// Nil if a cell is neither yes nor no.
    private var booleans: [TypedTable.Cell?]? {
        var cells: [TypedTable.Cell?] = []
        var hasValue = false
        for entry in entries {
            if entry.isText {
                cells.append(nil)
            } else if case .value(let value, _) = CellReader.read(entry.text, as: .boolean) {
                cells.append(TypedTable.Cell(value))
                hasValue = true
            } else {
                return nil
            }
        }
        // `ja` and `no` alone are more likely codes of languages.
        let words = Set(entries.map { LabelFolding.fold($0.text) })
        return hasValue && !(words.contains("ja") && words.isSubset(of: ["ja", "no", ""])) ? cells : nil
    }

    /// The cells that are numbers for every reader.
    ///
    /// - Parameter isDoubtful: whether the separators of a text are ambiguous, because others contradict them.
    private func numbers(signs: NumberSigns, isDoubtful: (String) -> Bool) -> [NumberReading?] {
        // A fast path: most columns of text have no cell that could be a number.
        guard entries.contains(where: { !$0.isText }) else { return entries.map { _ in nil } }
        let codes = CodeEvidence(header: header, texts: entries.map(\.text))
        let points = signs == .point && evidence.signs == .point ? FinalPoints(entries.map(\.text)) : nil
        let candidates = entries.map { entry in
            entry.isText || codes.isCode(entry.text) || isDoubtful(entry.text)
                ? nil : SureNumber(points?.dropped(from: entry.text) ?? entry.text, signs: signs)
        }
        let unit = repeatedUnit(candidates)
        return candidates.map { candidate in
            guard case .ifRepeated(let own)? = candidate?.certainty else { return candidate?.reading }
            return own == unit ? candidate?.reading : nil
        }
    }

    /// The only unit among those that need repetition, if it is repeated.
    private func repeatedUnit(_ candidates: [SureNumber?]) -> String? {
        var numbers: [String: Set<WrittenNumber>] = [:]
        for candidate in candidates {
            guard let candidate, case .ifRepeated(let unit) = candidate.certainty else { continue }
            numbers[unit, default: []].insert(candidate.reading.number)
        }
        guard let (unit, found) = numbers.first, numbers.count == 1, found.count > 1 else { return nil }
        return unit
    }
}

extension TypedTable.Cell {
    fileprivate init(_ reading: NumberReading) {
        let isShortened = reading.number.isShortened || reading.maximum?.isShortened == true
        self.init(
            reading.number.exact == nil ? .notAvailable : reading.value, unit: reading.unit,
            written: isShortened ? reading.text : nil,
            literal: reading.number.exact == nil ? reading.number.literal : nil)
    }
}
