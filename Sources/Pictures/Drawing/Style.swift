/// The colours and lines of all charts, for light and dark pages.
enum Style {
    /// The size of labels in pixels.
    static let size = 12.0
    static let lineHeight = 15.0
    /// The lines of a label; of a longer one, the beginning is seen.
    static let mostLines = 4
    static let titleSize = 17.0
    static let subtitleSize = 13.0

    private struct Rule {
        let selector: String
        let light: String
        let dark: String

        init(_ selector: String, _ light: String, _ dark: String) {
            (self.selector, self.light, self.dark) = (selector, light, dark)
        }
    }

    /// Six colours that readers with any colour vision tell apart, each with a contrast of 3 or more to the page.
    private static let series = [
        ("#1143D7", "#5E7EF4"), ("#BD8900", "#DD6631"), ("#2AA57B", "#56F49A"), ("#791184", "#BA77B3"),
        ("#9A351E", "#FFE74A"), ("#474048", "#D3FBFE"),
    ]
    /// The number of series with a colour of their own.
    static let distinct = series.count
    /// The ends of the colours of ordered series, from the first to the last.
    private static let ordered = (
        light: (Colour(0x5E86E8), Colour(0x081F66)), dark: (Colour(0x4F6FD0), Colour(0xD5DFFF))
    )
    /// The colours of the cells of a table.
    enum Cells {
        /// One hue, from the least to the greatest value.
        case amounts
        /// Two hues, around the colour of the page for zero.
        case differences

        private typealias Ends = (least: Colour, middle: Colour, greatest: Colour)
        private static let page = (light: Colour(0xFFFFFF), dark: Colour(0x14171A))
        private static let strong = (light: Colour(0x1B3FA6), dark: Colour(0x9DB7FF))

        private var ends: (light: Ends, dark: Ends) {
            switch self {
            case .amounts:
                let (light, dark) = (Colour(0xEEF3FE), Colour(0x1C2540))
                return (
                    (light, light.mixed(Self.strong.light, 0.5), Self.strong.light),
                    (dark, dark.mixed(Self.strong.dark, 0.5), Self.strong.dark)
                )
            case .differences:
                return (
                    (Colour(0xA8480B), Self.page.light, Self.strong.light),
                    (Colour(0xFFA869), Self.page.dark, Self.strong.dark)
                )
            }
        }

        /// - Parameter step: from 0 to ``Style/cellSteps`` - 1.
        func colours(_ step: Int) -> (light: Colour, dark: Colour) {
            func colour(_ ends: Ends) -> Colour {
                let share = Double(step) / Double(Style.cellSteps - 1) * 2 - 1
                return share < 0
                    ? ends.middle.mixed(ends.least, -share) : ends.middle.mixed(ends.greatest, share)
            }
            return (colour(ends.light), colour(ends.dark))
        }
    }

    /// The number of colours of cells; the one in the middle is that of zero among differences.
    static let cellSteps = 9

    private static let fixed = [
        Rule(".page", "fill:#FFFFFF", "fill:#14171A"),
        Rule(".t", "fill:#1C1E21", "fill:#E8EAED"),
        Rule(".m", "fill:#5A6068", "fill:#A5ADB6"),
        Rule(".g", "stroke:#D9DCE0", "stroke:#343A40"),
        Rule(".k", "stroke:#D9DCE0", "stroke:#343A40"),
        Rule(".z", "stroke:#5A6068", "stroke:#A5ADB6"),
        Rule(".x", "stroke:#5A6068", "stroke:#A5ADB6"),
        Rule(".da", "stroke:#8A4B00", "stroke:#FFC266"),
        Rule(".db", "stroke:#8A4B00", "stroke:#FFC266"),
        Rule(".do", "stroke:#9B1C1C", "stroke:#FF9C9C"),
    ]

    /// - Parameters:
    ///   - series: the number of series.
    ///   - isOrdered: whether their colours go from pale to strong.
    ///   - cells: the colours of the cells of a table; nil if there are none.
    static func sheet(series: Int, isOrdered: Bool, cells: Cells?) -> String {
        var rules = fixed
        for index in 0..<max(series, 1) {
            let (light, dark) = colours(index, of: series, isOrdered: isOrdered)
            rules.append(Rule(".l\(index)", "stroke:\(light)", "stroke:\(dark)"))
            rules.append(Rule(".f\(index)", "fill:\(light)", "fill:\(dark)"))
        }
        if let cells {
            for step in 0..<cellSteps {
                let (light, dark) = cells.colours(step)
                rules.append(Rule(".h\(step)", "fill:\(light.text)", "fill:\(dark.text)"))
                rules.append(Rule(".i\(step)", "fill:\(light.ink)", "fill:\(dark.ink)"))
            }
        }
        let base = """
            text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Hiragino Sans","Noto Sans CJK JP",sans-serif;\
            font-variant-numeric:tabular-nums}
            path{fill:none}
            a{text-decoration:underline}
            .k{stroke-dasharray:1 5}
            [class^=l]{fill:none;stroke-width:2;stroke-linejoin:round}
            .da,.db,.do{fill:none;stroke-width:2}
            .db{stroke-width:1}

            """
        let lights = rules.map { "\($0.selector){\($0.light)}\n" }.joined()
        let darks = rules.map { "\($0.selector){\($0.dark)}\n" }.joined()
        return base + lights + "@media screen and (prefers-color-scheme:dark){\n\(darks)}\n"
    }

    private static func colours(_ index: Int, of count: Int, isOrdered: Bool) -> (light: String, dark: String) {
        guard isOrdered, count > 1 else {
            return index < distinct ? series[index] : ("#5A6068", "#A5ADB6")
        }
        let share = Double(index) / Double(count - 1)
        return (
            ordered.light.0.mixed(ordered.light.1, share).text, ordered.dark.0.mixed(ordered.dark.1, share).text
        )
    }
}
