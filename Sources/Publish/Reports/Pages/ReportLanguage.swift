/// The languages in which the program's own texts are there.
package enum ReportLanguage: String, CaseIterable, Sendable {
    case en, ja
}
