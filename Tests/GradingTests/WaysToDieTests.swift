import Foundation
import Testing

@testable import Grading

/// Learner code that ends, hangs, or misbehaves.
@Suite("Ways to die") struct WaysToDieTests {
    /// A way to die: the exercise, its limits, and the expected verdict.
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let cause: RunFailure.Cause?
        let line: Int?
        let words: String
        let limits: Limits
        let file: String

        init(_ sample: Sample) {
            let options = sample.heading.components(separatedBy: " · ")
            testDescription = options[0]
            cause = RunFailure.Cause(rawValue: options[1])
            line = options.lazy.compactMap { Int($0.dropFirst("line ".count)) }.first
            words = sample.words.joined(separator: " ")
            limits =
                switch options.last {
                case "busy": Limits(processorTime: .seconds(1))
                case "sleepy": Limits(idleTime: .seconds(60), sleepTime: .milliseconds(300))
                default: WaysToDieTests.limits
                }
            // The code begins on line 8 of the file.
            file = EchoChapter.exercise(echoing: sample.code.joined(separator: "\n") + "\nsay(word.uppercased())")
        }
    }

    static let ways = Sample.all(in: "WaysToDie.md").map(Way.init)

    private static let compiled = Task { await sharedBuilder.prepare(texts: ways.map(\.file)) }

    /// The idle time is shorter than a backtrace may take: a trap must not count as a deadlock.
    static let limits = Limits(processorTime: .seconds(2), idleTime: .milliseconds(300))

    @Test(arguments: ways)
    func `Each way to die is a plain sentence with the learner's line, and never a pass`(of way: Way) async throws {
        await Self.compiled.value
        let report = await grade(way.file, limits: way.limits)
        let failure = try report.tasks[0].verdict.death
        #expect(failure.cause == way.cause, "\(failure.sentence)")
        // The runtime may give up on the backtrace of a full stack, and then no line is known.
        let mayMissLine = way.cause == .stackOverflow && failure.line == nil
        #expect(failure.line == way.line || mayMissLine, "\(failure.sentence)")
        #expect(!report.tasks[0].output.contains("Backtracing"))
        #expect(failure.sentence.contains(way.words), "\(failure.sentence)")
        #expect(failure.sentence.first?.isUppercase == true, "\(failure.sentence)")
        let program = try await sharedBuilder.build(exercise: ExerciseFile(path: "Exercise.swift", text: way.file))
            .executable.path
        #expect(processes(running: program) == [], "something of it is left running")
    }
}
