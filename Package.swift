// swift-tools-version: 6.3
import PackageDescription

/// Every Swift target is compiled under the same strict settings.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

// The targets are in the order of a value's journey: read them as the map of the program.
// Who may import whom is enforced by Tests/RepositoryTests/ArchitectureTests.swift.
let package = Package(
    name: "measurebook",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "measurebook", targets: ["App"]),
        // Data of a built output, for programs in Swift; no C.
        .library(name: "MeasureBook", targets: ["MeasureBook"]),
        // Tables of any page, and books built in memory; links the C libraries.
        .library(name: "MeasureBookTables", targets: ["MeasureBookTables"]),
    ],
    dependencies: [
        // Exact, because Package.resolved is not committed: with a range, the bytes of a build would depend on its day. So a
        // package that uses a library product and swift-argument-parser needs this version, too.
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
    ],
    targets: [
        // What every stage shares: places, findings, words, exact numbers.
        .target(name: "Text", swiftSettings: strict),

        // The C libraries: headers only, and for each a target that turns C into Swift values.
        .systemLibrary(
            name: "CCMarkGFM",
            path: "Sources/Libraries/CCMarkGFM",
            pkgConfig: "libcmark-gfm",
            providers: [
                .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]),
                .brew(["cmark-gfm"]),
            ]),
        .systemLibrary(
            name: "CZlib", path: "Sources/Libraries/CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .systemLibrary(
            name: "CYAML", path: "Sources/Libraries/CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CSQLite", path: "Sources/Libraries/CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        // On macOS CommonCrypto takes its place.
        .systemLibrary(
            name: "CCrypto", path: "Sources/Libraries/CCrypto", pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"])]),
        .target(
            name: "CommonMark", dependencies: ["CCMarkGFM"], path: "Sources/Libraries/CommonMark",
            swiftSettings: strict + [.strictMemorySafety()]),
        .target(
            name: "Gzip", dependencies: ["CZlib"], path: "Sources/Libraries/Gzip",
            swiftSettings: strict + [.strictMemorySafety()]),
        .target(
            name: "YAML", dependencies: ["CYAML"], path: "Sources/Libraries/YAML",
            swiftSettings: strict + [.strictMemorySafety()]),
        .target(
            name: "SQLite", dependencies: ["CSQLite"], path: "Sources/Libraries/SQLite",
            swiftSettings: strict + [.strictMemorySafety()]),
        .target(
            name: "Hashing", dependencies: [.target(name: "CCrypto", condition: .when(platforms: [.linux]))],
            path: "Sources/Libraries/Hashing", swiftSettings: strict + [.strictMemorySafety()]),
        // The site's style sheet and scripts, embedded.
        .target(
            name: "CSiteAssets", path: "Sources/Libraries/CSiteAssets",
            exclude: [
                "style.css", "core.js", "dataset.js", "pivot.js", "formats.js", "chart.js", "panel.js", "explorer.js",
                "search.js", "site.js",
            ]),
        .target(
            name: "SiteAssets", dependencies: ["CSiteAssets"], path: "Sources/Libraries/SiteAssets",
            swiftSettings: strict + [.strictMemorySafety()]),

        // Tables of standards, embedded.
        .target(
            name: "CStandardTables", path: "Sources/Libraries/CStandardTables",
            exclude: ["encodings.txt", "labels.txt", "references.txt"]),
        .target(
            name: "StandardTables", dependencies: ["CStandardTables"], path: "Sources/Libraries/StandardTables",
            swiftSettings: strict + [.strictMemorySafety()]),

        // Bytes of an archive -> the documents in it.
        .target(name: "Archives", dependencies: ["Text", "Gzip"], swiftSettings: strict),
        // Bytes of a file -> an article: tables, lists, headings, notes.
        .target(
            name: "Articles", dependencies: ["Text", "CommonMark", "Gzip", "StandardTables"], swiftSettings: strict),
        // The declarations of a book.
        .target(name: "Books", dependencies: ["Text"], swiftSettings: strict),
        // YAML -> what the declarations are read from.
        .target(name: "BookFiles", dependencies: ["Text", "Books", "YAML"], swiftSettings: strict),
        // The text of a cell -> a number.
        .target(name: "Numbers", dependencies: ["Text", "Books"], swiftSettings: strict),
        // Claims, records, their order.
        .target(name: "Records", dependencies: ["Text", "Books"], swiftSettings: strict),
        // An article and its recipe -> claims and records.
        .target(
            name: "Recipes", dependencies: ["Text", "Articles", "Books", "Numbers", "Records"], swiftSettings: strict),
        // Articles -> the files of a new book.
        .target(
            name: "Drafting", dependencies: ["Text", "Articles", "Books", "Numbers", "Recipes", "Records"],
            swiftSettings: strict),
        // Records -> findings.
        .target(name: "Rules", dependencies: ["Text", "Books", "Records"], swiftSettings: strict),
        // Relations that nobody has declared yet, judged by the code of the kinds of rule.
        .target(name: "Discovery", dependencies: ["Text", "Books", "Records", "Rules"], swiftSettings: strict),
        // How well the rules watch over the data.
        .target(name: "Audit", dependencies: ["Text", "Articles", "Books", "Records"], swiftSettings: strict),
        // A built output, read again -> differences. A release build takes the modules that are ready from Z to A: the names
        // of this one and of Pictures let Publish, the largest, begin beside Rules and Recipes.
        .target(name: "Outputs", dependencies: ["Text", "Books"], swiftSettings: strict),
        // Conditions and questions -> records.
        .target(name: "Asking", dependencies: ["Text", "Books", "Numbers", "Records"], swiftSettings: strict),
        // Published data, read again -> records, for other programs.
        .target(
            name: "MeasureBook", dependencies: ["Text", "Books", "Records", "Outputs", "Asking"],
            swiftSettings: strict),
        // A chart -> a picture; knows numbers and labels alone.
        .target(name: "Pictures", dependencies: ["Books"], swiftSettings: strict),
        // Records and findings -> files.
        .target(
            name: "Publish",
            dependencies: [
                "Text", "Articles", "Books", "BookFiles", "Records", "Outputs", "Pictures", "Hashing", "SQLite",
                "SiteAssets",
            ],
            swiftSettings: strict),
        // What each command does; the only module that reads and writes files.
        .target(
            name: "Workbench",
            dependencies: [
                "Text", "Archives", "Articles", "Books", "BookFiles", "Numbers", "Records", "Recipes", "Drafting",
                "Rules", "Discovery", "Audit", "Outputs", "Asking", "Pictures", "Publish", "SQLite",
            ],
            swiftSettings: strict),
        // Pages -> tables, and books -> their data, for other programs.
        .target(
            name: "MeasureBookTables",
            dependencies: ["Text", "Articles", "Records", "Recipes", "Publish", "Workbench", "MeasureBook"],
            swiftSettings: strict),
        // Arguments and the terminal.
        .executableTarget(
            name: "App",
            dependencies: [
                "Text", "Articles", "Books", "Outputs", "Asking", "Publish", "Workbench",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),

        // Most modules have tests of their own; WorkbenchTests also tests Asking and SQLite, RepositoryTests the files of this folder.
        .target(
            name: "TestSupport", dependencies: ["Text", "Articles", "Books", "Records", "CGumbo"],
            path: "Tests/TestSupport", swiftSettings: strict),
        .testTarget(name: "PicturesTests", dependencies: ["Pictures", "Books", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "TextTests", dependencies: ["Text", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "CommonMarkTests", dependencies: ["CommonMark"], swiftSettings: strict),
        .testTarget(name: "GzipTests", dependencies: ["Gzip"], swiftSettings: strict),
        .testTarget(name: "YAMLTests", dependencies: ["YAML"], swiftSettings: strict),
        .testTarget(name: "HashingTests", dependencies: ["Hashing"], swiftSettings: strict),
        .testTarget(name: "SiteAssetsTests", dependencies: ["SiteAssets"], swiftSettings: strict),
        .testTarget(
            name: "ArchivesTests", dependencies: ["Archives", "Gzip", "TestSupport"], swiftSettings: strict),
        // Another reader of HTML, to compare with.
        .systemLibrary(
            name: "CGumbo", path: "Tests/References/CGumbo", pkgConfig: "gumbo",
            providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
        .testTarget(
            name: "ArticlesTests",
            dependencies: ["Articles", "CommonMark", "Text", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "BookFilesTests", dependencies: ["BookFiles", "Books", "Text"],
            swiftSettings: strict),
        .testTarget(
            name: "NumbersTests", dependencies: ["Numbers", "Books", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "BooksTests", dependencies: ["Books", "BookFiles", "Text", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "RecordsTests", dependencies: ["Records", "Books", "Text", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "RecipesTests",
            dependencies: ["Recipes", "BookFiles", "Numbers", "Articles", "Records", "Books", "Text", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DraftingTests", dependencies: ["Drafting", "Articles", "Books", "Text"], swiftSettings: strict),
        .testTarget(
            name: "RulesTests",
            dependencies: ["Rules", "BookFiles", "Records", "Books", "Text", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "OutputsTests", dependencies: ["Outputs", "Books", "Text", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DiscoveryTests",
            dependencies: ["Discovery", "Workbench", "Records", "Books", "Text", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "AuditTests", dependencies: ["Audit", "Records", "Books", "Articles", "Text"],
            swiftSettings: strict),
        .testTarget(
            name: "PublishTests",
            dependencies: [
                "Publish", "SiteAssets", "Pictures", "Outputs", "Records", "Books", "Articles", "Text", "TestSupport",
            ],
            exclude: ["Goldens", "Rendered/Goldens"], swiftSettings: strict),
        .testTarget(
            name: "WorkbenchTests",
            dependencies: [
                "Workbench", "Asking", "Publish", "Audit", "Outputs", "Rules", "Records", "Books", "BookFiles",
                "Articles", "Archives", "Text",
                "SQLite", "TestSupport",
            ],
            exclude: ["Cases"], swiftSettings: strict),
        .testTarget(
            name: "MeasureBookTests",
            dependencies: [
                "MeasureBook", "MeasureBookTables", "Workbench", "Asking", "Publish", "Records", "Books", "Text",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "RepositoryTests", dependencies: ["Workbench", "TestSupport"], swiftSettings: strict),
    ]
)

// Only Scripts/fuzz asks for the fuzzer, so that nothing else builds it. It instruments the sources that it runs.
if Context.environment["MEASUREBOOK_FUZZ"] != nil {
    let coverage: [SwiftSetting] = [
        .unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library", "-O"]), .define("FUZZING"),
    ]
    let fuzzed: Set = [
        "Text", "CommonMark", "Gzip", "YAML", "Articles", "Books", "BookFiles", "Numbers", "Records",
        "Recipes",
        "Audit", "Outputs", "Publish",
    ]
    for target in package.targets where fuzzed.contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + coverage
    }
    package.products.append(.executable(name: "measurebook-fuzz", targets: ["Fuzz"]))
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "Text", "CommonMark", "Articles", "Books", "Records", "Recipes", "Publish", "TestSupport",
            ],
            path: "Fuzz",
            swiftSettings: coverage, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]))
}
