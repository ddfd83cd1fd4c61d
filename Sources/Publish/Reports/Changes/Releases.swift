import Books
import Records
import Text

/// What each version of a book's datasets changed, the newest version first.
struct Releases {
    /// The change of a dataset from one version to the next.
    struct Step {
        let dataset: Dataset
        let axis: VersionAxis
        let change: VersionChanges
        /// Puts the changes of the dataset into words; one for all of its steps.
        let summary: ChangeSummary

        /// The values of the new version that the old one has, too.
        var compared: Int { change.stayed + change.changed.count }
    }

    struct Release {
        let title: String
        fileprivate(set) var steps: [Step]
    }

    private(set) var all: [Release] = []
    /// Datasets of which there is one version only.
    private(set) var single: [Dataset] = []
    /// Datasets without versions.
    private(set) var unversioned: [Dataset] = []

    init(_ material: ReportMaterial) {
        var order = VersionOrder()
        var steps: [String: [Step]] = [:]
        for dataset in material.publication.datasets {
            guard let axis = VersionAxis(dataset, in: material.book) else {
                unversioned.append(dataset)
                continue
            }
            let ranks = FieldRanks(dataset, in: material.book)
            let changes = VersionChanges.all(of: dataset, along: axis, ranks: ranks, in: material.book)
            if changes.isEmpty { single.append(dataset) }
            for chain in axis.chains(ranks) {
                order.add(chain.map { Self.title(of: $0, axis, language: material.language) })
            }
            let summary = ChangeSummary(dataset, along: axis, material: material, ranks: ranks)
            for change in changes {
                let title = Self.title(of: change.new, axis, language: material.language)
                steps[title, default: []].append(Step(dataset: dataset, axis: axis, change: change, summary: summary))
            }
        }
        all = order.newestFirst.compactMap { title in steps[title].map { Release(title: title, steps: $0) } }
    }

    /// A number alone does not say what it is a version of.
    private static func title(of version: String, _ axis: VersionAxis, language: String) -> String {
        let label = axis.label(version, language: language)
        return label.contains(where: \.isLetter) ? label : axis.title(language: language) + " " + label
    }
}

/// One order of the versions of several datasets: that of their chains, which share versions or not.
struct VersionOrder {
    /// Chains without common versions, each with the number of versions that were added to it.
    private var chains: [(versions: [String], added: Int)] = []

    /// - Parameter chain: versions, the oldest first.
    mutating func add(_ chain: [String]) {
        guard !chain.isEmpty else { return }
        let known = chains.indices.filter { index in chain.contains(where: chains[index].versions.contains) }
        guard let first = known.first else {
            chains.append((chain.uniqued(), chain.count))
            return
        }
        // A chain that has versions of two others makes them one.
        for index in known.dropFirst().reversed() {
            let other = chains.remove(at: index)
            chains[first] = (chains[first].versions + other.versions, chains[first].added + other.added)
        }
        var place = 0
        for version in chain {
            if let known = chains[first].versions.firstIndex(of: version) {
                place = known + 1
            } else {
                chains[first].versions.insert(version, at: place)
                place += 1
            }
        }
        chains[first].added += chain.count
    }

    /// The chains one after the other, first the one that most is known of.
    var newestFirst: [String] {
        chains.enumerated().sorted { (-$0.element.added, $0.offset) < (-$1.element.added, $1.offset) }
            .flatMap { $0.element.versions.reversed() }
    }
}
