/// The languages of the program's own texts.
package enum ReportLanguage: String, CaseIterable, Sendable {
    case en, ja
}
