import Foundation
import Testing
import WorkbookKit

@Suite("The list of operators") struct OperatorListTests {
    private static let sources = DocumentationTests.sources

    private static let files =
        ["Operators", "Async"].flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: sources.appending(path: folder).path)) ?? []).map {
                "\(folder)/\($0)"
            }
        } + ["Signal+Creation.swift"]

    /// The bridges between signals and async code, which aren't operators, and the suites that test them.
    private static let bridges = [
        "init(async:)": "AsyncTests", "values": "AsyncTests", "values(waiting:)": "AsyncTests",
        "first": "AsyncSequenceTests", "last": "AsyncSequenceTests",
    ]

    /// The names of all operators, creations, and bridges in the sources.
    static func declared() throws -> [String] {
        try files.flatMap { PublicSurface.names(in: try DocumentationTests.text(of: $0)) }
    }

    @Test func `every public operator goes through the contract kit, each case under its own name`() throws {
        #expect(Self.files.count > 50)
        let cases = allOperators + creations
        #expect(Set(cases.map(\.name)).union(Self.bridges.keys) == Set(try Self.declared()))
        for group in [cases, pairs] { #expect(Set(group.map(\.testDescription)).count == group.count) }
    }

    @Test func `every operator that takes a second signal, or makes one, has a case with two sources`() throws {
        // `deferred` makes its only source.
        let several = try Self.files.flatMap { file in
            PublicSurface.names(in: try DocumentationTests.text(of: file)) { $0.contains(/\bSignal\b/) }
        }
        #expect(Set(several).subtracting(twoSources.map(\.name)) == ["deferred(_:)"])
    }

    @Test(arguments: Set((allOperators + creations).map(\.name)))
    func `every operator has an example on marbles`(_ name: String) {
        let base = name.prefix { $0 != "(" }
        let label = name.drop { $0 != "(" }.dropFirst().prefix { $0 != ":" }
        #expect(
            OperatorCatalogue.named("\(base)(\(label):)") != nil
                || OperatorCatalogue.named(String(base))?.name.hasPrefix(base) == true)
    }

    @Test func `MainSignal has every operator too, or there is a reason`() throws {
        // For several signals, MainSignal has only the forms with the first signal as the receiver. The others here
        // make no sense on the main actor, or are called on the plain signal, as in `signal.repeated()`.
        let reasons: Set<String> = [
            "merge(_:)", "combineLatest(_:)", "zip(_:)", "race(_:)", "switchToLatest()", "dematerialize()",
            "repeated()", "repeated(_:)", "repeated(when:)", "subscribe(on:)", "deferred(_:)", "init(async:)",
        ]
        let folder = Self.sources.appending(path: "Main")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let declared = try files.flatMap { PublicSurface.names(in: try String(contentsOf: $0, encoding: .utf8)) }
        let expected = Set(allOperators.map(\.name)).union(Self.bridges.keys).subtracting(reasons)
        #expect(expected.subtracting(declared) == [], "MainSignal doesn't have these.")
    }
}
