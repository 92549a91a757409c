// swift-tools-version: 6.2
import PackageDescription

// A separate package, so the workbook doesn't fetch the libraries that ours is compared with.
let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "reactive-workbook", path: "../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(name: "CAllocations"),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "CAllocations",
                .product(name: "ReactiveCore", package: "reactive-workbook"),
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
