import Books
import Records
import Text

/// The common material of all report pages: the publication and its words in one language.
///
/// A class, because the parts of a page copy it, often in loops and on several threads.
final class ReportMaterial {
    let publication: Publication
    let language: String
    /// Whether ids and names replace labels and titles, as in data.
    let showsIDs: Bool
    private let index: ReportIndex

    init(publication: Publication, language: String, showsIDs: Bool = false) {
        (self.publication, self.language, self.showsIDs) = (publication, language, showsIDs)
        index = publication.reportIndex
    }

    var book: Book { publication.book }

    /// The fixed texts of the pages.
    var say: Wording { Wording(language: language) }

    /// The label of a word or truth value in a key; other values unchanged. Plain text.
    func label(_ id: String, of field: FieldDefinition) -> String {
        if field.type == .boolean { return display(Bool(id).map(CellValue.boolean), of: field) }
        return showsIDs ? id : book.vocabulary(of: field)?.label(of: id, language: language) ?? id
    }

    /// The label for a narrow place; the label itself if the word has no shorter one.
    func shortLabel(_ id: String, of field: FieldDefinition) -> String {
        let label = label(id, of: field)
        guard field.type == .word, let vocabulary = book.vocabulary(of: field) else { return label }
        let short = vocabulary.shortLabel(of: id, language: language)
        return short.count < label.count ? short : label
    }

    func title(of field: FieldDefinition) -> String { showsIDs ? field.name : field.title[language] }

    /// A self-explanatory label: a value that is not a word, or that may be empty, is preceded by its field's title.
    /// Empty for an empty value.
    func fullLabel(_ id: String, of field: FieldDefinition) -> String {
        if id.isEmpty { return "" }
        let label = label(id, of: field)
        return Self.isTitled(field) ? "\(title(of: field)) \(label)" : label
    }

    /// Whether the words of a field do not explain themselves.
    static func isTitled(_ field: FieldDefinition) -> Bool { field.vocabulary == nil || field.isOptional }

    /// Some words of a key that explain themselves, without empty ones.
    func words(_ fields: [Int], of key: [String], in definition: DatasetDefinition) -> [String] {
        fields.map { fullLabel(key[$0], of: definition.keys[$0]) }.filter { !$0.isEmpty }
    }

