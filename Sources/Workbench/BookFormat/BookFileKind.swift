import Books
import Recipes
import Rules
import Text

/// A kind of file that a book is made of.
enum BookFileKind: String, CaseIterable, Sendable {
    case book, vocabulary, dataset, recipe, corrections
    case acceptedFindings = "accepted-findings"
    case audit

    /// Where files of the kind are in the book's folder.
    var path: String {
        switch self {
        case .book: BookLoader.bookFile
        case .vocabulary: "Vocabulary/<name>.yaml"
        case .dataset: "Datasets/<name>.yaml"
        case .recipe: "Recipes/<name>.yaml"
        case .corrections: BookLoader.correctionsFile
        case .acceptedFindings: BookLoader.acceptedFindingsFile
        case .audit: AuditResult.path
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
        case .audit: AuditKeys.form.shape
        }
    }

    /// What such a file contains.
    var meaning: String { shape.meaning ?? "" }

    /// Every map of such a file, each once, outermost first.
    var maps: [MapShape] { Shape.map(shape).maps.uniqued(by: \.name) }
}

extension Shape {
    /// The shape that a stage after `Books` declares under a name.
    static func declared(_ name: String) -> Shape? {
        ["step": RecipeSteps.shape, "fieldSource": RecipeSteps.sourceShape][name]
    }

    /// The kinds of a map, by the key that tells them apart and its text.
    static func variants(of map: String) -> [(key: String, text: String, map: MapShape)] {
        map == RuleKeys.form.shape.name ? RuleBook.keys.map { ("kind", $0.kind, $0.map) } : []
    }

    /// The maps that the shape contains at any depth, outermost first.
    fileprivate var maps: [MapShape] {
        switch self {
        case .scalar, .choice, .localized: []
        case .list(let list): list.item.maps
        case .entries(of: let shape, least: _): shape.maps
        case .either(let shapes): shapes.flatMap(\.maps)
        case .named(let name): Shape.declared(name)?.maps ?? []
        case .map(let shape):
            [shape] + (shape.own.map(\.shape) + Shape.variants(of: shape.name).map { .map($0.map) }).flatMap(\.maps)
        }
    }

    /// The shape in a few words.
    var words: String {
        switch self {
        case .scalar(let scalar): scalar.words
        case .choice(let words): words.joined(separator: ", ")
        case .localized: "text in languages"
        case .list(let list): "list: \(list.item.words)"
        case .entries(of: let value, least: _): "map: each key with \(value.words)"
        case .map(let map): map.subject
        case .either(let shapes): shapes.map(\.words).joined(separator: " or ")
        case .named(let name): Shape.declared(name)?.words ?? name
        }
    }
}

extension MapShape {
    /// The subject as a title: `An article`.
    var title: String { subject.capitalizedFirst }
}

extension KeyDeclaration {
    /// How the value is written, and whether it may be missing: `text; required`.
    var value: String {
        let note = isRequired ? "; required" : standard.map { $0 == "false" ? "" : "; \($0) if it is missing" }
        return shape.words + (note ?? "")
    }
}
