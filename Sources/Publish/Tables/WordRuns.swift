import Text

/// Words of one order in few words: runs of three and more are shortened.
///
///     0, 1, 2, 4   ->   Light to Heavy, Extreme 2
enum WordRuns {
    /// - Parameters:
    ///   - positions: rising, each once.
    ///   - most: how many words and runs are named before the others are only counted.
    static func text(
        _ positions: [Int], most: Int = .max, say: Wording, label: (Int) -> String
    ) -> String {
        let parts = positions.runs { $0 + 1 == $1 }.map { $0[0]...$0[$0.count - 1] }.flatMap { run in
            run.count > 2 ? [run] : run.map { $0...$0 }
        }
        let named = parts.count > most ? parts.prefix(most / 2) : parts[...]
        let texts = named.map { run -> String in
            let (first, last) = (label(run.lowerBound), label(run.upperBound))
            return run.count == 1 ? first : say("\(first) to \(last)", ja: "\(first)〜\(last)")
        }
        let text = say.list(texts)
        let left = positions.count - named.reduce(0) { $0 + $1.count }
        return left == 0 ? text : text + say(" and \(left) more", ja: "ほか \(left) 件")
    }
}
