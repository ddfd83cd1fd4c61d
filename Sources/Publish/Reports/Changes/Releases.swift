import Records
import Text

/// What each version of a book's datasets changed, the newest version first.
struct Releases: Sendable {
    /// The change of a dataset from one version to the next.
    struct Step: Sendable {
        let dataset: Dataset
        let axis: VersionAxis
        let change: VersionChanges
        /// Of the dataset.
        let ranks: FieldRanks

        /// The values of the new version that the old one has, too.
        var compared: Int { change.stayed + change.changed.count }
    }

    struct Release: Sendable {
        let title: String
        fileprivate(set) var steps: [Step]
    }

    private(set) var all: [Release] = []
    /// Datasets with one version.
    private(set) var single: [Dataset] = []
    /// Datasets without versions.
    private(set) var unversioned: [Dataset] = []

    init(_ material: ReportMaterial) {
        var versioned: [(dataset: Dataset, axis: VersionAxis, ranks: FieldRanks)] = []
        for dataset in material.publication.datasets {
            if let axis = VersionAxis(dataset, in: material.book) {
                versioned.append((dataset, axis, FieldRanks(dataset, in: material.book)))
            } else {
                unversioned.append(dataset)
            }
        }
        let titles = Self.titles(versioned.map { ($0.axis, $0.axis.chains($0.ranks)) }, language: material.language)
        var order = VersionOrder()
        var steps: [String: [Step]] = [:]
        for (dataset, axis, ranks) in versioned {
            let changes = material.versionChanges(of: dataset, along: axis, ranks: ranks)
            if changes.isEmpty { single.append(dataset) }
            func title(_ version: String) -> String { titles[axis.name]?[version] ?? version }
            for chain in axis.chains(ranks) { order.add(chain.map(title)) }
            for change in changes {
                steps[title(change.new), default: []].append(
                    Step(dataset: dataset, axis: axis, change: change, ranks: ranks))
            }
        }
        all = order.newestFirst.compactMap { title in steps[title].map { Release(title: title, steps: $0) } }
    }

    /// By the name of an axis, the titles of its versions: what any dataset calls them. A number alone does not say what it is
    /// a version of.
    private static func titles(
        _ axes: [(axis: VersionAxis, chains: [[String]])], language: String
    ) -> [String: [String: String]] {
        var titles: [String: [String: String]] = [:]
        for (axis, chains) in axes {
            for version in chains.joined() {
                let start = axis.isAbove(version) ? axis.title(language: language) + " " : ""
                let label = start + axis.label(version, language: language)
                let known = titles[axis.name]?[version]
                guard known == nil || label != version else { continue }
                titles[axis.name, default: [:]][version] = label
            }
        }
        for (axis, _) in axes {
            titles[axis.name] = titles[axis.name]?.mapValues { label in
                label.contains(where: \.isLetter) ? label : axis.title(language: language) + " " + label
            }
        }
        return titles
    }
}

/// Merges the version chains of several datasets into one order.
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

    /// The chains one after the other, the one with most versions first.
    var newestFirst: [String] {
        chains.enumerated().sorted { (-$0.element.added, $0.offset) < (-$1.element.added, $1.offset) }
            .flatMap { $0.element.versions.reversed() }
    }
}
