import Foundation
import Marbles
import Playing

/// A learner's examples as tests of Swift Testing, to compile together with the Exercise.swift.
///
///     let tests = ExampleTests(examples.all, of: task, title: "the deleted search", library: course.library)
///     print(tests.text)
public struct ExampleTests: Sendable {
    private let examples: [Example]
    private let task: ExampleTask
    private let title: String
    private let library: ExerciseLibrary

    /// Tests for the examples of a task.
    /// - Parameters:
    ///   - title: the title of the task.
    ///   - library: the library that the tests depend on.
    public init(_ examples: [Example], of task: ExampleTask, title: String, library: ExerciseLibrary) {
        (self.examples, self.task, self.title, self.library) = (examples, task, title, library)
    }

    /// The text of the file.
    public var text: String {
        let (code, input) = (task.test, task.input.name)
        let imports = (["Marbles", "ReactiveCore", "Testing"] + code.imports).sorted().map { "import \($0)" }
        let loop = code.cases.isEmpty && code.after.isEmpty ? "" : loopBody
        return """
            // The examples of task \(task.name). Compile them together with your Exercise.swift, in a test target that
            // depends on the library \(library.product).

            \(imports.joined(separator: "\n"))

            @Suite("Task \(task.name): \(title)")
            @MainActor
            struct Task\(task.number)Examples {
                /// The time of one dash.
                static let step = Duration.milliseconds(\(ExampleTask.step.inMilliseconds))

                @Test(
                    "\(code.name) does what each example says",
                    arguments: [
            \(arguments)
                    ])
                func example(_ \(input): String, _ expected: String) throws {
                    let time = VirtualTime()
                    let log = EventLog { time.now }
                    let \(input) = try MarbleDiagram(parsing: \(input), step: Self.step).events
                    let expected = try MarbleDiagram(parsing: expected, step: Self.step).events

            \(Self.indented(code.setup, by: 8))
            \(loop)
                    // Nothing waits: five seconds of virtual time pass at once.
                    time.advance(by: .seconds(5))
                    #expect(Self.lane(log.recorded) == Self.lane(expected))
                }

                /// Events as marbles, so that a failing test shows two lanes.
                static func lane(_ events: [TimedEvent]) -> String {
            \(Self.indented(laneBody, by: 8))
                }
            }
            """
    }

    private var arguments: String {
        examples.map { example in
            "            (\(Self.literal(example.input.marbles)), \(Self.literal(example.expected.marbles))),"
        }.joined(separator: "\n")
    }

    private var loopBody: String {
        let code = task.test
        let play = code.cases.isEmpty ? [] : ["switch event.kind {", code.cases, "default: break", "}"]
        let body = (["time.advance(to: event.time)"] + play + (code.after.isEmpty ? [] : [code.after]))
            .joined(separator: "\n")
        return "\n" + Self.indented("for event in \(task.input.name) {\n\(Self.indented(body, by: 4))\n}", by: 8)
    }

    private var laneBody: String {
        task.showsStates
            ? """
            let changes = events.enumerated().filter { $0 == 0 || events[$0 - 1].kind != $1.kind }
            return MarbleDiagram(changes.map(\\.element), step: step).marbles
            """
            : "MarbleDiagram(events, step: step).marbles"
    }

    private static func indented(_ text: String, by count: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
    }

    private static func literal(_ text: String) -> String {
        guard text.contains("\\") || text.contains("\"") else { return "\"\(text)\"" }
        var mark = "#"
        while text.contains("\"" + mark) || text.contains("\\" + mark) { mark += "#" }
        return "\(mark)\"\(text)\"\(mark)"
    }
}

/// The parts of a test in Swift that differ from task to task: what it imports, how it prepares the learner's code, and
/// what a marble does.
///
/// The code can use the constants `time`, a `VirtualTime`, and `log`, an `EventLog` on that clock.
struct ExampleTestCode: Sendable {
    /// The Swift name of the tested code.
    let name: String
    /// The modules besides those that every test needs.
    let imports: [String]
    /// The code that runs before the first marble.
    let setup: String
    /// The cases of a `switch` over a marble's kind.
    let cases: String
    /// The code that runs after each marble.
    let after: String

    /// Reads the section `### test of NAME` of a task in Tasks.md, whose code is indented.
    init(_ section: String) {
        let lines = section.split(separator: "\n", omittingEmptySubsequences: false)
        name = String(lines.first?.dropFirst("### test of ".count) ?? "")
        var parts = [[Substring]](repeating: [], count: 3)
        var (imports, part): ([String], Int) = ([], 0)
        for line in lines.dropFirst().map({ $0.dropFirst(4) }) {
            switch line {
            case "// Each marble:": part = 1
            case "// After each marble:": part = 2
            case _ where line.hasPrefix("import "): imports.append(String(line.dropFirst("import ".count)))
            default: parts[part].append(line)
            }
        }
        let code = parts.map { $0.joined(separator: "\n").trimmingCharacters(in: .newlines) }
        (self.imports, setup, cases, after) = (imports, code[0], code[1], code[2])
    }
}
