import Foundation
import Testing

@testable import Terminal

@Suite("Where SwiftPM builds") struct BuildLayoutTests {
    private static let debug = BuildLayout.Configuration.debug
    #if os(Linux)
    private static let system = "-linux"
    #else
    private static let system = ""
    #endif

    @Test(arguments: [
        ("/b/.build/x86_64-unknown-linux-gnu/debug", BuildLayout.System.native, debug, "/b/.build"),
        ("/b/.build/arm64-apple-macosx/release", .native, .release, "/b/.build"),
        ("/b/my build/x86_64-unknown-linux-gnu/debug", .native, debug, "/b/my build"),
        ("/b/.build/out/Products/Debug\(system)", .swiftbuild, debug, "/b/.build"),
        ("/日本/.build/out/Products/Release\(system)", .swiftbuild, .release, "/日本/.build"),
        ("/b/.build/aarch64-unknown-linux-gnu/Products/Debug\(system)", .swiftbuild, debug, "/b/.build"),
    ])
    func `the folder of the products says which build system made it, in which configuration`(
        _ products: String, _ system: BuildLayout.System, _ configuration: BuildLayout.Configuration, _ scratch: String
    ) throws {
        let layout = try #require(BuildLayout(products: products))
        #expect(layout.system == system)
        #expect(layout.configuration == configuration)
        #expect(layout.scratch == scratch)
        #expect(layout.products == products)
    }

    @Test(arguments: [
        "/", "/debug", "/usr/local/bin", "/b/.build/debug", "/b/Build/Products/Debug\(system)", "/b/my-code/debug",
    ])
    func `other folders are none of theirs`(_ path: String) {
        #expect(BuildLayout(products: path) == nil)
    }

    @Test("a program's layout is found above it, also from a bundle of tests and through a link")
    func containing() throws {
        let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "layout ü \(UUID())")
        defer { try? FileManager.default.removeItem(at: root) }
        let products = root.appending(path: ".build/out/Products/Debug\(Self.system)")
        let bundle = products.appending(path: "All.xctest/Contents/MacOS")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        for program in [products.appending(path: "filter"), bundle.appending(path: "All")] {
            try Data().write(to: program)
            #expect(BuildLayout.containing(program.path)?.products == products.path)
        }
        let link = root.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: products.appending(path: "filter"))
        #expect(BuildLayout.containing(link.path)?.products == products.path)
        #expect(BuildLayout.containing(root.appending(path: "nowhere").path) == nil)
    }

    @Test("its options make `swift build` build in the same place")
    func arguments() throws {
        let usual = BuildLayout(.swiftbuild, .debug, ofPackage: "/b")
        #expect(usual.arguments(forPackage: "/b") == ["--build-system", "swiftbuild"])
        let elsewhere = try #require(BuildLayout(products: "/tmp/x/x86_64-unknown-linux-gnu/release"))
        #expect(
            elsewhere.arguments(forPackage: "/b")
                == ["--build-system", "native", "--configuration", "release", "--scratch-path", "/tmp/x"])
    }

    @Test(arguments: BuildLayout.System.allCases)
    func `a module that was compiled after the library is noticed`(_ system: BuildLayout.System) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "layout-\(UUID())")
        defer { try? FileManager.default.removeItem(at: root) }
        let layout = BuildLayout(system, .debug, ofPackage: root.path)
        let file =
            switch system {
            case .native: "\(layout.products)/Marbles.build/Lane.swift.o"
            case .swiftbuild: "\(layout.products)/Marbles.o"
            }
        #expect(!layout.hasCompiled("Marbles", since: 0))
        try FileManager.default.createDirectory(
            at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: file))
        let time = try #require(modificationTime(ofPath: file))
        #expect(layout.hasCompiled("Marbles", since: time - 1))
        #expect(!layout.hasCompiled("Marbles", since: time + 1))
        #expect(!layout.hasCompiled("Judges", since: 0))
    }

    @Test func `the running tests are in one, with their modules and objects`() throws {
        let layout = try #require(BuildLayout.ofRunningProgram)
        #expect(access(layout.module("Terminal"), R_OK) == 0)
        #expect(access(layout.object(of: "BuildLayout.swift", in: "Terminal"), R_OK) == 0)
        #expect(layout.hasCompiled("Terminal", since: 0))
    }
}
