/// What a mark in somebody's page asks for.
package struct TableRequest: Sendable {
    package enum Caption: Sendable, Hashable {
        case none
        /// The dataset's title, what all values of the table share, and the unit.
        case automatic
        case text(String)
    }

    /// Key fields of which the page asks for certain words, by their index.
    package var filtered: Set<Int> = []
    /// Key fields, by their index; nil for those of the dataset's own layout.
    package var rows: [Int]?
    /// The key field whose words make the columns, by its index.
    package var columns: Int?
    /// The value columns to show, by their index; nil for all.
    package var values: [Int]?
    package var language: String
    /// Whether the page asks for the language in so many words: then the table says which it is in.
    package var statesLanguage = false
    package var caption = Caption.none
    /// Whether words and fields are called by their ids and names, as in data.
    package var showsIDs = false
    /// Whether doubtful values wear a mark that leads to a note below the table.
    package var isFlagging = true

    /// Whether rows keep the order of their records, since somebody has sorted them; else they are in the order of their words.
    package var keepsOrder = false
    /// Whether the notes tell why findings are accepted.
    package var givesReasons = false

    package init(language: String) {
        self.language = language
    }
}
