/// A colour of the screen.
struct Colour: Equatable {
    private let red: Double
    private let green: Double
    private let blue: Double

    init(_ code: Int) {
        (red, green, blue) = (Double(code >> 16 & 255), Double(code >> 8 & 255), Double(code & 255))
    }

    private init(_ red: Double, _ green: Double, _ blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    func mixed(_ other: Colour, _ share: Double) -> Colour {
        func mix(_ a: Double, _ b: Double) -> Double { (a + (b - a) * share).rounded() }
        return Colour(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }

    var text: String {
        let code = Int(red) << 16 | Int(green) << 8 | Int(blue)
        let digits = String(code, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Black or white, whichever has the greater contrast.
    var ink: String { contrast(with: Colour(0)) > contrast(with: Colour(0xFFFFFF)) ? "#000000" : "#FFFFFF" }

    /// The contrast ratio of WCAG 2: 1 to 21.
    func contrast(with other: Colour) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The relative luminance of WCAG 2: 0 to 1.
    private var luminance: Double {
        func linear(_ part: Double) -> Double {
            let part = part / 255
            return part <= 0.04045 ? part / 12.92 : Self.power((part + 0.055) / 1.055)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// x to the power of 2.4, equal on all systems. The fifth root is found by Newton's method, from above.
    private static func power(_ x: Double) -> Double {
        var root = 1.0
        for _ in 0..<40 { root -= (root - x * x / (root * root * root * root)) / 5 }
        return x * x * root
    }
}
