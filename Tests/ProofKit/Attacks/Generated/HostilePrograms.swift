import Foundation
import Grading
import Terminal

/// Programs that are played in isolation. They make calls, and then do their task right.
enum HostilePrograms {
    static let words = [
        "setpriority-1", "setpriority-2", "setpriority-0", "fallocate-1", "fallocate-3", "fallocate-0", "getxattr",
        "keys", "timers", "kill-1", "fork", "deep", "hidden", "closed", "name", "bytes", "files", "write", "removed",
        "up",
    ]

    /// The error that a script reports if a forbidden call worked.
    private static let forbidden = "error \(EDOM)"

    static func faults(of input: HostileInput, landlock: Int?) async throws -> [String] {
        let script = input.parts.map { "\($0.word)*\($0.count)" }.joined(separator: ",")
        let file = ExerciseFile(path: "Exercise.swift", text: try AttackRun.exercise.get())
        let grader = Grader(builder: ExerciseBuilder(isolation: .required, landlockAtMost: landlock))
        let report = await grader.grade(
            AttackRun.chapter(attacking: "attack:script:\(script)"), .text(file), tasks: [1], seed: 1)
        let task = report.tasks[0]
        let answer = task.transcripts.first?.values(in: .status).first
        var faults: [String] = []
        if answer == forbidden { faults.append("A call worked that may not.") }
        if let leftover = task.leftover { faults.append(leftover) }
        switch task.verdict {
        case .passed, .notPassed: break
        case .died(let failure) where [.wroteTooMuch, .signaled, .trapped].contains(failure.cause): break
        case let verdict: faults.append("\(verdict)")
        }
        return faults
    }
}
