import Exercises
import Foundation

/// Grades an Exercise.swift: builds it, plays each task's scenarios in a child process of its own, and judges the recordings here.
///
/// No learner code ever runs in this process, and no expectation ever leaves it.
public struct Grader: Sendable {
    private let builder: ExerciseBuilder
    private let limits: Limits

    /// A grader that compiles with a builder and holds children to limits.
    public init(builder: ExerciseBuilder = ExerciseBuilder(), limits: Limits = Limits()) {
        self.builder = builder
        self.limits = limits
    }

    /// Grades one file of a chapter. Never throws: whatever goes wrong is in the report, in plain words.
    ///
    /// Cancelling the calling task stops the children at once; the report then says of the tasks that had not ended that they
    /// cannot be checked.
    /// - Parameters:
    ///   - exercise: the learner's file, a solution, or a submission. It is read and never changed.
    ///   - tasks: the numbers of the tasks to grade, in any order; nil for all.
    ///   - seed: repeats a run; nil draws a new one.
    public func grade(_ chapter: Chapter, exercise: URL, tasks: [Int]? = nil, seed: UInt64? = nil) async -> ChapterReport {
        do {
            return await grade(chapter, file: try ExerciseFile(reading: exercise), tasks: tasks, seed: seed)
        } catch {
            let seed = seed ?? Self.drawSeed()
            return report(chapter, exercise.relativePath, tasks, seed) { _ in .cannotCheck(error.sentence) }
        }
    }

    /// Grades the text of a file of a chapter, as ``grade(_:exercise:tasks:seed:)`` does.
    public func grade(_ chapter: Chapter, file: ExerciseFile, tasks: [Int]? = nil, seed: UInt64? = nil) async -> ChapterReport {
        let seed = seed ?? Self.drawSeed()
        let regions = TaskRegions(of: file.text)
        let starter = TaskRegions(of: chapter.starter)
        var report = report(chapter, file.path, tasks, seed) { task in
            if TaskRegions.isSame(task.number, in: regions, and: starter) { return .notStarted }
            return switch regions.count(of: task.number) {
            case 0: .cannotCheck(
                "\(file.path) has no line `// MARK: - Task \(task.number): \(task.title)`. Put it back before the task's code; `reset` brings the whole file back."
            )
            case 1: nil
            default: .cannotCheck("\(file.path) has the line `// MARK: - Task \(task.number)` more than once. Keep one.")
            }
        }
        // A file in which anything was changed has to compile, also where no task of it was begun.
        guard !TaskRegions.isSame(regions, as: starter) || report.tasks.contains(where: { $0.verdict == Self.pending }) else { return report }

        let program: ExerciseBuilder.Program
        do {
            program = try await builder.build(exercise: file)
        } catch {
            for index in report.tasks.indices {
                switch error {
                case .didNotCompile(let output): report.tasks[index].verdict = .didNotCompile(output)
                case .cannotBuild(let sentence) where report.tasks[index].verdict == Self.pending:
                    report.tasks[index].verdict = .cannotCheck(sentence)
                case .cannotBuild: break
                }
            }
            return report
        }
        await withTaskGroup(of: (Int, TaskReport).self) { group in
            let waiting = report.tasks.indices.filter { report.tasks[$0].verdict == Self.pending }
            let atOnce = max(ProcessInfo.processInfo.activeProcessorCount, 1)
            for (count, index) in waiting.enumerated() {
                if count >= atOnce, let (done, graded) = await group.next() { report.tasks[done] = graded }
                let task = report.tasks[index].task
                group.addTask { (index, await check(task, of: program, file: file, seed: seed)) }
            }
            for await (done, graded) in group { report.tasks[done] = graded }
        }
        return report
    }

    /// Plays one task and judges what was recorded.
    private func check(_ task: ExerciseTask, of program: ExerciseBuilder.Program, file: ExerciseFile, seed: UInt64) async -> TaskReport {
        var report = TaskReport(task: task, file: file.path, verdict: Self.pending, seed: seed)
        do {
            let outcome = try await ChildRun(program: program.executable, limits: limits).play(Script(task, seed: seed))
            report.output = outcome.prints
            report.transcripts = outcome.record.transcripts
            report.verdict = verdict(on: outcome, of: task, file: file)
        } catch {
            report.verdict = .cannotCheck(error.sentence)
        }
        return report
    }

    private func verdict(on outcome: ChildRun.Outcome, of task: ExerciseTask, file: ExerciseFile) -> Verdict {
        switch outcome.record.ending {
        case .cancelled:
            return .cannotCheck("The check was cancelled.")
        case .noSuchTask:
            return .cannotCheck("\(file.path) hands over no task \(task.number): compare its last lines with the starter's.")
        case .finished, .hungUp, .stopped:
            if let death = Autopsy(outcome: outcome, limits: limits).death { return .died(death) }
        }
        // What proves nothing is never a pass: a pass needs every recording, whole.
        guard outcome.record.transcripts.count == task.scenarios.count, !task.scenarios.isEmpty else {
            return .died(Death(.channelLost, "The recording is not whole."))
        }
        let findings = zip(task.scenarios, outcome.record.transcripts).compactMap { scenario, transcript in scenario.judge(transcript) }
        let escaped = outcome.record.transcripts.lazy.compactMap(Escape.init(in:)).first.map { [$0.finding] } ?? []
        return findings.isEmpty && escaped.isEmpty ? .passed : .notPassed(escaped + findings)
    }

    // MARK: Beginnings

    /// Stands for a task that is still to be run.
    private static let pending = Verdict.cannotCheck("")

    private static func drawSeed() -> UInt64 { .random(in: 1...999_999) }

    private func report(
        _ chapter: Chapter, _ path: String, _ tasks: [Int]?, _ seed: UInt64, verdict: (ExerciseTask) -> Verdict?
    ) -> ChapterReport {
        let asked = chapter.tasks.filter { tasks?.contains($0.number) ?? true }
        return ChapterReport(
            chapter: chapter, exercise: path, seed: seed,
            tasks: asked.map { TaskReport(task: $0, file: path, verdict: verdict($0) ?? Self.pending, seed: seed) })
    }
}
