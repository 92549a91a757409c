import Foundation
import Testing

@testable import Terminal

@Suite("Compiled C modules of another place") struct ModulesFromElsewhereTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID())")
    private let files = FileManager.default

    private func layout(_ system: BuildLayout.System) throws -> BuildLayout {
        let layout = BuildLayout(system, .debug, ofPackage: root.path)
        for folder in [layout.products, layout.moduleCache + "/A"] {
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        return layout
    }

    private func note(of layout: BuildLayout) throws -> String {
        try String(contentsOfFile: layout.moduleCache + "/compiled-for", encoding: .utf8)
    }

    @Test(arguments: BuildLayout.System.allCases)
    func `They're removed once, and stay where they're compiled again`(system: BuildLayout.System) throws {
        defer { try? files.removeItem(at: root) }
        let layout = try layout(system)
        // SwiftPM has compiled them, and this program's sources are elsewhere.
        #expect(layout.removeModulesFromElsewhere())
        #expect(!files.fileExists(atPath: layout.moduleCache + "/A"))
        try Data().write(to: URL(filePath: layout.moduleCache + "/B"))
        #expect(!layout.removeModulesFromElsewhere())
        #expect(files.fileExists(atPath: layout.moduleCache + "/B"))
        let own = try note(of: layout)
        for other in ["/old/place\n", own.split(separator: "\n")[0] + "\n/another/swift 1\n"] {
            try other.write(toFile: layout.moduleCache + "/compiled-for", atomically: true, encoding: .utf8)
            #expect(layout.removeModulesFromElsewhere(), "\(other)")
            #expect(try note(of: layout) == own)
        }
        #expect(try files.contentsOfDirectory(atPath: layout.moduleCache) == ["compiled-for"])
    }

    @Test func `In a fresh clone, those that SwiftPM has compiled stay`() throws {
        let checkout = URL(filePath: #filePath).appending(path: "../../..").standardized
        let products = checkout.appending(path: ".build/modules-\(UUID())")
        defer { try? files.removeItem(at: products) }
        let layout = BuildLayout(.native, .debug, ofPackage: root.path).moved(to: products.path)
        try files.createDirectory(atPath: layout.moduleCache + "/A", withIntermediateDirectories: true)
        #expect(!layout.removeModulesFromElsewhere())
        #expect(files.fileExists(atPath: layout.moduleCache + "/A"))
    }

    @Test func `Where nothing is built, nothing is made`() {
        #expect(!BuildLayout(.native, .debug, ofPackage: root.path).removeModulesFromElsewhere())
        #expect(!files.fileExists(atPath: root.path))
    }
}
