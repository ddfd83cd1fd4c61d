// swift-tools-version: 6.2
import PackageDescription

// A program that reads the data of this repository's book. It sees measurebook as any other package does.
let package = Package(
    name: "swift-client",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "measurebook", path: "../..")],
    targets: [
        .executableTarget(
            name: "swift-client",
            dependencies: [.product(name: "MeasureBook", package: "measurebook")],
            swiftSettings: [.treatAllWarnings(as: .error)])
    ]
)
