/// A column that the values of every dataset have after the dataset's own columns, in this order.
package enum CommonColumn: String, CaseIterable, Sendable {
    /// Only in datasets whose values have a unit. Claims also have it, and `status` and `assumed`.
    case unit
    case status, articles, assumed
    case flagged, findings, implied
    /// Only in a book whose articles say how they depend on each other.
    case witnesses, readers

    /// The columns of the doubt about a value.
    package static let ofDoubt: [CommonColumn] = [.flagged, .findings, .implied]

    /// The columns that every dataset of a book has, and the unit that some have.
    package static func columns(in book: Book) -> [CommonColumn] {
        book.relations.isEmpty ? allCases.filter { !$0.isCount } : allCases
    }

    /// Whether the cells are numbers from 0.
    package var isCount: Bool { self == .witnesses || self == .readers }

    /// The heading in tables for reading.
    package var title: LocalizedText {
        switch self {
        case .unit: text(rawValue, ja: "単位")
        case .status: text(rawValue, ja: "状態")
        case .articles: text(rawValue, ja: "記事")
        case .assumed: text(rawValue, ja: "仮定")
        case .flagged: text(rawValue, ja: "疑問")
        case .findings: text(rawValue, ja: "指摘")
        case .implied: text(rawValue, ja: "規則が示す値")
        case .witnesses: text(rawValue, ja: "独立した出典の数")
        case .readers: text(rawValue, ja: "転記した記事の数")
        }
    }

    /// Whether no cell is empty.
    package var isRequired: Bool {
        switch self {
        case .unit, .status, .articles, .witnesses, .readers: true
        case .assumed, .flagged, .findings, .implied: false
        }
    }

    /// The meaning of a cell in a data file, for programs.
    package var description: String {
        switch self {
        case .unit: "The unit of the row's numbers."
        case .status: "The origin of the value."
        case .articles: "The ids of the articles that give the value."
        case .assumed: "The fields that the source leaves open and the book assumes."
        case .flagged:
            "Whether rules doubt the value: open if an error or warning is not accepted, accepted if all are."
        case .findings: "The rules that doubt the value, open ones first."
        case .implied: "The value that the rules imply, if they agree."
        case .witnesses: "How many articles that are independent of each other give the value."
        case .readers: "How many further articles give it that copy one of these."
        }
    }

    /// The name and its meaning for readers, in Markdown.
    package var explanation: LocalizedText {
        switch self {
        case .unit: text("`unit`, if the values have one", ja: "`unit`：単位（ある場合）")
        case .status:
            text(
                """
                `status`: `read` (from an article), `corrected` (the book changed it, and says why), `derived` (a rule \
                computed it), `contested` (articles differ; the first article's value is published), `not-available` \
                (the source states that the value is missing)
                """,
                ja: """
                    `status`：`read`（記事のまま）、`corrected`（本書が理由を付けて訂正）、`derived`（規則から計算）、`contested`\
                    （記事の間で異なり、最も信頼する記事の値を載せる）、`not-available`（出典が「なし」とする）
                    """)
        case .articles: text("`articles`: the ids of the articles with the value", ja: "`articles`：その値を述べる記事の id")
        case .assumed:
            text(
                "`assumed`: the fields that the source leaves open and the book assumes",
                ja: "`assumed`：出典に記載がなく本書が仮定した項目")
        case .flagged:
            text(
                """
                `flagged`: `open` if an unaccepted error or warning questions the value, `accepted` if all findings that \
                question it are accepted, else empty
                """,
                ja: "`flagged`：未承認の誤りか警告が値を疑うとき `open`、すべて承認済みのとき `accepted`、それ以外は空")
        case .findings:
            text(
                "`findings`: the ids of the rules that question it, open ones first",
                ja: "`findings`：値を疑う規則の id（未承認が先）")
        case .implied:
            text(
                "`implied`: the value that the rules imply, if they agree: `342`, or `height=480 width=320` for several columns",
                ja: "`implied`：規則が一致して示す値。`342`、列が複数あれば `height=480 width=320`")
        case .witnesses:
            text(
                "`witnesses`: how many articles that are independent of each other give the value",
                ja: "`witnesses`：その値を述べる、互いに独立した記事の数")
        case .readers:
            text(
                "`readers`: how many further articles give it that copy one of these",
                ja: "`readers`：それらの記事から値を転記した記事の数")
        }
    }

    private func text(_ english: String, ja japanese: String) -> LocalizedText {
        LocalizedText([("en", english), ("ja", japanese)])
    }
}

/// A column that follows the column of a qualified number.
package enum QualifierColumn: String, CaseIterable, Sendable {
    case qualifier, maximum

    /// The name in data files.
    ///
    /// - Parameters:
    ///   - field: the name of the qualified number.
    ///   - isOnly: whether the dataset has no other one.
    package func name(of field: String, isOnly: Bool) -> String { isOnly ? rawValue : "\(field)_\(rawValue)" }
}

extension DatasetDefinition {
    /// The name of a column that follows a qualified number.
    package func name(of column: QualifierColumn, of field: FieldDefinition) -> String {
        column.name(of: field.name, isOnly: values.count(where: \.isQualified) == 1)
    }
}

/// A column that only the claims of datasets have.
package enum ClaimColumn: String, CaseIterable, Sendable {
    /// Only of datasets with several columns that are read.
    case field
    case article, line, column, raw

    /// Whether no cell is empty.
    package var isRequired: Bool {
        switch self {
        case .article, .line, .column: true
        case .field, .raw: false
        }
    }

    /// Whether the cells are numbers from 1.
    package var isPosition: Bool { self == .line || self == .column }

    /// The meaning of a cell in a data file, for programs.
    package var description: String {
        switch self {
        case .field: "The value column that the place belongs to."
        case .article: "The article's file, in the book."
        case .line: "The line, from 1."
        case .column: "The column in code points, from 1."
        case .raw: "The characters at that place."
        }
    }
}
