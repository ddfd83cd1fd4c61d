/// Where the share of a population lies, judged by a sample of it: the 95 % interval of Wilson (1927).
package struct ShareInterval: Sendable {
    /// In tenths of a percent, rounded outwards.
    package let low: Int
    package let high: Int

    /// - Parameter total: greater than 0.
    package init(_ part: Int, of total: Int) {
        let (share, count, z) = (Double(part) / Double(total), Double(total), 1.959964)
        let centre = share + z * z / (2 * count)
        let radius = z * ((share * (1 - share) + z * z / (4 * count)) / count).squareRoot()
        let scale = 1000 / (1 + z * z / count)
        low = part == 0 ? 0 : Int(((centre - radius) * scale).rounded(.down))
        high = part == total ? 1000 : min(1000, Int(((centre + radius) * scale).rounded(.up)))
    }
}
