import Books
import Records
import Text

/// Tests of the values of one field.
///
/// An empty value satisfies only `FIELD=` and `FIELD!=VALUE`.
struct ValueTests {
    /// Takes a value and the unit of its record.
    typealias Test = @Sendable (CellValue?, String?) -> Bool

    let column: FieldDefinition
    let name: String
    let dataset: Dataset
    let checked: any AskedBook
    let field: AskedField

    func test(_ text: ConditionText) throws(UsageError) -> Test {
        if text.value.isEmpty {
            let wantsEmpty = text.op == .equal
            return { value, _ in (value == nil) == wantsEmpty }
        }
        if text.op == .contains {
            let contains = contains(text.value)
            return { value, _ in value.map(contains) ?? false }
        }
        let allowsEmpty = text.op == .notEqual
        if column.type.isNumeric {
            let test = try numbers(text)
            return { value, unit in value.map { test($0, unit) } ?? allowsEmpty }
        }
        let test: @Sendable (CellValue) -> Bool
        switch column.type {
        case .word: test = try words(text)
        case .boolean: test = try truths(text)
        case .number, .integer, .text: test = isQualifier ? try qualifiers(text) : texts(text)
        }
        return { value, _ in value.map(test) ?? allowsEmpty }
    }

    /// The units of the condition's numbers, nil for a number without one; empty if it has no numbers.
    func units(_ text: ConditionText) -> [String?] {
        guard column.type.isNumeric, text.op != .contains, !text.value.isEmpty else { return [] }
        return (try? numbers(in: text))?.map(\.unit) ?? []
    }

    /// The key values that can match, in the form of ``RecordLookup``; nil if every record must be tested.
    func keys(_ text: ConditionText) -> Set<String>? {
        guard case .key = field, text.op == .equal, !text.value.isEmpty else { return nil }
        switch column.type {
        case .number, .integer:
            guard let asked = try? numbers(in: text) else { return nil }
            let keys = asked.compactMap { $0.number.single?.shortest.description }
            return keys.count == asked.count ? Set(keys) : nil
        case .word: return checked.book.vocabulary(of: column).flatMap { try? ids(text, in: $0) }
        case .boolean, .text: return nil
        }
    }
}

extension ValueTests {
    private func words(_ text: ConditionText) throws(UsageError) -> @Sendable (CellValue) -> Bool {
        guard let vocabulary = checked.book.vocabulary(of: column) else { return texts(text) }
        let asked = try ids(text, in: vocabulary)
        if text.op == .notEqual { return { !asked.contains($0.text) } }
        return { asked.contains($0.text) }
    }

    private func ids(_ text: ConditionText, in vocabulary: Vocabulary) throws(UsageError) -> Set<String> {
        let reader = WordItems(vocabulary: vocabulary, name: name, words: AskedWords(checked.book, checked.datasets))
        let lists = try ListText.items(
            text, { (value: String) throws(UsageError) -> [String] in try reader.ids(value, text.op) })
        let asked = Set(lists.joined())
        // A word that covers all others satisfies a condition on any of them.
        guard text.op != .notEqual, !asked.isEmpty, let covering = vocabulary.coveringID else { return asked }
        return asked.union([covering])
    }

    private func numbers(_ text: ConditionText) throws(UsageError) -> @Sendable (CellValue, String?) -> Bool {
        let asked = try numbers(in: text)
        let (op, source) = (text.op, dataset.definition.unit(of: column))
        return { value, own in
            let unit = source.unit(ofRecord: own)
            func isSatisfied(_ number: AskedUnitNumber) -> Bool { number.isSatisfied(by: value, unit, op) }
            return op == .notEqual ? asked.allSatisfy(isSatisfied) : asked.contains(where: isSatisfied)
        }
    }

    private func numbers(in text: ConditionText) throws(UsageError) -> [AskedUnitNumber] {
        try ListText.items(text) { (value: String) throws(UsageError) -> AskedUnitNumber in
            guard let number = AskedNumber(value) else {
                throw UsageError("\(name) is a number, but found \"\(value)\"")
            }
            if number.isReversed { throw AskedNumber.reversed(value) }
            if text.op.isOrdering, number.single == nil {
                throw UsageError("\(text.op.rawValue) compares with one number, but found \"\(value)\"")
            }
            guard let typed = number.unit else { return AskedUnitNumber(number: number, unit: nil) }
            guard let unit = dataset.definition.declaredUnit(typed, of: column), units.contains(unit) else {
                throw wrongUnit(value, text.op)
            }
            return AskedUnitNumber(number: number, unit: unit)
        }
    }

    private func wrongUnit(_ value: String, _ op: ConditionOperator) -> UsageError {
        let condition = ShellWord.quoted("\(name)\(op.rawValue)NUMBER")
        guard !units.isEmpty else {
            return UsageError(
                "\(name) has no unit, but found \"\(value)\"; write a number alone: \(condition)")
        }
        let list = units.joined(separator: " or ")
        return UsageError(
            "\(name) is in \(list), but found \"\(value)\"; write the number in \(list): \(condition)")
    }

    /// The possible units of the field's numbers, as articles state them.
    private var units: [String] {
        switch field {
        case .value, .companion: column.isSetByRecipe ? [] : dataset.definition.declaredUnits(of: column)
        case .key, .axis, .standIn, .common: []
        }
    }

