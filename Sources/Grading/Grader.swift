import Foundation
import Playing

/// Grades an Exercise.swift: builds it, plays each task's scenarios in a separate child process, and judges the
/// recordings here.
///
/// No learner code runs in this process, and no expectation is sent to the child.
public struct Grader: Sendable {
    package let builder: ExerciseBuilder
    let limits: Limits
    private let asksTheFile: Bool
    private let shortening: ShorteningBudget?
    private let tell: @Sendable (CheckNews) -> Void
    private let solutions: SolutionRecordings

    /// A grader that compiles with a builder and holds children to limits.
    /// - Parameters:
    ///   - asksTheFile: whether to read from the file which questions it was handed out with (see ``QuestionSet``). A
    ///     teacher who grades for marks passes false, because a student can change the comment with the questions.
    ///   - shortening: the budget for shortening a task's failing run if only one seed is graded; nil to shorten
    ///     nothing.
    ///   - tell: called on any thread with each progress report.
    public init(
        builder: ExerciseBuilder, limits: Limits = .usual, asksTheFile: Bool = true,
        shortening: ShorteningBudget? = nil, tell: @escaping @Sendable (CheckNews) -> Void = { _ in }
    ) {
        self.builder = builder
        self.limits = limits
        self.asksTheFile = asksTheFile
        self.shortening = shortening
        self.tell = tell
        solutions = SolutionRecordings(limits: limits)
    }

    /// Grades an exercise once per seed; returns the reports in the order of the seeds. If something goes wrong, the
    /// reports explain it.
    ///
    /// The seeds share the build and one child process per task, so a hundred seeds cost much less than a hundred
    /// checks. If the child dies, every seed gets that verdict. Canceling the calling task stops the children, and
    /// tasks that hadn't ended are reported as not checked.
    ///
    /// - Parameters:
    ///   - exercise: the learner's file, a solution, or a submission. It is read and never changed.
    ///   - tasks: the numbers of the tasks to grade, in any order; nil for all.
    ///   - seeds: at least one.
    public func grade(_ chapter: Chapter, _ exercise: ExerciseSource, tasks: [Int]? = nil, seeds: [UInt64]) async
        -> [ChapterReport]
    {
        precondition(!seeds.isEmpty, "a file is graded under one seed at least")
        let isAsked = { (task: ExerciseTask) in tasks?.contains(task.number) ?? true }
        func reports(_ chapter: Chapter, _ path: String, _ graded: [[TaskReport]]) -> [ChapterReport] {
            seeds.enumerated().map { place, seed in
                ChapterReport(chapter: chapter, exercise: path, seed: seed, tasks: graded.map { $0[place] })
            }
        }
        do throws(Obstacle) {
            if let obstacle = chapter.obstacle { throw obstacle }
            let file = try exercise.file()
            let chapter = asksTheFile ? chapter.asked(in: file.text) : chapter
            let asked = chapter.tasks.filter(isAsked)
            return reports(chapter, file.path, await grade(asked, of: chapter, file: file, seeds: seeds))
        } catch {
            let path = exercise.path
            let asked = chapter.tasks.filter(isAsked)
            return reports(chapter, path, asked.map { Self.reports($0, path, .cannotCheck(error.sentence), seeds) })
        }
    }

    /// Grades an exercise under one seed, as ``grade(_:_:tasks:seeds:)`` does.
    ///
    /// - Parameter seed: the seed of the run to repeat; nil for a random one.
    public func grade(_ chapter: Chapter, _ exercise: ExerciseSource, tasks: [Int]? = nil, seed: UInt64? = nil) async
        -> ChapterReport
    {
        await grade(chapter, exercise, tasks: tasks, seeds: [seed ?? .random(in: 1...999_999)])[0]
    }

