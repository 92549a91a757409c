// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that the workbook doesn't fetch swift-async-algorithms.
let package = Package(
    name: "async-app",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: "https://github.com/apple/swift-async-algorithms", exact: "1.1.4")],
    targets: [
        .executableTarget(
            name: "async-app",
            dependencies: [.product(name: "AsyncAlgorithms", package: "swift-async-algorithms")],
            path: "Sources/AsyncApp")
    ],
    swiftLanguageModes: [.v6]
)