    /// A whole key in words: `Edition 2019 · Oak · lying flat`.
    func name(of key: [String], in definition: DatasetDefinition) -> String {
        zip(definition.keys, key).map { fullLabel($1, of: $0) }.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// A key or a part of one, as in findings.
    func name(of key: [KeyPart], in definition: DatasetDefinition) -> String {
        key.map { part in
            definition.keys.first { $0.name == part.field }.map { fullLabel(part.value, of: $0) } ?? part.value
        }.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// A value for people, with words by their labels. Plain text.
    func display(_ value: CellValue?, of field: FieldDefinition) -> String {
        guard let value else { return "" }
        if case .boolean(let truth) = value, !showsIDs { return truth ? say("yes", ja: "はい") : say("no", ja: "いいえ") }
        if case .text(let text) = value, field.type == .word { return label(text, of: field) }
        if case .qualified(let number, .range, let maximum?) = value, !showsIDs {
            return range(number.description, maximum.description)
        }
        return value.display
    }

    /// A range by its ends. A dash beside a minus sign is ambiguous.
    func range(_ low: String, _ high: String) -> String {
        let isSigned = [low, high].contains { $0.hasPrefix("-") || $0.hasPrefix("−") }
        return isSigned ? say("\(low) to \(high)", ja: "\(low)〜\(high)") : "\(low)–\(high)"
    }

    /// `Articles/a.md:12:5`
    func place(of origin: CellOrigin, in claim: Claim) -> RichText {
        .place(Place(book.articles[claim.article].path, origin.location))
    }

    /// An article's title, with its id if another article has the same title: headings are anchors and must be
    /// unique.
    func sourceTitle(_ article: BookArticle) -> String {
        let title = article.origin.title
        let isUnique = index.titles.value[title] == 1
        return isUnique && !title.isEmpty ? title : "\(title) (\(article.id))"
    }

    func sourceLink(_ article: Int) -> RichText {
        let title = sourceTitle(book.articles[article])
        return .link(RichText(title), .page(.sources, section: title))
    }

    /// A dataset's title with a link to its page.
    func link(to dataset: Dataset) -> RichText {
        .link(RichText(dataset.definition.title[language]), .page(.dataset(dataset.name)))
    }

    /// `[CSV](../data/plank-size.csv), [JSON](../data/plank-size.json)`
    func files(of dataset: String, in folder: String) -> RichText {
        say.list([("CSV", "csv"), ("JSON", "json")].map { RichText.link($0, .file("\(folder)/\(dataset).\($1)")) })
    }

    /// A rule's id with a link to the rules of its dataset, or to the kinds for one that is not declared: the rows of tables have
    /// no anchors.
    func ruleLink(_ id: String) -> RichText {
        let kinds = publication.kind(id: id).map { _ in say.kindsOfRules }
        guard let section = index.rules.value[id]?.dataset[language] ?? kinds else { return RichText(id) }
        return .link(RichText(id), .page(.rules, section: section))
    }

    /// The anchor of a finding on the page of findings, which stays when lines of the article move; nil for a finding that the
    /// publication does not have.
    func anchor(of finding: Finding) -> String? { index.anchors.value[finding] }

    /// What a finding of a rule means to readers; nil for kinds whose message says all.
    func conclusion(ofRule id: String) -> RuleConclusion? {
        publication.kind(id: index.rules.value[id]?.rule.kind ?? id)?.conclusion
    }

    /// Why a declared rule holds; nil for others.
    func reason(ofRule id: String) -> String? { index.rules.value[id]?.rule.reason[language] }

    /// The claim `step` cells after another claim of its table; nil beyond the end.
    ///
    /// - Parameter claim: its position in the dataset.
    func claim(beside claim: Int, step: Int, in dataset: Dataset) -> Int? {
        index.claimOrders.value(dataset.name) { ClaimOrder(dataset) }.claim(beside: claim, step: step)
    }

    /// Of a dataset of the publication.
    func charts(of dataset: Dataset) -> ReportCharts {
        index.charts.value(key(of: dataset)) { ReportCharts(dataset, material: self) }
    }

    /// The page of a dataset of the publication, which is kept.
    func page(of dataset: Dataset) -> Document {
        index.pages.value(key(of: dataset)) { DatasetPage(dataset, material: self).document }
    }

    /// What each version of a dataset changed; computed once.
    ///
    /// - Parameters:
    ///   - axis: that of the dataset.
    ///   - ranks: of the dataset.
    func versionChanges(of dataset: Dataset, along axis: VersionAxis, ranks: FieldRanks) -> [VersionChanges] {
        index.versionChanges.value(ObjectIdentifier(dataset)) {
            (dataset, VersionChanges.all(of: dataset, along: axis, ranks: ranks, in: book))
        }.all
    }

    /// What the versions changed.
    var releases: Releases { index.releases.value(language) { Releases(self) } }

    /// The page of changes, which is kept.
    var changes: Document { index.changes.value(language) { ChangesPage(material: self).document } }

    /// The ``ExplorerScript`` of a dataset of the publication, which is kept.
    func script(of dataset: Dataset) -> [UInt8] {
        index.scripts.value(key(of: dataset)) { ExplorerScript(dataset, material: self).bytes }
    }

    private func key(of dataset: Dataset) -> ReportIndex.DatasetInLanguage {
        .init(dataset: dataset.name, language: language)
    }

    func findings(of dataset: String?) -> [Finding] { index.ofDatasets.value[dataset, default: []] }

    /// The findings on one record.
    func findings(on key: [String], of dataset: String) -> [Finding] {
        index.ofRecords.value[dataset]?[key] ?? []
    }

    func findings(ofRule id: String) -> [Finding] { index.ofRules.value[id, default: []] }

    /// The parts of an article that its recipes leave out.
    func leftOut(ofArticle id: String) -> [LeftOutTables] { index.leftOut.value[id, default: []] }

    /// The claims that were made of an article's tables, by the table's number.
    func claims(ofArticle article: Int) -> [Int: ReportIndex.TableClaims] { index.claims.value[article, default: [:]] }
}

/// A type that writes part of a page.
protocol ReportPart {
    var material: ReportMaterial { get }
}

extension ReportPart {
    /// The fixed texts of the pages.
    var say: Wording { material.say }
}
