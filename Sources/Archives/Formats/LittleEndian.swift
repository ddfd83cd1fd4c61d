/// Numbers of ZIP archives.
extension Collection<UInt8> where Index == Int {
    /// The number in `length` bytes at an offset; 0 beyond the end. A number that no archive can have is less than it is
    /// written, so that sums of a few numbers do not overflow.
    func number(at offset: Int, _ length: Int) -> Int {
        guard offset >= 0, startIndex + offset + length <= endIndex else { return 0 }
        var value: UInt64 = 0
        for index in (0..<length).reversed() {
            value = value << 8 | UInt64(self[startIndex + offset + index])
        }
        return Int(Swift.min(value, 1 << 60))
    }
}
