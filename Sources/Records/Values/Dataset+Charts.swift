package import Books
package import Text

extension Dataset {
    /// Whether a declared chart draws the record at a position.
    package func selection(by chart: ChartDefinition) -> (Int) -> Bool {
        let conditions = chart.words.compactMap { field, words in
            definition.keyIndex(field).map { (field: $0, words: Set(words)) }
        }
        return { position in
            conditions.allSatisfy { $0.words.contains(self.records[position].key[$0.field]) }
        }
    }

    /// A warning for each declared chart whose conditions leave no record.
    ///
    /// - Complexity: linear in the records for each chart without records; others end at the first one.
    package func chartsWithoutRecords() -> [Finding] {
        guard !records.isEmpty else { return [] }
        return definition.charts.filter { !records.indices.contains(where: selection(by: $0)) }.map { chart in
            Finding(
                rule: .noRecords, severity: .warning,
                message: "no record matches \"where\", so the chart \"\(chart.name)\" is not drawn; "
                    + "correct its conditions",
                place: chart.place, dataset: definition.name)
        }
    }
}
