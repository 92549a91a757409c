import Foundation
import ProofKit
import Testing

@testable import Grading

/// `MEASURE=1 swift test --filter CostTests` prints the cost of isolation, measured by alternating checks with and
/// without it.
@Suite("The cost of isolation", .enabled(if: ProcessInfo.processInfo.environment["MEASURE"] != nil), .serialized)
struct CostTests {
    /// The medians, over `count` pairs, of the differences and of the durations without isolation, in milliseconds.
    private func pairs(_ count: Int, _ body: (_ isolation: Isolation) async throws -> Void) async throws -> (
        difference: Double, open: Double
    ) {
        var differences: [Double] = []
        var open: [Double] = []
        for number in 0..<count {
            var times: [Bool: Double] = [:]
            for isIsolated in number.isMultiple(of: 2) ? [true, false] : [false, true] {
                let time = try await ContinuousClock().measure { try await body(isIsolated ? .required : .off) }
                times[isIsolated] = time / .milliseconds(1)
            }
            differences.append(times[true]! - times[false]!)
            open.append(times[false]!)
        }
        return (differences.sorted()[count / 2], open.sorted()[count / 2])
    }

    @Test func `of a check whose program is built`() async throws {
        let file = ExerciseFile(path: "Exercise.swift", text: try AttackRun.exercise.get())
        let chapter = AttackRun.chapter(attacking: "go")
        let cost = try await pairs(100) { isolation in
            let grader = Grader(builder: ExerciseBuilder(isolation: isolation))
            #expect(await grader.grade(chapter, .text(file), tasks: [2], seed: 1).isPass)
        }
        print("A check takes \(cost.open) ms; isolation adds \(cost.difference) ms.")
    }

    @Test func `of a compilation`() async throws {
        let text = try AttackRun.exercise.get()
        let cost = try await pairs(10) { isolation in
            let file = ExerciseFile(path: "Exercise.swift", text: text + "// \(UUID())\n")
            _ = try await ExerciseBuilder(isolation: isolation).build(exercise: file)
        }
        print("A compilation takes \(cost.open) ms; isolation adds \(cost.difference) ms.")
    }
}
