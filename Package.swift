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

// The targets stand in the order of a value's journey: read them as the map of the program.
// Who may import whom is enforced by Tests/RepositoryTests/ArchitectureTests.swift.
let package = Package(
    name: "measurebook",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "measurebook", targets: ["measurebook"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
    ],
    targets: [
        // Places in files and what is wrong there.
        .target(name: "Diagnostics", swiftSettings: strict),

        // C of the system: headers only, no logic.
        .systemLibrary(
            name: "CCMarkGFM",
            pkgConfig: "libcmark-gfm",
            providers: [
                .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]),
                .brew(["cmark-gfm"]),
            ]),
        .systemLibrary(
            name: "CGumbo",
            pkgConfig: "gumbo",
            providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        // On macOS CommonCrypto takes its place.
        .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),

        // C in, Swift values out.
        .target(
            name: "CommonMark", dependencies: ["CCMarkGFM"],
            swiftSettings: strict + [.strictMemorySafety()]),
        .target(
            name: "HTML", dependencies: ["CGumbo"],
            swiftSettings: strict + [.strictMemorySafety()]),

        .target(name: "Gzip", dependencies: ["CZlib"], swiftSettings: strict + [.strictMemorySafety()]),
        .target(name: "YAML", dependencies: ["CYAML"], swiftSettings: strict + [.strictMemorySafety()]),
        .target(
            name: "Hashing", dependencies: [.target(name: "CCrypto", condition: .when(platforms: [.linux]))],
            swiftSettings: strict + [.strictMemorySafety()]),

        // The vocabulary that the stages share: articles, books, claims, values.
        .target(name: "Measures", dependencies: ["Diagnostics"], swiftSettings: strict),

        // The stages. None imports another.
        .target(
            name: "BookFormat", dependencies: ["Diagnostics", "Measures", "YAML"], swiftSettings: strict),
        .target(
            name: "Ingest", dependencies: ["Diagnostics", "Measures", "CommonMark", "HTML", "Gzip"],
            swiftSettings: strict),
        .target(
            name: "Normalize", dependencies: ["Diagnostics", "Measures"], swiftSettings: strict),
        .target(name: "Checks", dependencies: ["Diagnostics", "Measures"], swiftSettings: strict),
        .target(name: "Compare", dependencies: ["Diagnostics", "Measures"], swiftSettings: strict),

        // How well the checks watch over the data.
        .target(name: "Audit", dependencies: ["Diagnostics", "Measures"], swiftSettings: strict),

        // Relations that nobody has declared yet, judged by the code of the kinds of rule.
        .target(name: "Discovery", dependencies: ["Diagnostics", "Measures", "Checks"], swiftSettings: strict),

        .target(
            name: "Publish", dependencies: ["Diagnostics", "Measures", "Audit", "Hashing"], swiftSettings: strict),

        // The journey, and the only writer of the disk.
        .target(
            name: "Pipeline",
            dependencies: [
                "Diagnostics", "Measures", "BookFormat", "Ingest", "Normalize", "Checks", "Compare", "Audit",
                "Discovery", "Publish",
            ],
            swiftSettings: strict),

        // The commands.
        .executableTarget(
            name: "measurebook",
            dependencies: [
                "Diagnostics", "Measures", "Audit", "Publish", "Pipeline",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),

        // Tests mirror the sources, target for target.
        .target(
            name: "TestSupport", dependencies: ["Diagnostics", "Measures"], path: "Tests/TestSupport",
            swiftSettings: strict),
        .testTarget(
            name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "CommonMarkTests", dependencies: ["CommonMark", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "GzipTests", dependencies: ["Gzip", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "YAMLTests", dependencies: ["YAML"], swiftSettings: strict),
        .testTarget(name: "HashingTests", dependencies: ["Hashing"], swiftSettings: strict),
        .testTarget(name: "HTMLTests", dependencies: ["HTML", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "MeasuresTests", dependencies: ["Measures", "Diagnostics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "BookFormatTests", dependencies: ["BookFormat", "Measures", "Diagnostics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "IngestTests", dependencies: ["Ingest", "CommonMark", "Measures", "Diagnostics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "NormalizeTests",
            dependencies: ["Normalize", "BookFormat", "Measures", "Diagnostics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ChecksTests",
            dependencies: ["Checks", "BookFormat", "Measures", "Diagnostics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CompareTests", dependencies: ["Compare", "Measures", "Diagnostics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DiscoveryTests",
            dependencies: ["Discovery", "Pipeline", "Measures", "Diagnostics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "AuditTests", dependencies: ["Audit", "Measures", "Diagnostics", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "PublishTests", dependencies: ["Publish", "Hashing", "Measures", "Diagnostics", "TestSupport"],
            exclude: ["Goldens", "Rendered/Goldens"], swiftSettings: strict),
        .testTarget(
            name: "PipelineTests",
            dependencies: [
                "Pipeline", "BookFormat", "Ingest", "Checks", "Audit", "Publish", "Measures", "Diagnostics",
                "TestSupport",
            ],
            exclude: ["Cases"], swiftSettings: strict),
        .testTarget(
            name: "RepositoryTests", dependencies: ["Pipeline", "Publish", "TestSupport"], swiftSettings: strict),
    ]
)

// Only Scripts/fuzz asks for the fuzzer, so that nothing else builds it. It instruments the sources that it runs.
if Context.environment["MEASUREBOOK_FUZZ"] != nil {
    let coverage: [SwiftSetting] = [
        .unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library", "-O"]), .define("FUZZING"),
    ]
    for target in package.targets
    where ["Diagnostics", "CommonMark", "HTML", "Gzip", "Measures", "Ingest", "Normalize", "Audit", "Publish"].contains(
        target.name)
    {
        target.swiftSettings = (target.swiftSettings ?? []) + coverage
    }
    package.products.append(.executable(name: "measurebook-fuzz", targets: ["Fuzz"]))
    package.targets.append(
        .executableTarget(
            name: "Fuzz", dependencies: ["Diagnostics", "Measures", "Ingest", "Normalize", "Publish"], path: "Fuzz",
            swiftSettings: coverage, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]))
}
