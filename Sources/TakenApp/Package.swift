// swift-tools-version: 6.2
import PackageDescription

/// Your parts, a module each. A part may call those before it.
let yours: [String] = [YOURS]

/// The library, the screen, the stand-in for Twitter, and the form with the book's parts.
let given = ["Terminal", "ReactiveCore", "TerminalUI", "SocialService", "StarterProject"]

func dependencies(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

let package = Package(
    name: "twitter-instant",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "app", targets: ["App"]),
        .library(name: "ReactiveCore", targets: ["ReactiveCore"]),
    ],
    targets: [
        .executableTarget(name: "App", dependencies: dependencies(given + yours)),
        .testTarget(name: "AppTests", dependencies: dependencies(given + yours)),
        .systemLibrary(name: "CLibedit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
        .target(name: "Terminal", dependencies: ["CLibedit"]),
        .target(name: "ReactiveCore"),
        .target(name: "TerminalUI", dependencies: ["Terminal", "ReactiveCore"]),
        .target(name: "SocialService", dependencies: ["Terminal"], resources: [.copy("Resources")]),
        .target(name: "StarterProject", dependencies: ["Terminal", "ReactiveCore", "TerminalUI", "SocialService"]),
    ]
        + yours.enumerated().map { number, name in
            .target(name: name, dependencies: dependencies(given + yours[..<number]))
        },
    swiftLanguageModes: [.v6]
)
