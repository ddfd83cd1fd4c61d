extension Array {
    /// Removes all elements and keeps the memory. `removeAll(keepingCapacity:)` takes its time for an empty array, too.
    mutating func clear() {
        if !isEmpty { removeAll(keepingCapacity: true) }
    }
}
