import Measures

/// The anchors that code-hosting sites make of headings: lower case, spaces as hyphens, punctuation dropped.
enum Anchor {
    static func heading(_ heading: String) -> String {
        var anchor = ""
        for scalar in heading.lowercased().unicodeScalars {
            if scalar == " " || scalar == "-" {
                anchor += "-"
            } else if scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                anchor.unicodeScalars.append(scalar)
            }
        }
        return anchor
    }

    static func article(_ article: BookArticle) -> String { heading("Article \(article.id)") }
}
