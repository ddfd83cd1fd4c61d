package import Books
package import Records
package import Text

extension Question {
    /// Finds a dataset by its name or by its title in any language.
    package static func dataset(_ name: String, in checked: any AskedBook) throws(UsageError) -> Dataset {
        guard let index = index(of: name, in: checked.book) else { throw unknown(name, in: checked) }
        return checked.datasets[index]
    }

    /// The datasets of names separated by commas, each once.
    package static func datasets(_ names: String, in checked: any AskedBook) throws(UsageError) -> [Dataset] {
        // A title may contain a comma.
        if let whole = index(of: names, by: LabelFolding.fold, in: checked.book) { return [checked.datasets[whole]] }
        return try names.split(separator: ",", omittingEmptySubsequences: false).map { name throws(UsageError) in
            try dataset(LabelFolding.width(String(name)), in: checked)
        }.uniqued(by: \.name)
    }

    /// The names of the datasets with names or titles separated by commas; nil if one is unknown.
    package static func names(of names: String, in book: Book) -> Set<String>? {
        if let whole = index(of: names, by: LabelFolding.fold, in: book) { return [book.datasets[whole].name] }
        let found = names.split(separator: ",", omittingEmptySubsequences: false).allOrNil { name in
            index(of: LabelFolding.width(String(name)), in: book).map { book.datasets[$0].name }
        }
        return found.map { Set($0) }
    }

    private static func index(of name: String, in book: Book) -> Int? {
        index(of: name, by: LabelFolding.fold, in: book) ?? index(of: name, by: LooseName.fold, in: book)
    }

    private static func index(of name: String, by fold: (String) -> String, in book: Book) -> Int? {
        let folded = fold(name)
        guard !folded.isEmpty else { return nil }
        return book.datasets.firstIndex { $0.name == name }
            ?? book.datasets.firstIndex { ($0.title.all + [$0.name]).map(fold).contains(folded) }
    }
}

/// Messages for names of no dataset.
extension Question {
    private static func unknown(_ name: String, in checked: any AskedBook) -> UsageError {
        let hint = WordHint.of(name, among: checked.datasets.map(\.name), what: "the datasets are")
        if name.isEmpty { return UsageError("name a dataset\(hint)") }
        let start = "unknown dataset \"\(name)\""
        let isCondition = ConditionText(name, isField: { _ in false }) != nil
        if !isCondition {
            if hint.contains("did you mean") { return UsageError(start + hint) }
            let titled = titled(name, in: checked).prefix(5)
            if !titled.isEmpty { return UsageError("\(start); did you mean \(titled.joined(separator: " or "))?") }
        }
        // The first argument may be a condition, or the value of one.
        let asking = checked.datasets.lazy.compactMap { dataset in
            ConditionReader(dataset, in: checked).suggestion(for: name).map { "\(dataset.name) \($0)" }
        }.prefix(3)
        return UsageError(start + (asking.isEmpty ? hint : "; write \(asking.joined(separator: " or "))"))
    }

    /// `"plank" (Sizes of planks)` for a word at the beginning of a word of the title.
    private static func titled(_ name: String, in checked: any AskedBook) -> [String] {
        let folded = LabelFolding.fold(name)
        guard folded.count > 2 else { return [] }
        // Scripts without spaces have no beginnings of words.
        let start = folded.allSatisfy(\.isASCII) ? " " : ""
        let datasets = checked.datasets.filter { dataset in
            dataset.definition.title.all.contains { (start + LabelFolding.fold($0)).contains(start + folded) }
        }
        return datasets.map { "\"\($0.name)\" (\(FindingText.oneLine($0.definition.title["en"])))" }
    }
}
