/// An amount of information, counted in 1/1024 bit: integers, so that scores are the same on every machine.
struct Bits: Hashable, Comparable, Sendable {
    var units: Int

    static let zero = Bits(units: 0)
    static let one = Bits(units: 1 << fractionBits)
    private static let fractionBits = 10

    init(units: Int) { self.units = units }

    /// A whole number of bits.
    init(_ bits: Int) { units = bits << Self.fractionBits }

    /// Rounded down.
    var whole: Int { units >> Self.fractionBits }

    /// The logarithm to base 2, by squaring the mantissa (the next binary digit is 1 if the square reaches 2).
    ///
    /// - Parameter number: 1 or more; smaller numbers count as 1.
    static func log2(_ number: Int) -> Bits {
        guard number > 1 else { return .zero }
        let exponent = Int.bitWidth - 1 - number.leadingZeroBitCount
        var mantissa = exponent > 31 ? UInt64(number) >> (exponent - 31) : UInt64(number) << (31 - exponent)
        var units = exponent
        for _ in 0..<fractionBits {
            mantissa = (mantissa * mantissa) >> 31
            units <<= 1
            if mantissa >= 1 << 32 {
                mantissa >>= 1
                units |= 1
            }
        }
        return Bits(units: units)
    }

    /// The cost of naming `count` of `total` things. Linear in the smaller side.
    static func choice(of count: Int, from total: Int) -> Bits {
        let count = min(count, total - count)
        guard count > 0 else { return .zero }
        return (0..<count).reduce(.zero) { sum, index in sum + log2(total - index) - log2(index + 1) }
    }

    static func < (left: Self, right: Self) -> Bool { left.units < right.units }
    static func + (left: Self, right: Self) -> Self { Bits(units: left.units + right.units) }
    static func - (left: Self, right: Self) -> Self { Bits(units: left.units - right.units) }
    static func * (left: Self, count: Int) -> Self { Bits(units: left.units * count) }
    static func += (left: inout Self, right: Self) { left.units += right.units }
}
