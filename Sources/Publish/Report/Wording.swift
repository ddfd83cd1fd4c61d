/// A fixed text of the reports in the reader's language; English for a language that has none of its own.
struct Wording {
    let language: String

    func callAsFunction(_ english: @autoclosure () -> String, ja: @autoclosure () -> String) -> String {
        language == "ja" ? ja() : english()
    }
}
