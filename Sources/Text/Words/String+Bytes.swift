extension String {
    /// Whether all bytes of the text in UTF-8 fulfil a condition.
    ///
    /// Several times faster than `utf8.allSatisfy`, which fetches byte by byte.
    @inlinable
    package func hasOnlyBytes(_ isAllowed: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isAllowed) } ?? utf8.allSatisfy(isAllowed)
    }
}
