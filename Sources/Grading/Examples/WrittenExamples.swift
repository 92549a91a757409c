import Marbles
import Reading

/// The examples that a learner wrote: pairs of lanes, as comments in the task's region of Exercise.swift.
///
///     // Examples
///     //
///     // keys      swi<--------
///     // expected  -
///     //
///     // keys      swi---------
///     // expected  -------'swi'
///
/// They begin below a comment `// Examples`, and end above the first line that's code or has more or fewer slashes.
public struct WrittenExamples: Sendable, Equatable {
    /// The examples, in the order of the file.
    public private(set) var all: [Example] = []

    /// Reads the examples of a task in an Exercise.swift; ``all`` is empty if the file contains none.
    public init(to task: ExampleTask, in exercise: String) throws(ExampleMistake) {
        try self.init(to: task, lines: Self.block(in: TaskRegions(of: exercise)[task.number]))
    }

    /// The lines below the heading, without their slashes.
    private static func block(in region: TaskRegions.Region?) -> [(number: Int, text: Substring)] {
        guard let region else { return [] }
        let lines = zip(region.lines, region.text.split(separator: "\n", omittingEmptySubsequences: false))
            .map { (number: $0, text: $1.trimmed) }
        guard let heading = lines.first(where: { isHeading($0.text) }) else { return [] }
        let slashes = heading.text.prefix { $0 == "/" }
        return lines.drop { $0.number <= heading.number }
            .prefix { $0.text.isEmpty || $0.text.prefix { $0 == "/" } == slashes }
            .map { ($0.number, $0.text.dropFirst(slashes.count)) }
    }

    /// Reads examples from lines that contain nothing else.
    /// - Parameter lines: the lines, with their numbers in a file.
    public init(to task: ExampleTask, lines: [(number: Int, text: Substring)]) throws(ExampleMistake) {
        var input: Example.Timeline?
        for (number, text) in lines {
            let words = text.trimmed
            guard !words.isEmpty else { continue }
            let name = words.prefix { !$0.isWhitespace && $0 != ":" }
            let marbles = String(words.dropFirst(name.count).drop { $0 == ":" }.trimmed)
            switch String(name) {
            case task.input.name:
                if let input { throw Self.unfinished(input) }
                input = try task.lane(marbles, line: number, isInput: true)
            case Example.expectedName:
                guard let given = input else {
                    throw ExampleMistake(
                        line: number, "This `expected` has no `\(task.input.name)` above it. Each needs its own.")
                }
                guard all.count < Example.counts.upperBound else {
                    throw ExampleMistake(
                        line: given.line,
                        "This is example \(all.count + 1), and six are the most. Keep those that say the most.")
                }
                all.append(Example(input: given, expected: try task.lane(marbles, line: number, isInput: false)))
                input = nil
            default: throw Self.unknown(String(name), line: number, of: task)
            }
        }
        if let input { throw Self.unfinished(input) }
    }

    private static func isHeading(_ line: Substring) -> Bool {
        guard line.hasPrefix("//") else { return false }
        let words = line.drop { $0 == "/" }.trimmed.lowercased()
        return words == "examples" || words == "examples:"
    }

    private static func unfinished(_ input: Example.Timeline) -> ExampleMistake {
        ExampleMistake(
            line: input.line, "This example has no `expected` below it. Write `expected  -` if nothing comes out.")
    }

    private static func unknown(_ name: String, line: Int, of task: ExampleTask) -> ExampleMistake {
        let question = Suggestions.question(
            Suggestions.closest(to: name, among: [task.input.name, Example.expectedName]))
        return ExampleMistake(
            line: line,
            """
            "\(name.prefix(30))" isn't a lane. An example has two: \
            `\(task.input.name)` for what goes in, and `expected` below it.\(question.map { " " + $0 } ?? "")
            """)
    }
}
