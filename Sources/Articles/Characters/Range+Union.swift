extension Range<Int> {
    /// From the first to the last of both, with what is between them.
    @inline(__always)
    func union(_ other: Range<Int>) -> Range<Int> {
        Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
}
