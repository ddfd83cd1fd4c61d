import Numbers
import Text

/// Numbers that may be times of day or dates.
extension ColumnCells {
    /// Why numbers are rather times or dates below their header; nil for others.
    ///
    /// - Parameter namesDates: whether the header says that they may be dates: `20.10` below `Datum`.
    func timeDoubt(namesDates: Bool) -> String? {
        guard let text = written.first else { return nil }
        if units == ["pm"], !isBelowUnit, written.allSatisfy(Self.isAfternoon) {
            return "text, because “\(text)” may be a time of day; for a length, write \"type: number, unit: pm\""
        }
        guard namesDates, units == [nil], written.allSatisfy(Self.isDate) else { return nil }
        return "text, because “\(text)” may be a date; for a number, write \"type: number\""
    }

    /// `12.30`, `8.05` and `9.30–17.00` may be times of day below a header that names them, or if all are multiples of
    /// five minutes.
    ///
    /// - Parameter namesTimes: whether the header does.
    func timeRemark(namesTimes: Bool) -> String? {
        guard let text = written.first, units == [nil], let minutes = minutes(namesTimes: namesTimes) else {
            return nil
        }
        let kind = minutes.count > written.count ? "a range; if it is two times" : "a number; if it is a time"
        return "“\(text)” is read as \(kind) of day, write \"type: text\""
    }

    /// The minutes of times and of both ends of ranges of times, if the cells may be such.
    func minutes(namesTimes: Bool) -> [Int]? {
        let minutes = written.flatMap { text in
            text.split(omittingEmptySubsequences: false) { "–-‑—".contains($0) }.map(Self.minute)
        }
        let found = minutes.compactMap(\.self)
        guard minutes.count > 1, found.count == minutes.count, found.count <= 2 * written.count else { return nil }
        let isTimetable = Set(found).count >= Self.fewestMinutes && found.allSatisfy { $0.isMultiple(of: 5) }
        return namesTimes || isTimetable ? found : nil
    }

    /// Different minutes of a timetable.
    private static let fewestMinutes = 4

    /// The minute of a text that may be a time: 5 of `8.05`.
    private static func minute(of text: Substring) -> Int? {
        guard let (hour, minute) = numbers(in: text.trimming(while: \.isBlank)), hour < 25, minute < 60 else {
            return nil
        }
        return minute
    }

    /// `5 pm`, `11.15 pm`.
    private static func isAfternoon(_ text: String) -> Bool {
        let time = text.split(separator: " ").first ?? ""
        guard let hour = number(time) ?? minute(of: time).flatMap({ _ in numbers(in: time)?.first }) else {
            return false
        }
        return (1...12).contains(hour)
    }

    /// `20.10`: a day and a month.
    private static func isDate(_ text: String) -> Bool {
        guard let (day, month) = numbers(in: text[...]) else { return false }
        return (1...31).contains(day) && (1...12).contains(month)
    }

    /// The one or two digits before a point or comma, and the two behind it.
    private static func numbers(in text: Substring) -> (first: Int, second: Int)? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard parts.count == 2, parts[1].utf8.count == 2, (1...2).contains(parts[0].utf8.count),
            let first = number(parts[0]), let second = number(parts[1])
        else { return nil }
        return (first, second)
    }
}
