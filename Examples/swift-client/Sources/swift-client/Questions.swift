import MeasureBook

/// A question, the command that answers it in a terminal, and the code that answers it in a program.
struct Question: Sendable {
    let text: String
    let command: String
    let answer: @Sendable (Book) throws -> [String]
}

let questions: [Question] = [
    Question(
        text: "Which datasets are there?",
        command: "measurebook datasets",
        answer: { book in book.datasets.map { "\($0.name): \($0.title), \($0.records.count) records" } }),

    Question(
        text: "How large is body at accessibility3 on an iPhone 8 with iOS 11?",
        command:
            #"measurebook query font-size os_version=11 device_class="iPhone 8" text_style=body content_size_category=AX3"#,
        answer: { book in
            let found = try book.ask(
                "font-size", "os_version=11", "device_class=iPhone 8", "text_style=body", "content_size_category=AX3")
            return found.records.map { "\($0["context"]?.description ?? ""): \(text($0, "value"))" }
        }),

    Question(
        text: "The same on all devices, and in Today widgets?",
        command: "measurebook query font-size text_style=body content_size_category=AX3 os_version=11",
        answer: { book in
            try book.dataset("font-size")
                .records(where: "text_style=body", "content_size_category=AX3", "os_version=11").map(line)
        }),

    Question(
        text: "How large is body at accessibility3, in the articles and in today's guidelines?",
        command: "measurebook query font-size,text-style-metrics text_style=body content_size_category=AX3",
        answer: { book in
            let found = try book.ask("font-size,text-style-metrics", "text_style=body", "content_size_category=AX3")
            return found.selections.map { selection in
                let sizes = Set(selection.records.compactMap { $0["value"] ?? $0["size"] }.compactMap(\.number))
                return "\(selection.dataset.name): \(sizes.sorted().map(\.description).joined(separator: ", "))"
            }
        }),

    Question(
        text: "Which font sizes on an iPhone 8 are at least 50?",
        command: #"measurebook query font-size 'value>=50' device_class="iPhone 8""#,
        answer: { book in
            let large = Condition("value", .atLeast, 50)
            return try book.dataset("font-size").records(where: large, "device_class=iPhone 8").map(line)
        }),

    Question(
        text: "Which widget sizes must I support on an iPhone 15?",
        command: #"measurebook query widget-family-size screen="iPhone 15""#,
        answer: { book in
            try book.ask("widget-family-size", Condition("screen", .equal, "iPhone 15")).records.map { record in
                "\(record["family"]?.description ?? ""): \(text(record, "width")) × \(text(record, "height"))"
            }
        }),

    Question(
        text: "And on a screen of 430 × 932, as a table?",
        command: #"measurebook query widget-family-size screen="430 × 932" --rows family --columns width,height"#,
        answer: { book in
            let records = try book.ask("widget-family-size", "screen=430 × 932").records
            return ["family | width | height"]
                + records.map { record in
                    ["family", "width", "height"].map { record[$0]?.description ?? "—" }.joined(separator: " | ")
                }
        }),

    Question(
        text: "Which text styles are larger than 30 pt at xxxLarge?",
        command: "measurebook query text-style-metrics platform=iOS content_size_category=xxxLarge 'size>30'",
        answer: { book in
            try book.ask(
                "text-style-metrics", "platform=iOS", "content_size_category=xxxLarge", Condition("size", .greater, 30)
            ).records.map { "\($0["text_style"]?.description ?? ""): \(text($0, "size"))" }
        }),

    Question(
        text: "What is the default category?",
        command: "measurebook query content-size-category default=yes",
        answer: { book in try book.ask("content-size-category", "default=yes").records.map { $0.key.joined() } }),

    Question(
        text: "What can be used in iOS 14?",
        command: "measurebook query api os_version=14",
        answer: { book in try book.ask("api", "os_version=14").records.map { $0.key.joined() } }),

    Question(
        text: "What changed for callout from version to version?",
        command: "measurebook query font-size text_style=callout --changes",
        answer: { book in
            let sizes = try book.ask("font-size", "text_style=callout", "context=app").records
            return changes(sizes, from: "os_version", for: "content_size_category")
        }),

    Question(
        text: "Which values are doubtful?",
        command: "measurebook query widget-height flagged=yes device_class=6+",
        answer: { book in
            try book.ask("widget-height", "flagged=yes", "device_class=6+").records.map { record in
                let doubt = record.doubt
                return "\(line(record)) (\(doubt?.rules.joined(separator: ", ") ?? ""))"
                    + (doubt?.implied.map { ", the rules imply \($0)" } ?? "")
            }
        }),

    Question(
        text: "On what do the articles differ?",
        command: "measurebook query behavior status=contested",
        answer: { book in
            try book.ask("behavior", "status=contested").records.map {
                "\(line($0)) [\($0.articles.joined(separator: ", "))]"
            }
        }),

    Question(
        text: "How large are screen and widget of an iPhone 6+ with iOS 10?",
        command: "measurebook query screen-size,widget-width os_version=10 device_class=6+",
        answer: { book in try book.ask("screen-size,widget-width", "os_version=10", "device_class=6+").records.map(line)
        }),

    Question(
        text: "The heights of widgets as a table?",
        command:
            "measurebook query widget-height device_class=6+ os_version=10 --rows content_size_category --columns display_mode",
        answer: { book in
            let records = try book.ask("widget-height", "device_class=6+", "os_version=10").records
            let rows = Dictionary(grouping: records) { $0["content_size_category"]?.description ?? "" }
            let order = book.vocabulary("content-size-category")?.words.map(\.id) ?? rows.keys.sorted()
            return order.filter { rows[$0] != nil }.map { word in
                "\(word): "
                    + (rows[word] ?? []).map { "\($0["display_mode"]?.description ?? "") \(text($0, "value"))" }
                    .joined(separator: ", ")
            }
        }),

    Question(
        text: "The whole ramp of iOS as CSV, largest first?",
        command: "measurebook query text-style-metrics platform=iOS --format csv --sort=-size --labels --bom",
        answer: { book in
            let ramp = try book.ask("text-style-metrics", "platform=iOS").sorted(by: "-size").records
            return ["text_style,content_size_category,size"]
                + ramp.map { record in
                    ["text_style", "content_size_category", "size"].map { record[$0]?.description ?? "" }
                        .joined(separator: ",")
                }
        }),

    Question(
        text: "Where does a value come from?",
        command: "measurebook explain widget-family-size screen=414x896 family=Circular",
        answer: { book in
            try book.ask("widget-family-size", "screen=414x896", "family=Circular").records.flatMap(provenance)
        }),

    Question(
        text: "Where does a height come from, and what doubts it?",
        command:
            "measurebook explain widget-height os_version=10 device_class=6+ orientation=landscape display_mode=expanded content_size_category=2",
        answer: { book in
            let records = try book.ask(
                "widget-height", "os_version=10", "device_class=6+", "orientation=landscape", "display_mode=expanded",
                "content_size_category=2"
            ).records
            return try records.flatMap { record in
                try provenance(record)
                    + book.findings().filter { $0.dataset == record.dataset }
                    .filter { Set($0.key.values) == Set(record.key) }.map(\.description)
            }
        }),

    Question(
        text: "Where do the doubtful heights at small come from?",
        command:
            "measurebook explain widget-height os_version=10 device_class=6+ content_size_category=small flagged=yes",
        answer: { book in
            try book.ask(
                "widget-height", "os_version=10", "device_class=6+", "content_size_category=small", "flagged=yes"
            )
            .records.flatMap(provenance)
        }),

    Question(
        text: "What is open?",
        command: "measurebook check",
        answer: { book in try book.findings().filter { $0.accepted == nil && $0.severity != .note }.map(\.description) }
    ),
]
