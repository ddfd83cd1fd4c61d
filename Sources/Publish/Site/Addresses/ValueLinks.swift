import Records
import Text

/// The addresses of the values of one dataset, from one page of a site. What they have in common is made once.
struct ValueLinks {
    private let links: SiteLinks
    private let dataset: String
    private let index: SiteIndex
    /// What every address begins with; nil if the values are on several pages.
    private let start: SiteAddress?

    init(_ links: SiteLinks, to dataset: String) {
        (self.links, self.dataset) = (links, dataset)
        index = links.tree.index.value
        start = links.tree.depth(of: dataset) == 0 ? links.start(ofAnchorsOn: links.tree.path(.dataset(dataset))) : nil
    }

    /// Where the details of a value are.
    func address(of record: Record) -> SiteAddress { address(of: record, index.facts(of: record)) }

    func address(of record: Record, _ facts: SiteIndex.Facts) -> SiteAddress {
        start?.followed(by: facts.anchor)
            ?? links.location(links.tree.path(of: record.key, in: dataset), anchor: facts.anchor)
    }

    func facts(of record: Record) -> SiteIndex.Facts { index.facts(of: record) }
}
