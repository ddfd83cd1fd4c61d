extension RandomAccessCollection where Index == Int {
    /// The index of the first element that does not satisfy a condition, if all elements before it satisfy it and none
    /// after it does; the end if all do. Logarithmic.
    @inlinable
    package func partitionPoint(where isBefore: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
