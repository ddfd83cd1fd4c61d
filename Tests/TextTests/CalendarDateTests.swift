import Testing
import Text

struct CalendarDateTests {
    @Test(arguments: ["2026-01-31", "2024-02-29", "2000-02-29", "0001-12-31"])
    func daysOfTheCalendar(text: String) {
        #expect(CalendarDate(text)?.description == text)
    }

    @Test(
        arguments: [
            "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-01", "26-01-01", "", "today",
            "2026-01-01 ", "２０２６-01-01", "2026/01/01",
        ])
    func everythingElse(text: String) {
        #expect(CalendarDate(text) == nil)
    }

    @Test func laterDaysAreGreater() throws {
        let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map { try #require(CalendarDate($0)) }
        #expect(days == days.sorted() && days[0] < days[3])
    }
}
