import Foundation
import Reading
import TerminalTestKit
import Testing
import WorkbookKit

/// Mistakes as people make them, and the compiler's first message about each. Correct code must compile.
@Suite("The compiler keeps the promises, and says what to do") struct CompilerMessagesTests {
    private static let compiled = Task { try await SnippetCompiler.compile(Snippet.all) }

    @Test("the first error is on the right line and says what to do; what is right compiles", arguments: Snippet.all)
    func message(of snippet: Snippet) async throws {
        let error = try await Self.compiled.value[snippet.name]
        #expect(error?.line == snippet.line, "\(error?.message ?? "It compiles.")")
        #expect(error.map { $0.message.contains(snippet.words) } ?? true, "\(error?.message ?? "")")
    }

    @Test
    func `a library that has these names keeps them, and so does the standard library's Observation`() async throws {
        let types = try DocumentationTests.text(of: "Misuse/TypesElsewhere.swift")
            .matches(of: /typealias (\w+)(<.*>)? =/).map { (name: $0.output.1, parameters: $0.output.2 ?? "") }
        #expect(types.count > 10)
        let folder = try TemporaryFolder()
        let queues = """
            import Dispatch
            public protocol Scheduler {
                associatedtype Time
                var now: Time { get }
            }
            extension DispatchQueue: Scheduler {
                public var now: DispatchTime { .now() }
                public func schedule(_ action: @escaping @Sendable () -> Void) { async(execute: action) }
            }
            """
        let declarations = types.map { "public struct \($0.name)\($0.parameters) { public init() {} }" }
        try folder.write(([queues] + declarations).joined(separator: "\n"), to: "Elsewhere.swift")
        let uses = types.enumerated().map { number, type in
            let arguments = type.parameters.contains(",") ? "<Int, Never>" : type.parameters.isEmpty ? "" : "<Int>"
            return "let value\(number): \(type.name)\(arguments) = Elsewhere.\(type.name)()"
        }
        let times = "let now: DispatchTime = DispatchQueue.main.now\nfunc run() { DispatchQueue.main.schedule {} }"
        let imports = "import Dispatch\nimport Elsewhere\nimport ReactiveCore\n"
        try folder.write(imports + (uses + [times]).joined(separator: "\n"), to: "Both.swift")
        let model = "@Observable final class Model { var count = 0 }\nfunc show(_ model: some Observable) {}"
        try folder.write("import Observation\nimport ReactiveCore\n\(model)", to: "Model.swift")
        let module = folder.url.appending(path: "Elsewhere.swiftmodule").path
        let making = ["-parse-as-library", "-emit-module", "-module-name", "Elsewhere", "-emit-module-path", module]
        let runs = [(making, "Elsewhere"), (["-typecheck", "-I", folder.url.path], "Both"), (["-typecheck"], "Model")]
        for (options, file) in runs {
            let result = try await SnippetCompiler.run(options, on: ["\(file).swift"], in: folder)
            #expect(result.isSuccess, "\(result.output)")
        }
    }

    @Test func `every snippet has a name of its own`() {
        #expect(Set(Snippet.all.map(\.name)).count == Snippet.all.count)
    }

    @Test func `each name of another library is explained, and each explanation is tried`() throws {
        let ours = Set(try OperatorListTests.declared().map(base))
        let explained = try Self.declaredNames()
        for name in try Self.namesInComments() where !ours.contains(name) && Self.unexplained[name] == nil {
            #expect(
                explained.contains(name), "`\(name)` needs a declaration in NamesElsewhere.swift, or a reason here.")
        }
        #expect(explained.isDisjoint(with: Self.unexplained.keys))
        let tried = Set(Snippet.all.flatMap { $0.code.split { !$0.isLetter }.map(String.init) })
        #expect(explained.subtracting(["init"]).subtracting(tried) == [], "No snippet calls these.")
    }

    /// The names that no declaration explains, with the reason.
    private static let unexplained = [
        "Just": aType, "Empty": aType, "Fail": aType, "Deferred": aType, "Publishers": aType, "Timer": aType,
        "AsyncTimerSequence": aType, "AsyncStream": aType, "Array": aType,
        "sequence": notASignal, "result": notASignal, "async": notASignal, "chain": notASignal, "chunked": notASignal,
        "repeatElement": notASignal,
        "latest": anArgument, "receiveCompletion": anArgument, "receiveCancel": anArgument,
        "print": "As a member, it would hide the standard library's in extensions of Signal.",
        "_throttle": "An experiment of swift-async-algorithms.",
    ]
    private static let aType = "A type that stands for a call: an alias of Signal would explain its arguments wrongly."
    private static let notASignal = "It isn't a member of a signal, but of a sequence, or a free function."
    private static let anArgument = "The comment names an argument."

    private static func namesInComments() throws -> Set<String> {
        let names = try DocumentationTests.documentedSources().flatMap { text in
            OperatorDocumentation.all(in: text).flatMap { comment in
                comment.namesElsewhere.matches(of: /`(\w+)/).map { String($0.output.1) }
            }
        }
        #expect(names.count > 100)
        return Set(names)
    }

    private static func declaredNames() throws -> Set<String> {
        let names = try ["NamesElsewhere", "NamesElsewhere+Failures"].flatMap { file in
            try DocumentationTests.text(of: "Misuse/\(file).swift")
                .matches(of: /public (?:static )?(?:func `?(\w+)|(init))/).map { String($0.output.1 ?? "init") }
        }
        #expect(names.count > 50)
        return Set(names)
    }

    private func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
