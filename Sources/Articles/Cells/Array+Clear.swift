extension Array {
    /// Removes all elements and keeps the memory. `removeAll(keepingCapacity:)` is slow even if the array is empty.
    mutating func clear() {
        if !isEmpty { removeAll(keepingCapacity: true) }
    }
}
