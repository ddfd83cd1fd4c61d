extension Sequence {
    /// The elements with equal keys together, the groups in the order of their first elements.
    @inlinable
    package func groups<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, members: [Element])] {
        var numbers: [Key: Int] = [:]
        var groups: [(key: Key, members: [Element])] = []
        for element in self {
            let key = key(element)
            if let number = numbers[key] {
                groups[number].members.append(element)
            } else {
                numbers[key] = groups.count
                groups.append((key, [element]))
            }
        }
        return groups
    }

    /// Runs of neighbours; a run goes on while its last element and the next one meet the condition.
    @inlinable
    package func runs(while isContinued: (_ last: Element, _ next: Element) -> Bool) -> [[Element]] {
        reduce(into: []) { runs, next in
            if let last = runs.last?.last, isContinued(last, next) {
                runs[runs.count - 1].append(next)
            } else {
                runs.append([next])
            }
        }
    }

    /// The transformed elements; nil if one is nil. Transforms every element, so that each can be reported.
    @inlinable
    package func allOrNil<T>(_ transform: (Element) -> T?) -> [T]? {
        let all = map(transform)
        let values = all.compactMap { $0 }
        return values.count == all.count ? values : nil
    }

    /// The first element of each key, in their order.
    @inlinable
    package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var known: Set<Key> = []
        return filter { known.insert(key($0)).inserted }
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, in the order of their first places.
    @inlinable
    package func uniqued() -> [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
