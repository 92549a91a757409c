import Foundation
import TerminalTestKit
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
        let folder = try TemporaryFolder(named: "layout ü")
        let root = folder.url.resolvingSymlinksInPath().path
        let products = ".build/out/Products/Debug\(Self.system)"
        for program in ["filter", "All.xctest/Contents/MacOS/All"] {
            try folder.write("", to: "\(products)/\(program)")
            #expect(BuildLayout.containing("\(root)/\(products)/\(program)")?.products == "\(root)/\(products)")
        }
        try folder.link("link", to: "\(products)/filter")
        #expect(BuildLayout.containing("\(root)/link")?.products == "\(root)/\(products)")
        #expect(BuildLayout.containing("\(root)/nowhere") == nil)
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
        let folder = try TemporaryFolder()
        let layout = BuildLayout(system, .debug, ofPackage: folder.url.path)
        let object = system == .native ? "Marbles.build/Lane.swift.o" : "Marbles.o"
        #expect(!layout.hasCompiled("Marbles", since: 0))
        let products = layout.products.dropFirst(folder.url.path.count + 1)
        try folder.write("", to: "\(products)/\(object)", at: Date(timeIntervalSince1970: 1_000))
        #expect(layout.hasCompiled("Marbles", since: 999))
        #expect(!layout.hasCompiled("Marbles", since: 1_001))
        #expect(!layout.hasCompiled("Judges", since: 0))
    }

    @Test func `the running tests are in one, with their modules and objects`() throws {
        let layout = try #require(BuildLayout.ofRunningProgram)
        #expect(access(layout.module("Terminal"), R_OK) == 0)
        #expect(access(layout.object(of: "BuildLayout.swift", in: "Terminal"), R_OK) == 0)
        #expect(layout.hasCompiled("Terminal", since: 0))
    }
}
