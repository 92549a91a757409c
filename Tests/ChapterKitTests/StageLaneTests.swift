import Foundation
import Subprocess
import TerminalTestKit
import Testing

/// The lanes that a trace draws for code of all kinds, each run with `--mine --trace`.
@Suite("The lanes of the learner's pipeline")
struct StageLaneTests {
    /// What a run of a `validate` with this body prints, and the number of the body's first line.
    private func run(_ body: String, typing keys: String) async throws -> (output: String, first: Int) {
        let book = try BookCopy()
        let solution = try String(
            contentsOf: BookCopy.original.appending(path: "Solutions/01-Validation/Exercise.swift"), encoding: .utf8)
        let function = try #require(
            solution.firstMatch(of: /(?s)func validate\(_ searchField: TextField\) -> any Disposable \{\n.*?\n\}/))
        let exercise = solution.replacing(
            function.0, with: "func validate(_ searchField: TextField) -> any Disposable {\n\(body)\n}")
        try book.folder.write(exercise, to: "Chapters/01-Validation/Exercise.swift")
        let run = try await Subprocess.run(
            .path(.init(Program.product("validation").path)),
            arguments: ["--mine", "--package-path", book.path, "--type", keys, "--trace"],
            output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
        try #require(run.terminationStatus.isSuccess, "\(run.standardError)")
        let first = exercise[..<(exercise.range(of: body)?.lowerBound ?? exercise.endIndex)].count { $0 == "\n" } + 1
        return (run.standardOutput, first)
    }

    /// The lanes of a `validate` with this body, by name. Lines are counted from the body's first.
    private func lanes(_ body: String, typing keys: String = "ma") async throws -> [(name: String, marbles: String)] {
        let (output, first) = try await run(body, typing: keys)
        return output.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^(\d+) (\w+(?: \d+)?)(?:  +(.*))?$/).map { match in
                ("\((Int(match.1) ?? 0) - first) \(match.2)", String(match.3 ?? ""))
            }
        }
    }

    private let ending = ".subscribe(next: { color in searchField.background = color })"

    @Test("a stage has the line and the name of its operator, the source first")
    func names() async throws {
        let lanes = try await lanes(
            """
                searchField.textSignal
                    .filter { $0 != "m" }.map { text in text.count }
                    .map { count in count > 2 ? Color.white : .yellow }
                    \(ending)
            """)
        #expect(lanes.map(\.name) == ["0 textSignal", "1 filter", "1 map", "2 map"])
        #expect(
            lanes.map(\.marbles) == [
                "''-------m---'ma'", "''-----------'ma'", "'0'----------'2'", "'yellow'-----'yellow'",
            ])
    }

    @Test("the stages of a loop are numbered, and so are those of a function that is called twice")
    func numbers() async throws {
        let lanes = try await lanes(
            """
                func longer(_ counts: MainSignal<Int, Never>) -> MainSignal<Int, Never> {
                    counts.map { $0 + 1 }
                }
                var counts = searchField.textSignal.map(\\.count)
                for _ in 0..<3 {
                    counts = counts.map { $0 * 2 }
                }
                return longer(longer(counts)).map { $0 > 2 ? Color.white : .yellow }
                    \(ending)
            """)
        #expect(
            lanes.map(\.name) == [
                "3 textSignal", "3 map", "5 map 1", "5 map 2", "5 map 3", "1 map 1", "1 map 2", "7 map",
            ])
    }

    @Test("a stage that nothing subscribes to says so")
    func neverSubscribed() async throws {
        let lanes = try await lanes(
            """
                let unused = searchField.textSignal.map(\\.count)
                _ = unused
                return searchField.textSignal.map { $0.count > 2 ? Color.white : .yellow }
                    \(ending)
            """)
        #expect(lanes.filter { $0.marbles == "never subscribed" }.map(\.name) == ["0 textSignal", "0 map"])
        #expect(lanes.count == 4)
    }

    @Test("each inner signal has a lane, from its subscription to its end or its disposal")
    func innerSignals() async throws {
        let lanes = try await lanes(
            """
                let never = Signal<Color, Never>.never
                return searchField.textSignal.signal
                    .flatMapLatest { text in text.isEmpty ? Signal.just(Color.red) : never.map { $0 } }
                    .deliver(on: MainScheduler())
                    \(ending)
            """)
        #expect(
            lanes.map(\.name) == [
                "0 never", "1 textSignal", "2 just", "2 map 1", "2 map 2", "2 flatMapLatest", "3 deliver",
            ])
        #expect(lanes.first { $0.name == "2 just" }?.marbles == "['red'|]")
        #expect(lanes.first { $0.name == "2 map 1" }?.marbles.contains("^") == true)
        #expect(lanes.first { $0.name == "2 map 1" }?.marbles.hasSuffix("!") == true)
        #expect(lanes.first { $0.name == "2 map 2" }?.marbles.hasSuffix("!") == false)
    }

    @Test("three lanes of one line are drawn, and a sentence says how many there are besides", arguments: [4, 6])
    func manyInnerSignals(count: Int) async throws {
        let output = try await run(
            """
                return searchField.textSignal.signal
                    .flatMapLatest { text in Signal.just(text.count > 2 ? Color.white : .yellow) }
                    .deliver(on: MainScheduler())
                    \(ending)
            """, typing: String("magic".prefix(count - 1))
        ).output
        #expect(output.contains("just 3 ") && !output.contains("just 4 "))
        let rest = count == 4 ? "1 more lane" : "3 more lanes"
        #expect(output.contains("\n\(rest) of the same lines of code. --step shows all lanes.\n"))
    }

    @Test("ten thousand events in one instant are traced, and drawn as one marble")
    func flood() async throws {
        let lanes = try await lanes(
            """
                Signal.from(0..<10_000)
                    .subscribe(next: { _ in })
                return searchField.textSignal.map { $0.count > 2 ? Color.white : .yellow }
                    \(ending)
            """)
        #expect(lanes.first?.name == "0 from" && lanes.first?.marbles.hasPrefix("['0''1''2'") == true)
    }
}
