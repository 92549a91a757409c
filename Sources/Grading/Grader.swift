import Exercises
import Foundation

/// Grades an Exercise.swift: builds it, plays each task's scenarios in a child process of its own, and judges the recordings here.
///
/// No learner code ever runs in this process, and no expectation ever leaves it.
public struct Grader: Sendable {
    private let builder: ExerciseBuilder
    private let limits: Limits
    private let asksTheFile: Bool
    private let sampled: @Sendable (CheckSample) -> Void

    /// A grader that compiles with a builder and holds children to limits.
    /// - Parameters:
    ///   - asksTheFile: whether a file that was handed out with other questions than the book's is asked which (see ``Questions``).
    ///     Whoever grades for marks knows, and does not ask.
    ///   - sampled: is told every few milliseconds, on any thread, what a task has used so far; never where the system does not tell
    ///     (on macOS).
    public init(
        builder: ExerciseBuilder = ExerciseBuilder(), limits: Limits = Limits(), asksTheFile: Bool = true,
        sampled: @escaping @Sendable (CheckSample) -> Void = { _ in }
    ) {
        self.builder = builder
        self.limits = limits
        self.asksTheFile = asksTheFile
        self.sampled = sampled
    }

    /// Grades one file of a chapter. Never throws: whatever goes wrong is in the report, in plain words.
    ///
    /// Canceling the calling task stops the children at once; the report then says of the tasks that had not ended that they
    /// cannot be checked.
    /// - Parameters:
    ///   - exercise: the learner's file, a solution, or a submission. It is read and never changed.
    ///   - tasks: the numbers of the tasks to grade, in any order; nil for all.
    ///   - seed: repeats a run; nil draws a new one.
    public func grade(_ chapter: Chapter, exercise: URL, tasks: [Int]? = nil, seed: UInt64? = nil) async
        -> ChapterReport
    {
        do {
            return await grade(chapter, file: try ExerciseFile(reading: exercise), tasks: tasks, seed: seed)
        } catch {
            let seed = seed ?? Self.drawSeed()
            return report(chapter, exercise.relativePath, tasks, seed) { _ in .cannotCheck(error.sentence) }
        }
    }

    /// Grades the text of a file of a chapter, as ``grade(_:exercise:tasks:seed:)`` does.
    public func grade(_ chapter: Chapter, file: ExerciseFile, tasks: [Int]? = nil, seed: UInt64? = nil) async
        -> ChapterReport
    {
        await grade(chapter, file: file, tasks: tasks, seeds: [seed ?? Self.drawSeed()])[0]
    }

    /// Grades the text of a file once for each of some seeds; returns a report for each, in their order.
    ///
    /// The file is built once, and one child plays all seeds of a task: a hundred of them cost little more than one. Where the
    /// child dies, that is the verdict of every seed.
    /// - Parameter seeds: at least one.
    public func grade(_ chapter: Chapter, file: ExerciseFile, tasks: [Int]? = nil, seeds: [UInt64]) async
        -> [ChapterReport]
    {
        precondition(!seeds.isEmpty, "a file is graded under one seed at least")
        let chapter = asksTheFile ? chapter.asked(in: file.text) : chapter
        let regions = TaskRegions(of: file.text)
        let starter = TaskRegions(of: chapter.starter)
        var report = report(chapter, file.path, tasks, seeds[0]) { task in
            if TaskRegions.isSame(task.number, in: regions, and: starter) { return .notStarted }
            return switch regions.count(of: task.number) {
            case 0:
                .cannotCheck(
                    "\(file.path) has no line `// MARK: - Task \(task.number): \(task.title)`. Put it back before the task's code; `reset` brings the whole file back."
                )
            case 1: nil
            default:
                .cannotCheck("\(file.path) has the line `// MARK: - Task \(task.number)` more than once. Keep one.")
            }
        }
        // A file in which anything was changed has to compile, also where no task of it was begun.
        guard !TaskRegions.isSame(regions, as: starter) || report.tasks.contains(where: { $0.verdict == Self.pending })
        else {
            return seeds.map(report.under(seed:))
        }

        let program: ExerciseBuilder.Program
        do {
            program = try await builder.build(exercise: file)
        } catch {
            for index in report.tasks.indices {
                switch error {
                case .didNotCompile(let output):
                    report.tasks[index].verdict = .didNotCompile(output.located(in: regions, of: file.path))
                case .cannotBuild(let sentence) where report.tasks[index].verdict == Self.pending:
                    report.tasks[index].verdict = .cannotCheck(sentence)
                case .cannotBuild: break
                }
            }
            return seeds.map(report.under(seed:))
        }
        var reports = seeds.map(report.under(seed:))
        await withTaskGroup(of: (Int, [TaskReport]).self) { group in
            for index in report.tasks.indices where report.tasks[index].verdict == Self.pending {
                let task = report.tasks[index].task
                group.addTask {
                    (index, await check(task, of: program, file: file, seeds: seeds))
                }
            }
            for await (index, graded) in group {
                for (place, task) in graded.enumerated() { reports[place].tasks[index] = task }
            }
        }
        return reports
    }

