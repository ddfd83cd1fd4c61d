/// The request of a mark in a page.
package struct TableRequest: Sendable {
    package enum Caption: Sendable, Hashable {
        case none
        /// The dataset's title, the words that all values share, and the unit.
        case automatic
        case text(String)
    }

    /// Where the table is shown. Heads are short labels if it is too wide otherwise.
    enum Room: Sendable {
        case page
        /// - Parameter columns: nil for a terminal that is as wide as needed.
        case terminal(columns: Int?)
    }

    /// Key fields for which the page selects words, by index.
    package var filtered: Set<Int> = []
    /// Key fields, by their index; nil for those of the dataset's own layout.
    package var rows: [Int]?
    /// The key field for the columns, by index.
    package var columns: Int?
    /// The value columns to show, by their index; nil for all.
    package var values: [Int]?
    package var language: String
    /// Whether the page names the language explicitly, which the table then declares.
    package var statesLanguage = false
    package var caption = Caption.none
    /// Whether ids and names replace labels and titles, as in data.
    package var showsIDs = false
    var room = Room.page
    /// Whether values in doubt have a mark with a note below the table.
    package var isFlagging = true

    /// Whether rows keep the order of their records because the user has sorted them; else they are in the order of
    /// their words.
    package var keepsOrder = false
    /// Whether the notes include the reasons for accepted findings.
    package var givesReasons = false

    package init(language: String) {
        self.language = language
    }
}
