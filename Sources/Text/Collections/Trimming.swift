extension BidirectionalCollection where SubSequence == Self {
    /// Without the elements at both ends that meet a condition.
    @inlinable
    package func trimming(while isOuter: (Element) -> Bool) -> Self {
        drop(while: isOuter).trimmingEnd(while: isOuter)
    }

    @inlinable
    package func trimmingEnd(while isOuter: (Element) -> Bool) -> Self {
        prefix(upTo: lastIndex { !isOuter($0) }.map { index(after: $0) } ?? startIndex)
    }
}
