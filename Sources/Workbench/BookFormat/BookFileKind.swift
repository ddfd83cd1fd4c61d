import Books
import Recipes
import Rules

/// A kind of file that a book is made of.
package enum BookFileKind: String, CaseIterable, Sendable {
    case book, vocabulary, dataset, recipe, corrections
    case acceptedFindings = "accepted-findings"

    /// Where files of the kind are in the book's folder.
    package var path: String {
        switch self {
        case .book: "book.yaml"
        case .vocabulary: "Vocabulary/<name>.yaml"
        case .dataset: "Datasets/<name>.yaml"
        case .recipe: "Recipes/<name>.yaml"
        case .corrections: "Corrections.yaml"
        case .acceptedFindings: "AcceptedFindings.yaml"
        }
    }

    /// What such a file says, in one sentence.
    package var meaning: String {
        switch self {
        case .book: "The title, the articles in the order of trust, and the datasets in reading order."
        case .vocabulary: "The words that a field may hold, with every name under which each is known."
        case .dataset: "The columns of a dataset, how it is shown, and the rules that it obeys."
        case .recipe: "Which table of an article feeds which dataset, and how."
        case .corrections:
            """
            Known errors of the sources. What was read stays beside the right value; once the source no longer says what \
            is expected here, that is an error.
            """
        case .acceptedFindings:
            """
            Findings that the book keeps. When a value changes for which one was accepted, or nothing is found any more, \
            that is an error.
            """
        }
    }

    var shape: MapShape {
        switch self {
        case .book: BookKeys.form.shape
        case .vocabulary: VocabularyKeys.form.shape
        case .dataset: DatasetKeys.form.shape
        case .recipe: RecipeKeys.form.shape
        case .corrections: CorrectionsKeys.form.shape
        case .acceptedFindings: AcceptedFindingsKeys.form.shape
        }
    }
}

extension Shape {
    /// The shape that a stage behind the declarations of the book declares under a name.
    static func declared(_ name: String) -> Shape? {
        ["step": RecipeSteps.shape, "fieldSource": RecipeSteps.sourceShape][name]
    }

    /// The maps that the shape contains at any depth, each once, outermost first.
    var maps: [MapShape] {
        switch self {
        case .scalar, .choice, .localized: []
        case .list(let list): list.item.maps
        case .entries(of: let shape, least: _): shape.maps
        case .either(let shapes): shapes.flatMap(\.maps)
        case .named(let name): Shape.declared(name)?.maps ?? []
        case .map(let shape): [shape] + shape.keys.flatMap(\.shape.maps)
        }
    }
}
