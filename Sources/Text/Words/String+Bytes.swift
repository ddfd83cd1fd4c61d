extension String {
    /// Whether all bytes of the text in UTF-8 fulfil a condition.
    ///
    /// Several times faster than the same question to the view, which hands out its bytes one by one.
    @inlinable
    package func hasOnlyBytes(_ isAllowed: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isAllowed) } ?? utf8.allSatisfy(isAllowed)
    }
}
