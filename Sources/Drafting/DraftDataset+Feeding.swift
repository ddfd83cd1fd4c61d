import Books
import Text

/// Tables with the columns of a dataset that a book has.
extension DraftDataset {
    /// The same tables as a feed of a dataset; nil if their columns are not those of the dataset.
    func feeding(_ dataset: DatasetDefinition) -> DraftDataset? {
        var misses: [String] = []
        let feed = feeding(dataset, misses: &misses)
        return misses.isEmpty ? feed : nil
    }

    /// Why the same tables do not feed a dataset that has all of their columns: `weight is text, because …`. Nil if they
    /// feed it, or if it has other columns.
    func miss(of dataset: DatasetDefinition) -> String? {
        var misses: [String] = []
        let feed = feeding(dataset, misses: &misses)
        return feed == nil || misses.isEmpty ? nil : misses.joined(separator: "; ")
    }

    /// - Parameter misses: receives the columns whose cells the dataset does not take.
    private func feeding(_ dataset: DatasetDefinition, misses: inout [String]) -> DraftDataset? {
        // Records with units of their own feed a dataset of such records, and no others do.
        guard (unitColumn != nil || !units.isEmpty) == (dataset.unit == .perRecord),
            units.allSatisfy({ dataset.declaredUnit($0, of: nil) != nil })
        else { return nil }
        // Nothing would tell numbers with a stated unit from those without one.
        let hasNumbersAlone = dataset.values.contains { $0.type.isNumeric && dataset.unit(of: $0) == .none }
        if hasNumbersAlone,
            tables.compactMap(Self.statedUnit).contains(where: { unit in
                !dataset.values.contains { dataset.declaredUnit(unit, of: $0) != nil }
            })
        {
            return nil
        }
        var feed = self
        (feed.name, feed.keys, feed.values, feed.remark, feed.isFeed) = (dataset.name, [], [], nil, true)
        var rest = fields
        for definition in dataset.fields {
            let isKey = dataset.keyIndex(definition.name) != nil
            let found = rest.indices.filter { rest[$0].isCalled(definition) }
            guard let index = found.first else {
                guard definition.isOptional, !isKey else { return nil }
                continue
            }
            var field = rest.remove(at: index)
            if definition.type == .text, field.part != nil {
                rest.removeAll { $0.source == field.source }
                field.becomeText("")
            }
            guard found.count == 1 else { return nil }
            if !field.fits(definition, isKey: isKey, of: dataset) {
                guard !isKey, let miss = field.miss(of: definition, of: dataset) else { return nil }
                misses.append(miss)
            }
            (field.name, field.type, field.words) = (definition.name, definition.type, nil)
            if isKey { feed.keys.append(field) } else { feed.values.append(field) }
        }
        // What headings and rows of one cell tell apart would be the same record.
        let columns = rest.filter { if case .column = $0.source { true } else { false } }
        guard columns.count == rest.count else { return nil }
        feed.unread = rest.map(\.header)
        return feed
    }
}

extension DraftField {
    /// Whether a field has the name or a title of the column.
    fileprivate func isCalled(_ definition: FieldDefinition) -> Bool {
        let own = Set([title, header, HeaderName(header).name].map(LabelFolding.fold))
        let names = [definition.name] + definition.title.all.flatMap { [$0, HeaderName($0).name] }
        return PlainName.of(title, mark: "_") == definition.name
            || names.contains { own.contains(LabelFolding.fold($0)) }
    }

    /// What the cells of a value column are instead of its numbers; nil if they have other units.
    fileprivate func miss(of definition: FieldDefinition, of dataset: DatasetDefinition) -> String? {
        guard definition.type.isNumeric, !definition.isSetByRecipe else { return nil }
        if type == .text {
            let named = HeaderName(header).unit
            guard named.map({ dataset.declaredUnit($0, of: definition) != nil }) ?? true else { return nil }
            // The first of several remarks says why.
            let reason = remark?.split(separator: "; ").first.map(String.init) ?? ""
            return "\(name) is \(reason.hasPrefix("text, ") ? reason : "text")"
        }
        var exact = self
        exact.isQualified = false
        if exact.fits(definition, isKey: false, of: dataset) { return "\(name) has qualifiers, such as ~" }
        exact.type = definition.type
        let hasFraction = type == .number && exact.fits(definition, isKey: false, of: dataset)
        return hasFraction ? "\(name) has decimals" : nil
    }

    /// Whether a field can hold the cells of the column, and has its unit, or none if the column has none.
    fileprivate func fits(_ definition: FieldDefinition, isKey: Bool, of dataset: DatasetDefinition) -> Bool {
        guard !definition.isSetByRecipe, !isQualified || definition.isQualified else { return false }
        let holds =
            switch definition.type {
            case .text: true
            case .word: [.text, .word, .integer].contains(type)
            case .boolean, .integer: type == definition.type
            case .number: type.isNumeric
            }
        guard holds else { return false }
        guard !isKey, definition.type.isNumeric else {
            let units = definition.title.all.compactMap { HeaderName($0).unit.map(UnitSpelling.canonical) }
            return HeaderName(header).unit.map { units.contains(UnitSpelling.canonical($0)) } ?? units.isEmpty
        }
        return unit.map { dataset.declaredUnit($0, of: definition) != nil }
            ?? (dataset.unit(of: definition).shared == nil)
    }
}
