package import Text

/// A step of a recipe or a field's source, not yet compiled.
package struct StepDefinition: Sendable {
    /// The step's name, such as `ditto`.
    package let name: String
    package let namePlace: Place
    package let parameters: BookNode
}

/// A table in plain text without marks of its cells: its header and its columns.
package struct TextBlock: Sendable {
    /// How the cells of a row are separated.
    package enum Form: String, CaseIterable, Sendable {
        /// By white space; if a row has more words than columns, the first cell takes the surplus.
        case spaces
        /// By two spaces or more, or a tab.
        case aligned
        /// Each cell is on a line of its own.
        case lines
    }

    /// The whole line above the first row; width, case and white space are ignored.
    package let header: String
    package let columns: [String]
    package let form: Form
    /// The number of incomplete rows that are read.
    package let shortRows: Int
}

/// Selects tables of an article by their properties, never by their position.
package struct TableSelector: Sendable {
    /// What is selected from.
    package enum Source: Sendable {
        case tables
        case lists
        /// The tables of plain text that can be found without a recipe.
        case aligned
        /// The blocks of plain text under a line that the recipe gives.
        case text(TextBlock)

        /// For messages.
        package var noun: String {
            switch self {
            case .tables, .text: "table"
            case .lists: "list"
            case .aligned: "text table"
            }
        }
    }

    /// A text that a heading above the table must contain.
    package let heading: String?
    /// Header cells that the table must have, in this order, possibly with others between them.
    package let header: [String]
    package let caption: String?
    package let source: Source
    /// The position among equals, from 1.
    package let number: Int?
    /// How many tables must match.
    package let count: Int
    package let place: Place

    package init(
        heading: String?, header: [String], caption: String?, source: Source = .tables, number: Int?, count: Int,
        place: Place
    ) {
        self.heading = heading
        self.header = header
        self.caption = caption
        self.source = source
        self.number = number
        self.count = count
        self.place = place
    }
}

/// The source of a dataset's field.
package struct FieldSource: Sendable {
    package let field: String
    package let node: BookNode
}

/// The part of a table that feeds one dataset.
package struct Feed: Sendable {
    package let dataset: String
    package let steps: [StepDefinition]
    package let fields: [FieldSource]
    package let place: Place
}

/// How one table, or several of one form, become claims.
package struct TableRecipe: Sendable {
    package let selector: TableSelector
    /// Steps that every feed shares.
    package let steps: [StepDefinition]
    package let feeds: [Feed]
    package let place: Place
}

/// The recipes of one article.
package struct Recipe: Sendable {
    /// The article's id.
    package let article: String
    package let tables: [TableRecipe]
    /// The parts of the article that the recipe leaves out.
    package let leftOut: [LeftOutTables]
    package let place: Place
}
