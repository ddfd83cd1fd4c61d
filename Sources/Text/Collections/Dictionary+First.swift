extension Dictionary {
    /// The pairs by their keys, of equal keys the first pair.
    @inlinable
    package init(first pairs: some Sequence<(Key, Value)>) {
        self.init(pairs, uniquingKeysWith: { first, _ in first })
    }
}