    /// Plays one task under each seed and judges what was recorded; a report for each.
    private func check(_ task: ExerciseTask, of program: ExerciseBuilder.Program, file: ExerciseFile, seeds: [UInt64])
        async -> [TaskReport]
    {
        func reports(_ fill: (Int, inout TaskReport) -> Void) -> [TaskReport] {
            seeds.enumerated().map { place, seed in
                var report = TaskReport(task: task, file: file.path, verdict: Self.pending, seed: seed)
                fill(place, &report)
                return report
            }
        }
        let limits = limits.times(seeds.count)
        do {
            let (number, sampled) = (task.number, sampled)
            let run = ChildRun(program: program.executable, limits: limits) { used in
                sampled(CheckSample(task: number, processorTime: used, limit: limits.processorTime))
            }
            let outcome = try await run.play(Script(task, seeds: seeds))
            let obstacle = obstacle(in: outcome, to: task, of: file, limits: limits)
            return reports { place, report in
                report.output = outcome.prints
                let played = outcome.record.transcripts.dropFirst(place * task.scenarios.count).prefix(
                    task.scenarios.count)
                report.transcripts = Array(played)
                // What proves nothing is never a pass: a pass needs every recording, whole.
                if let obstacle {
                    report.verdict = obstacle
                } else if played.count == task.scenarios.count, !task.scenarios.isEmpty {
                    report.verdict = verdict(on: report.transcripts, of: task)
                } else {
                    report.verdict = .died(Death(.channelLost, "The recording is not whole."))
                }
            }
        } catch {
            return reports { _, report in report.verdict = .cannotCheck(error.sentence) }
        }
    }

    /// Why a run's recording is not whole, or not to be believed; nil when it was played to the end.
    private func obstacle(in outcome: ChildRun.Outcome, to task: ExerciseTask, of file: ExerciseFile, limits: Limits)
        -> Verdict?
    {
        switch outcome.record.ending {
        case .canceled:
            .cannotCheck("The check was canceled.")
        case .noSuchTask:
            .cannotCheck("\(file.path) hands over no task \(task.number): compare its last lines with the starter's.")
        case .misunderstood(let reason):
            .cannotCheck(
                """
                The check and the program that plays the exercise don't understand each other: \(reason). \
                Run `swift build`, then check again.
                """)
        case .finished, .hungUp, .stopped:
            Autopsy(outcome: outcome, limits: limits).death.map(Verdict.died)
        }
    }

    private func verdict(on transcripts: [Transcript], of task: ExerciseTask) -> Verdict {
        let findings = zip(task.scenarios, transcripts).compactMap { scenario, transcript in scenario.judge(transcript)
        }
        let escaped = transcripts.lazy.compactMap(Escape.init(in:)).first.map { [$0.finding] } ?? []
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
