import Measures

/// What became of a dataset's values from one version to the next.
struct VersionChanges {
    /// Neighbours along the column field whose values changed, such as `accessibility1 to accessibility5: 22 → 26…51`.
    struct Run {
        /// The words of the fields that are neither version, column nor set apart. Escaped.
        let name: String
        /// Where several classes change alike, all of them. Escaped.
        var classes: [String]
        let text: String
    }

    let from: String
    let to: String
    private(set) var stayed = 0
    private(set) var changed = 0
    private(set) var appeared = 0
    private(set) var went = 0
    private(set) var runs: [Run] = []

    private let dataset: Dataset
    private let labels: ReportLabels
    private let versionField: Int
    private let columnField: Int?
    /// A field with a word that stands for every other one; what is said of it is compared with each of them.
    private let coveringField: Int?
    private let coveringWord: String?

    init(_ dataset: Dataset, from: String, to: String, versionField: Int, labels: ReportLabels) {
        self.dataset = dataset
        self.from = from
        self.to = to
        self.versionField = versionField
        self.labels = labels
        let definition = dataset.definition
        let column = definition.layout.columns.flatMap(definition.keyIndex)
        columnField = column == versionField ? nil : column
        let covering = definition.keys.indices.lazy.compactMap { index in
            labels.book.vocabulary(of: definition.keys[index])?.entries.first(where: \.coversAll).map { (index, $0.id) }
        }.first
        coveringField = covering?.0
        coveringWord = covering?.1
        compare()
    }

    private mutating func compare() {
        var old: [[String]: Record] = [:]
        for record in dataset.records where record.key[versionField] == from { old[key(record)] = record }
        var matched: Set<[String]> = []
        var changes: [(old: Record, new: Record)] = []
        for record in dataset.records where record.key[versionField] == to {
            guard let before = candidates(record).first(where: { old[$0] != nil }), let previous = old[before] else {
                appeared += 1
                continue
            }
            matched.insert(before)
            if previous.values == record.values, previous.unit == record.unit {
                stayed += 1
            } else {
                changed += 1
                changes.append((previous, record))
            }
        }
        went = old.keys.filter { !matched.contains($0) }.count
        runs = Self.merged(runs(of: changes)).map(withoutAllClasses)
    }

    /// A change of every class that both versions know needs no list of them.
    private func withoutAllClasses(_ run: Run) -> Run {
        guard let coveringField else { return run }
        func classes(_ version: String) -> Set<String> {
            Set(dataset.records.filter { $0.key[versionField] == version }.map { $0.key[coveringField] })
        }
        let (old, new) = (classes(from), classes(to))
        let common = coveringWord.map(old.contains) == true ? new : new.intersection(old)
        guard common.count > 1, run.classes.count == common.count else { return run }
        return Run(name: run.name, classes: [], text: run.text)
    }

    /// The key without its version.
    private func key(_ record: Record) -> [String] {
        record.key.enumerated().filter { $0.offset != versionField }.map(\.element)
    }

    /// Under which keys the old version may speak of a record: its own, then the one that covers it.
    private func candidates(_ record: Record) -> [[String]] {
        let own = key(record)
        guard let coveringField, let coveringWord, coveringField != versionField else { return [own] }
        var covering = own
        covering[coveringField > versionField ? coveringField - 1 : coveringField] = coveringWord
        return [own, covering]
    }

    /// Neighbouring changes of one row make a run.
    private func runs(of changes: [(old: Record, new: Record)]) -> [Run] {
        var groups: [(row: [String], changes: [(old: Record, new: Record)])] = []
        for change in changes {
            let row = change.new.key.enumerated().filter { $0.offset != columnField }.map(\.element)
            if columnField != nil, let last = groups.last, last.row == row,
                isNext(change.new, to: last.changes.last?.new)
            {
                groups[groups.count - 1].changes.append(change)
            } else {
                groups.append((row, [change]))
            }
        }
        return groups.map { run(of: $0.changes) }
    }

    private func isNext(_ record: Record, to previous: Record?) -> Bool {
        guard let columnField, let previous,
            let vocabulary = labels.book.vocabulary(of: dataset.definition.keys[columnField]),
            let first = vocabulary.position(of: previous.key[columnField]),
            let second = vocabulary.position(of: record.key[columnField])
        else { return false }
        return second == first + 1
    }

    private func run(of changes: [(old: Record, new: Record)]) -> Run {
        let first = changes[0].new
        let definition = dataset.definition
        let named = definition.keys.indices.filter { $0 != versionField && $0 != columnField && $0 != coveringField }
        let name = labels.words(first.key, fields: named, of: definition)
        let classes = coveringField.map { [labels.words(first.key, fields: [$0], of: definition)] } ?? []
        var text = ""
        if let columnField {
            let last = changes[changes.count - 1].new
            let words = [first, last].map { labels.words($0.key, fields: [columnField], of: definition) }
            text = changes.count == 1 ? words[0] : "\(words[0]) to \(words[1])"
            text += ": "
        }
        return Run(
            name: name, classes: classes, text: text + "\(range(changes.map(\.old))) → \(range(changes.map(\.new)))")
    }

    /// `22`, or `26…51` where the values of a run differ.
    private func range(_ records: [Record]) -> String {
        let texts = records.map { record in
            zip(dataset.definition.values, record.values).filter { !$0.0.isSetByRecipe }
                .map { labels.value($1, of: $0) }.joined(separator: " × ")
        }
        guard let first = texts.first, let last = texts.last else { return "" }
        if texts.allSatisfy({ $0 == first }) { return first }
        // First and last tell a run that rises or falls; any other is told by its least and its greatest.
        let numbers = records.compactMap { $0.values.first.flatMap { $0?.number } }
        let isMonotonic =
            zip(numbers, numbers.dropFirst()).allSatisfy(<=) || zip(numbers, numbers.dropFirst()).allSatisfy(>=)
        guard !isMonotonic, let least = numbers.min(), let greatest = numbers.max() else { return "\(first)…\(last)" }
        return "\(least)…\(greatest)"
    }

    /// Runs that differ in nothing but the class are one.
    private static func merged(_ runs: [Run]) -> [Run] {
        var merged: [Run] = []
        for run in runs {
            if let same = merged.firstIndex(where: { $0.name == run.name && $0.text == run.text }) {
                merged[same].classes += run.classes.filter { !merged[same].classes.contains($0) }
            } else {
                merged.append(run)
            }
        }
        return merged
    }
}
