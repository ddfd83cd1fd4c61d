/// What an element's style says about the text in it: properties that elements in it inherit, and can set again.
struct TextHiding: OptionSet, Sendable {
    let rawValue: UInt8

    /// Invisible whatever the elements in it say.
    static let always = Self(rawValue: 1)
    static let byVisibility = Self(rawValue: 2)
    static let bySize = Self(rawValue: 4)
    static let byIndent = Self(rawValue: 8)
    /// Removed with its element.
    static let takenOut = Self(rawValue: 16)
    /// The same properties, with values that show the text.
    private static let shownShift: UInt8 = 4

    var hidden: Self { Self(rawValue: rawValue & 0xF) }
    var shown: Self { Self(rawValue: rawValue >> Self.shownShift & 0xE) }
    var isHidden: Bool { contains(.takenOut) || !hidden.isEmpty }

    mutating func record(_ property: Self, hides: Bool, shows: Bool) {
        subtract([property, property.asShown])
        if hides { insert(property) }
        if shows { insert(property.asShown) }
    }

    /// What hides the text of an element.
    ///
    /// - Parameter outer: what hides the text of the element around it.
    func hidden(in outer: Self) -> Self { outer.subtracting(shown).union(hidden) }

    private var asShown: Self { Self(rawValue: rawValue << Self.shownShift) }
}
