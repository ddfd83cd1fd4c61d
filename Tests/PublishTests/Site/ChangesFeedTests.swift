import Testing

@testable import Publish

@Suite struct ChangesFeedTests {
    @Test(
        arguments: [
            ("2020", "2020-01-01"), ("2020-05", "2020-05-01"), ("2020-05-17", "2020-05-17"), ("17 May 2020", nil),
            ("2020-5", nil),
            ("2020-05-17-1", nil), ("", nil),
        ] as [(String, String?)]) func daysAreWhole(date: String, day: String?)
    {
        #expect(ChangesFeed.day(date) == day)
    }
}
