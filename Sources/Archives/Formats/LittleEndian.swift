/// Numbers of ZIP archives.
extension Collection<UInt8> where Index == Int {
    /// The number in `length` bytes at an offset; 0 beyond the end.
    func number(at offset: Int, _ length: Int) -> Int {
        guard offset >= 0, startIndex + offset + length <= endIndex else { return 0 }
        var value: UInt64 = 0
        for index in (0..<length).reversed() {
            value = value << 8 | UInt64(self[startIndex + offset + index])
        }
        return Int(clamping: value)
    }
}
