import Foundation
import Testing

/// Type-checks snippets against the module that this test was built with.
@Suite("The compiler keeps the promises")
struct CompileTimeTests {
    /// Code, and a part of the error that it must cause; nil if it must compile.
    struct Snippet: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let error: String?
        let code: String
    }

    static let snippets = [
        Snippet(
            testDescription: "a user interface's property set on the main actor", error: nil,
            code: """
                subject.signal.deliver(on: MainScheduler()).subscribe(next: { view.text = $0 })
                """),
        Snippet(
            testDescription: "a user interface's property set from a background pipeline",
            error: "main actor-isolated property 'text'",
            code: """
                let background = SerialQueueScheduler(label: "background")
                subject.signal.deliver(on: background).subscribe(next: { view.text = $0 })
                """),
        Snippet(
            testDescription: "the same after an operator that may leave the main actor",
            error: "main actor-isolated property 'text'",
            code: """
                subject.signal.deliver(on: MainScheduler())
                    .throttle(.seconds(1), on: ImmediateScheduler())
                    .subscribe(next: { view.text = $0 })
                """),
        Snippet(
            testDescription: "a local variable changed from a pipeline", error: "captured var 'count'",
            code: """
                var count = 0
                subject.signal.subscribe(next: { _ in count += 1 })
                """),
        Snippet(
            testDescription: "an object that isn't Sendable captured", error: "non-Sendable type 'Plain'",
            code: """
                let plain = Plain()
                subject.signal.subscribe(next: { plain.text = $0 })
                """),
        Snippet(
            testDescription: "next: alone on a signal that can fail", error: "This signal can fail. Add `failed:`",
            code: """
                failing.signal.subscribe(next: { _ in })
                """),
        Snippet(
            testDescription: "next: and failed: on a signal that can fail", error: nil,
            code: """
                failing.signal.subscribe(next: { _ in }, failed: { _ in })
                """),
        Snippet(
            testDescription: "a binding of a signal that can fail",
            error: "This signal can fail. Handle the failure",
            code: """
                failing.signal.deliver(on: MainScheduler()).bind(to: view, \\.text)
                """),
        Snippet(
            testDescription: "a binding of a signal that can't fail", error: nil,
            code: """
                subject.signal.deliver(on: MainScheduler()).bind(to: view, \\.text)
                """),
        Snippet(
            testDescription: "a binding of a signal that isn't delivered on the main actor",
            error: "Call deliver(on: main) before bind.",
            code: """
                subject.signal.bind(to: view, \\.text)
                """),
        Snippet(
            testDescription: "a longer closure before a subscriber that prints", error: nil,
            code: """
                subject.signal
                    .map { text in
                        print(text)
                        return text.count
                    }
                    .subscribe(next: { print($0) })
                """),
        Snippet(
            testDescription: "signals of which only one can fail, joined", error: nil,
            code: """
                _ = combineLatest(subject.signal, failing.signal)
                _ = zip(failing.signal, subject.signal)
                _ = subject.signal.merge(with: failing.signal).concat(subject.signal)
                """),
        Snippet(
            testDescription: "three signals that fail in different ways, joined",
            error: "These signals fail in different ways.",
            code: """
                _ = combineLatest(subject.signal, failing.signal, subject.signal)
                """),
        Snippet(
            testDescription: "the error of a loop has its type, and a loop that can't fail needs no try", error: nil,
            code: """
                Task {
                    for await _ in subject.signal.values {}
                    do throws(Boom) { for try await _ in failing.signal.values {} } catch { print(error.code) }
                }
                """),
    ]

    @Test("what is right compiles, and what is wrong doesn't", arguments: snippets)
    func check(_ snippet: Snippet) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "snippet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Snippet.swift")
        try """
        import ReactiveCore
        @MainActor final class View { var text = "" }
        final class Plain { var text = "" }
        struct Boom: Error { var code = 0 }
        @MainActor func check(subject: Subject<String, Never>, failing: Subject<String, Boom>, view: View) {
        \(snippet.code)
        }
        """.write(to: file, atomically: true, encoding: .utf8)
        let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let modules = products.appending(path: "Modules")
        try #require(FileManager.default.fileExists(atPath: modules.path), "There are no modules in \(modules.path).")

        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, file.path]
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = output
        try compiler.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        compiler.waitUntilExit()
        if let error = snippet.error {
            #expect(compiler.terminationStatus != 0, "It must not compile.")
            #expect(error.isEmpty || text.contains(error), "\(text)")
            #expect(!text.contains("no such module"), "\(text)")
        } else {
            #expect(compiler.terminationStatus == 0, "\(text)")
        }
    }
}
