package import Books
package import Text

/// The keys of rows with their words as small numbers: grouping and sorting compare numbers instead of texts.
package struct KeyColumns: Sendable {
    package struct Column: Sendable {
        /// The words that occur, each once, in the field's order.
        package let words: [String]
        /// The number that each word is; nil for other words.
        fileprivate let numbers: [ExactNumber?]
        /// For each row the position of its word in ``words``.
        package let ranks: [Int32]
    }

    /// One for each key field.
    package let columns: [Column]

    /// - Complexity: linear in the keys' words; the different words are sorted.
    package init(_ keys: [[String]], of definition: DatasetDefinition, in book: Book) {
        columns = definition.keys.enumerated().map { index, field in
            Column(keys, field: index, order: FieldOrder(field, in: book))
        }
    }

    private init(columns: [Column]) { self.columns = columns }

    /// The keys of some rows.
    package func rows(_ positions: [Int]) -> KeyColumns {
        KeyColumns(
            columns: columns.map { column in
                Column(
                    words: column.words, numbers: column.numbers, ranks: positions.map { column.ranks[$0] })
            })
    }

    /// The keys of some rows, without words that only others have.
    package func part(_ rows: [Int]) -> KeyColumns {
        KeyColumns(
            columns: columns.map { column in
                let ranks = rows.map { column.ranks[$0] }
                let used = ranks.ascending
                return Column(
                    words: used.map { column.words[Int($0)] }, numbers: used.map { column.numbers[Int($0)] },
                    ranks: ranks.map { rank in Int32(used.partitionPoint { $0 < rank }) })
            })
    }

    /// The number in a key; nil for another word.
    package func number(_ row: Int, _ field: Int) -> ExactNumber? {
        columns[field].numbers[Int(columns[field].ranks[row])]
    }

    /// Some rows grouped by equal words in some fields, in the order of each group's first row.
    ///
    /// - Complexity: linear in the rows times the fields.
    package func groups(of rows: [Int], by fields: [Int]) -> [[Int]] {
        var partition = Partition(count: rows.count)
        for field in fields {
            let column = columns[field]
            partition.refine(width: column.words.count) { Int(column.ranks[rows[$0]]) }
        }
        return partition.groups(of: rows)
    }

    /// A number for each of some rows, in the order of the words in some fields, the first field first: equal for equal
    /// words.
    package func codes(of rows: [Int], fields: [Int]) -> [Int] {
        RowCodes.of(rows, columns: fields.map { (columns[$0].words.count, columns[$0].ranks) })
    }
}

extension KeyColumns.Column {
    fileprivate init(_ keys: [[String]], field: Int, order: FieldOrder) {
        let numbered = Numbered(keys) { $0[field] }
        let words = numbered.elements.map(order.word)
        let sorted = words.indices.sorted { order.precedes(words[$0], words[$1]) }
        var ranks = [Int32](repeating: 0, count: words.count)
        for (rank, number) in sorted.enumerated() { ranks[number] = Int32(rank) }
        self.init(
            words: sorted.map { words[$0].text }, numbers: sorted.map { words[$0].number },
            ranks: numbered.rows.map { ranks[Int($0)] })
    }
}

extension [Int32] {
    /// The different elements in ascending order.
    package var ascending: [Int32] {
        var sorted: [Int32] = []
        for element in self.sorted() where sorted.last != element { sorted.append(element) }
        return sorted
    }
}
