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

    @Test("every public operator of the sources is a case of PublicOperator, and so goes through the contract kit")
    func complete() throws {
        #expect(Self.files.count > 50)
        let declared = try Self.files.flatMap { file in
            PublicSurface.names(in: try DocumentationTests.text(of: file))
        }
        #expect(Set(PublicOperator.allCases.map(\.rawValue)) == Set(declared))
    }

    @Test(arguments: PublicOperator.allCases)
    func `every operator has at least one case in the kit, each under its own name`(_ operation: PublicOperator) {
        switch operation.contract {
        case .operators(let cases): #expect(!cases.isEmpty)
        case .creation(let creation): #expect(operation == .never || creation.testDescription != "never")
        case .bridge(let suite): #expect(!suite.isEmpty)
        }
        #expect(Set(allOperators.map(\.name)).count == allOperators.count)
    }

    @Test(arguments: PublicOperator.allCases)
    func `every operator has an example on marbles`(_ operation: PublicOperator) {
        if case .bridge = operation.contract { return }
        let base = operation.rawValue.prefix { $0 != "(" }
        let label = operation.rawValue.drop { $0 != "(" }.dropFirst().prefix { $0 != ":" }
        #expect(
            OperatorCatalogue.named("\(base)(\(label):)") != nil
                || OperatorCatalogue.named(String(base))?.name.hasPrefix(base) == true)
    }

    @Test func `MainSignal has every operator too, or there is a reason`() throws {
        // For several signals, MainSignal has only the forms with the first signal as the receiver. The others here
        // make no sense on the main actor, or are called on the plain signal, as in `signal.repeated()`.
        let reasons: Set<PublicOperator> = [
            .merge, .combineLatestMany, .zip, .race, .switchToLatest, .dematerialize, .repeated, .repeatedCount,
            .repeatedWhen, .subscribeOn,
        ]
        let folder = Self.sources.appending(path: "Main")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let declared = try files.flatMap { PublicSurface.names(in: try String(contentsOf: $0, encoding: .utf8)) }
        for operation in PublicOperator.allCases where !reasons.contains(operation) {
            switch operation.contract {
            case .creation: continue
            case .bridge: if operation == .initializerAsync { continue }
            case .operators: if operation == .deferred { continue }
            }
            #expect(declared.contains(operation.rawValue), "MainSignal has no \(operation.rawValue)")
        }
    }

    @Test(
        "PublicSurface reads a declaration's name with its labels",
        arguments: [
            (
                "    @inlinable public func take<Trigger: Sendable>(until trigger: Signal<Trigger, Never>) -> Signal {",
                "take(until:)"
            ),
            (
                """
                    public func flatMap<New: Sendable>(
                        _ strategy: FlatMapStrategy, _ make: @escaping (Value) -> Signal<New, Failure>
                    )
                """,
                "flatMap(_:_:)"
            ),
            (
                "    @inlinable public func `catch`<NewFailure: Error>(_ handler: @escaping (Failure) -> Int)",
                "catch(_:)"
            ),
            ("    public static var empty: Signal {", "empty"),
            ("    @inlinable public init(_ start: @escaping (Int, Int) -> Void) {", "init(_:)"),
            ("    public func collect() -> Signal {", "collect()"),
            ("    public func pair<A, B>(_ a: Signal<A, Never>, _ b: Signal<B, Never>) -> Signal {", "pair(_:)"),
        ])
    func names(_ source: String, _ name: String) {
        #expect(PublicSurface.names(in: "extension Signal {\n\(source)") == [name])
    }
}