    private func grade(_ tasks: [ExerciseTask], of chapter: Chapter, file: ExerciseFile, seeds: [UInt64]) async
        -> [[TaskReport]]
    {
        let (regions, starter) = (file.regions, chapter.starterRegions)
        let handover = Handover(of: chapter)
        let early = tasks.map { verdictWithoutRun(on: $0, of: chapter, in: file) }
        // A file with changed code has to compile, even if none of its tasks was started.
        guard !TaskRegions.isSame(regions, as: starter) || early.contains(nil) else {
            return zip(tasks, early).map { Self.reports($0, file.path, $1 ?? .notStarted, seeds) }
        }
        let wanted = zip(tasks, early).filter { $1 == nil }.map(\.0.number)
        let isCompared = zip(tasks, early).contains { $1 == nil && $0.isComparedWithSolution }
        async let solution = isCompared ? solution(of: chapter) : nil
        let compilable = await CompilableTasks(of: file, chapter: chapter, wanted: wanted, builder: builder)
        let reference = await solution
        var graded: [[TaskReport]] = Array(repeating: [], count: tasks.count)
        await withTaskGroup(of: (Int, [TaskReport]).self) { group in
            for (index, task) in tasks.enumerated() {
                // The code below another task's mark belongs to that task, so its errors don't count here.
                let misnumbered = misnumbered(task, of: chapter, in: file).map(Verdict.cannotCheck)
                let unread = handover?.obstacle(toPrediction: task.number, in: regions[task.number])
                if let verdict = misnumbered ?? compilable.verdict(on: task.number, early: early[index])
                    ?? unread.map({ Verdict.notPassed([Finding($0)]) })
                {
                    graded[index] = Self.reports(task, file.path, verdict, seeds)
                    tell(.judged(graded[index][0]))
                } else if let program = compilable.program {
                    let check = TaskCheck(
                        task: task, program: program, file: file, seeds: seeds, limits: limits.times(seeds.count),
                        budget: seeds.count == 1 ? shortening : nil, tell: tell,
                        code: TaskCode(of: task.number, in: file),
                        solution: task.isComparedWithSolution ? reference : nil, reference: chapter.reference)
                    group.addTask { (index, await check.reports()) }
                } else {
                    preconditionFailure("a file with a task to run was built, or has a reason why not")
                }
            }
            for await (index, reports) in group { graded[index] = reports }
        }
        return graded
    }

    /// The chapter's compiled solution, or why it can't be built; nil for a chapter without a solution.
    func solution(of chapter: Chapter) async -> Result<Solution, Obstacle>? {
        switch chapter.reference?.solution {
        case .success(let file)?:
            await solutions.program(of: chapter.id) { [builder] () async -> Result<ExerciseBuilder.Program, Obstacle> in
                do throws(ExerciseBuilder.Failure) {
                    return .success(try await builder.build(exercise: file, of: chapter))
                } catch {
                    switch error {
                    case .didNotCompile(let output):
                        let line = output.errors.first.map { " (line \($0.line): \($0.message))" } ?? ""
                        return .failure(Obstacle("It doesn't compile\(line)."))
                    case .cannotBuild(let sentence): return .failure(Obstacle(sentence))
                    }
                }
            }.map { Solution(program: $0, recordings: solutions, limits: limits) }
        case .failure(let obstacle)?: .failure(obstacle)
        case nil: nil
        }
    }

    /// The task's verdict if it's clear without a build; otherwise nil.
    private func verdictWithoutRun(on task: ExerciseTask, of chapter: Chapter, in file: ExerciseFile) -> Verdict? {
        if let sentence = misnumbered(task, of: chapter, in: file) { return .cannotCheck(sentence) }
        if TaskRegions.isSame(task.number, in: file.regions, and: chapter.starterRegions) { return .notStarted }
        if let sentence = task.judge.obstacle { return .cannotCheck(sentence) }
        return switch file.regions.count(of: task.number) {
        case 0:
            .cannotCheck(
                """
                \(file.path) has no line `// MARK: - Task \(task.number): \(task.title)`. \
                Put it back before the task's code; `reset` brings the whole file back.
                """)
        case 1: nil
        default:
            .cannotCheck("\(file.path) has the line `// MARK: - Task \(task.number)` more than once. Keep one.")
        }
    }

    /// The sentence about a mark with the task's number and another task's title, as in a file from before the tasks
    /// were renumbered; nil if there's none.
    private func misnumbered(_ task: ExerciseTask, of chapter: Chapter, in file: ExerciseFile) -> String? {
        guard let region = file.regions[task.number], region.title != task.title,
            let other = chapter.tasks.first(where: { $0.title == region.title })
        else { return nil }
        return """
            In \(file.path), line \(region.lines.lowerBound), “\(other.title)” has the number \(task.number), and it's \
            task \(other.number). Give the `// MARK: - Task` lines their tasks' numbers, which `list` shows.
            """
    }

    private static func reports(_ task: ExerciseTask, _ path: String, _ verdict: Verdict, _ seeds: [UInt64])
        -> [TaskReport]
    {
        seeds.map { TaskReport(task: task, file: path, verdict: verdict, seed: $0) }
    }
}

/// The exercise to grade: a file, or the text of one.
public enum ExerciseSource: Sendable {
    case file(at: URL)
    case text(ExerciseFile)

    func file() throws(Obstacle) -> ExerciseFile {
        switch self {
        case .file(let url): return try ExerciseFile(reading: url)
        case .text(let file):
            if let excess = file.excess { throw excess }
            return file
        }
    }

    fileprivate var path: String {
        switch self {
        case .file(let url): url.relativePath
        case .text(let file): file.path
        }
    }
}

/// A progress report of a check.
public enum CheckNews: Sendable {
    /// The processor time that a running task has used so far, and its limit. Sent about every 40 ms; never on macOS,
    /// where `ProcessSample` has no data.
    case sampled(task: Int, processorTime: Duration, limit: Duration)
    /// The first seed's verdict on a task, which may come before the search for a shorter failing run.
    case judged(TaskReport)
}
