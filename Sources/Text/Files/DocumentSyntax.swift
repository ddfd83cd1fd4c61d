/// The syntax of a document, if it is known from outside.
package enum DocumentSyntax: String, CaseIterable, Sendable {
    case markdown, html
}
