/// The letters and digits of ASCII; false for all bytes of other characters in UTF-8.
extension UInt8 {
    @inlinable package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

    @inlinable package var isASCIILetter: Bool { (self | 0x20).isASCIILowercase }

    @inlinable package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }

    @inlinable package var isASCIILowercase: Bool { (0x61...0x7A).contains(self) }

    @inlinable package var isASCIIUppercase: Bool { (0x41...0x5A).contains(self) }
}

extension StringProtocol {
    /// Whether a raised number behind the text makes a power of ten of it: `10`, but neither `110` nor `1.10`.
    package var endsWithTen: Bool {
        hasSuffix("10") && dropLast(2).last.map { !$0.isNumber && $0 != "." && $0 != "," } ?? true
    }
}