    private var isQualifier: Bool { if case .companion(.qualifier, _) = field { true } else { false } }

    private func qualifiers(_ text: ConditionText) throws(UsageError) -> @Sendable (CellValue) -> Bool {
        guard !text.op.isOrdering else { throw UsageError("\(name) cannot be compared with < or >; use =, != or ~") }
        let asked = try ListText.items(text) { (value: String) throws(UsageError) -> String in
            let names = Qualifier.allCases.map(\.name)
            let loose = LooseName.fold(value)
            let found = Qualifier.allCases.first {
                $0.rawValue == value || !loose.isEmpty && LooseName.fold($0.name) == loose
            }
            guard let found else {
                throw UsageError(
                    "\(name) has no value \"\(value)\"" + WordHint.of(value, among: names, what: "it may be"))
            }
            return found.rawValue
        }
        let isEqual = text.op == .equal
        return { asked.contains($0.text) == isEqual }
    }

    private func truths(_ text: ConditionText) throws(UsageError) -> @Sendable (CellValue) -> Bool {
        guard !text.op.isOrdering else {
            throw UsageError("\(name) is true or false; ask it with = or !=")
        }
        let asked = try ListText.items(text) { (value: String) throws(UsageError) -> Bool in
            guard let truth = Truth.of(value) else {
                throw UsageError("\(name) is true or false, but found \"\(value)\"")
            }
            return truth
        }
        let wanted = Set(asked.map { $0 ? "true" : "false" })
        let isEqual = text.op == .equal
        return { wanted.contains($0.text) == isEqual }
    }

    private func texts(_ text: ConditionText) -> @Sendable (CellValue) -> Bool {
        let op = text.op
        if op.isOrdering {
            let asked = TextSearch.fold(text.value)
            return { op.isSatisfied(by: TextSearch.fold($0.text), comparedTo: asked) }
        }
        let all = textItems(text.value)
        let typed = Set(all)
        let held = dataset.records.lazy.compactMap { $0.cell(field, of: dataset.definition)?.display }
        let exact = Set(held.filter(typed.contains))
        let items = all.filter { !exact.contains($0) }
        let wanted = Set(items.map(TextSearch.foldLoosely))
        let truths = Set(items.compactMap(Truth.inWords))
        let ranges = items.compactMap { item in
            isHeld { $0 == TextSearch.fold(item) } ? nil : AskedNumber.limits(of: item)
        }
        return { value in
            let isOne =
                exact.contains(value.display) || wanted.contains(TextSearch.foldLoosely(value.display))
                || !truths.isEmpty && Truth.inWords(value.display).map(truths.contains) == true
                || ranges.contains {
                    Self.isWithin(TextSearch.fold(value.text), TextSearch.fold($0.low), TextSearch.fold($0.high))
                }
            return isOne == (op == .equal)
        }
    }

    /// - Parameter high: empty for a range without an upper end.
    private static func isWithin(_ text: String, _ low: String, _ high: String) -> Bool {
        ConditionOperator.atLeast.isSatisfied(by: text, comparedTo: low)
            && (high.isEmpty || ConditionOperator.atMost.isSatisfied(by: text, comparedTo: high))
    }

    private func contains(_ value: String) -> @Sendable (CellValue) -> Bool {
        let wanted = textItems(value, isWhole: { $0.contains(TextSearch.fold(value)) }).map(TextSearch.fold)
        let vocabulary = checked.book.vocabulary(of: column)
        return { held in
            let names = vocabulary?.entry(held.text).map { $0.names + $0.parts } ?? [held.display]
            return names.contains { name in
                let folded = TextSearch.fold(name)
                return wanted.contains { folded.contains($0) }
            }
        }
    }

    /// The items of a list, or the whole text if some record has exactly that value.
    private func textItems(_ value: String, isWhole: ((String) -> Bool)? = nil) -> [String] {
        let parts = ListText.parts(of: value)
        guard parts.count > 1 else { return [value] }
        let folded = TextSearch.fold(value)
        return isHeld(isWhole ?? { $0 == folded }) ? [value] : parts
    }

    /// Whether the field's folded text fits in some record.
    private func isHeld(_ fits: (String) -> Bool) -> Bool {
        dataset.records.contains { record in
            record.cell(field, of: dataset.definition).map { fits(TextSearch.fold($0.display)) } ?? false
        }
    }
}

/// A requested number, with its unit as the book publishes it.
private struct AskedUnitNumber: Sendable {
    let number: AskedNumber
    /// Nil if no unit was typed.
    let unit: String?

    /// Numbers in different units are neither equal nor unequal, and neither is a number without one among them.
    func isSatisfied(by value: CellValue, _ held: String?, _ op: ConditionOperator) -> Bool {
        (unit == nil || unit == held) && number.isSatisfied(by: value, op)
    }
}

extension ConditionOperator {
    /// Compares two texts by code points.
    fileprivate func isSatisfied(by text: String, comparedTo other: String) -> Bool {
        let isBefore = text.precedesByBytes(other)
        let isBehind = other.precedesByBytes(text)
        switch self {
        case .less: return isBefore
        case .atMost: return !isBehind
        case .greater: return isBehind
        case .atLeast: return !isBefore
        case .equal: return text == other
        case .notEqual: return text != other
        case .contains: return text.contains(other)
        }
    }
}
