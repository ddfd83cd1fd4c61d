import Books
package import Records
package import Text

/// A fixed text of the reports in the reader's language; English if there is no translation.
package struct Wording: Sendable {
    package let language: String

    package init(language: String) {
        self.language = language
    }

    var textLanguage: String { (ReportLanguage(rawValue: language) ?? .en).rawValue }

    package func callAsFunction(_ english: @autoclosure () -> String, ja: @autoclosure () -> String) -> String {
        language == "ja" ? ja() : english()
    }

    /// The same for a text with links and marks.
    func callAsFunction(_ english: @autoclosure () -> RichText, ja: @autoclosure () -> RichText) -> RichText {
        language == "ja" ? ja() : english()
    }

    /// Between a name and what is said of it.
    func colon() -> String { self(": ", ja: "：") }
    func colon() -> RichText { self(": ", ja: "：") }

    /// Texts one after the other: `oak, pine`.
    package func list(_ texts: some Sequence<String>) -> String {
        texts.joined(separator: self(", ", ja: "、"))
    }

    func list(_ texts: some Sequence<RichText>) -> RichText { texts.joined(separator: self(", ", ja: "、")) }

    /// The heading that a value's mark links to.
    package func note(_ number: Int) -> String { self("Note \(number)", ja: "注 \(number)") }
    package func chart(_ title: String) -> String { self("Chart: \(title)", ja: "図：\(title)") }

    package func claims(_ count: Int) -> String { self(Plural.of(count, "claim"), ja: "記述 \(count) 件") }
    package func values(_ count: Int) -> String { self(Plural.of(count, "value"), ja: "値 \(count) 件") }
    /// The records of a dataset: values where each has one.
    func records(_ count: Int, of definition: DatasetDefinition) -> String {
        definition.readValues.count > 1 ? self(Plural.of(count, "record"), ja: "レコード \(count) 件") : values(count)
    }

    package func findings(_ count: Int) -> String { self(Plural.of(count, "finding"), ja: "指摘 \(count) 件") }

    package func status(_ status: ValueStatus, count: Int) -> String {
        self("\(count) \(self.status(status))", ja: "\(self.status(status)) \(count) 件")
    }

    package func status(_ status: ValueStatus) -> String { status.title[language] }

    /// What is said of a contested value, before the values that articles give.
    func contest(among articles: Int) -> String {
        articles == 1
            ? self("the source contradicts itself", ja: "出典の記述が食い違う") : self("the sources differ", ja: "出典が一致しない")
    }

    package func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: self("error", ja: "誤り")
        case .warning: self("warning", ja: "警告")
        case .note: self("note", ja: "注記")
        }
    }
}
