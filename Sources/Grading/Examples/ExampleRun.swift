import Foundation
import Marbles
import Reading

/// What the known right and wrong answers do with the inputs of a learner's examples.
///
///     let run = try await ExampleRun(of: examples.all, of: task, in: chapter, root: checkout.root, by: builder)
///     run.verdict.caught.count
///
/// It compiles and plays only programs of this checkout. None of the learner's code is compiled.
public struct ExampleRun: Sendable {
    /// The output of one program for each example; nil for an example that it didn't finish.
    typealias PlayedLanes = [[TimedEvent]?]

    let task: ExampleTask
    let examples: [Example]
    let right: [PlayedLanes]
    let wrong: [PlayedLanes]

    /// Runs examples against all programs of their task. Programs in the cache aren't compiled again.
    public init(
        of examples: [Example], of task: ExampleTask, in chapter: Chapter, root: URL, by builder: ExerciseBuilder
    ) async throws(Obstacle) {
        let programs = try ExamplePrograms(of: task, in: chapter, root: root)
        let files = programs.right + programs.wrong
        await builder.prepare(files, of: chapter)
        let played = Self.chapter(of: examples, task, chapter)
        let outcomes = await Self.outcomes(of: files, examples, task, played, Grader(builder: builder))
        let all = try outcomes.map { outcome throws(Obstacle) in try outcome.get() }
        self.task = task
        self.examples = examples
        right = Array(all.prefix(programs.right.count))
        wrong = Array(all.dropFirst(programs.right.count))
    }

    private static func chapter(of examples: [Example], _ task: ExampleTask, _ chapter: Chapter) -> Chapter {
        let scenarios = examples.enumerated().map { number, example in
            Scenario("example \(number + 1)") { _ in task.play.stimuli(of: example) }
        }
        let played = ExerciseTask(
            TaskJudge(number: task.number, scenarios: scenarios), title: "examples")
        return Chapter(chapter.heading, starter: chapter.starter, tasks: [played])
    }

    private static func outcomes(
        of files: [ExerciseFile], _ examples: [Example], _ task: ExampleTask, _ chapter: Chapter, _ grader: Grader
    ) async -> [Result<PlayedLanes, Obstacle>] {
        await withTaskGroup(of: (Int, Result<PlayedLanes, Obstacle>).self) { group in
            for (place, file) in files.enumerated() {
                group.addTask {
                    let report = await grader.grade(chapter, .text(file), seed: 1).tasks[0]
                    switch report.verdict {
                    case .passed, .notPassed, .died: break
                    case .notStarted, .didNotCompile, .cannotCheck:
                        let reason = report.verdict.message ?? report.verdict.headline
                        return (place, .failure(Obstacle("The examples can't be run: \(reason)")))
                    }
                    let seen = zip(examples, report.transcripts).map { example, transcript in
                        task.compared(task.observe(transcript, example.input.events))
                    }
                    return (place, .success(seen + Array(repeating: nil, count: examples.count - seen.count)))
                }
            }
            var found: [(Int, Result<PlayedLanes, Obstacle>)] = []
            for await one in group { found.append(one) }
            return found.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }
}

/// The right and the wrong answers that a task's examples are run against, as files to compile.
///
/// They're the solution, and answers from the chapter's Answers.md.
struct ExamplePrograms: Sendable {
    /// The solution comes first.
    let right: [ExerciseFile]
    /// In the order of ``ExampleTask/wrong``.
    let wrong: [ExerciseFile]

    init(of task: ExampleTask, in chapter: Chapter, root: URL) throws(Obstacle) {
        guard let solution = TextFile.text(of: root.appending(path: chapter.solutionPath)) else {
            throw Self.missing(chapter.solutionPath)
        }
        guard let answers = try? ChapterAnswers(of: chapter, in: root)[task.number] else {
            throw Self.missing(chapter.answersPath)
        }
        func file(_ name: String, _ kind: KnownAnswer.Kind) throws(Obstacle) -> ExerciseFile {
            guard let answer = answers.first(where: { $0.name == name && $0.kind == kind }),
                let text = solution.replacing(task.number, with: answer.programs[0].region)
            else { throw Self.missing(chapter.answersPath) }
            return ExerciseFile(path: "\(chapter.answersPath)/\(task.number)/\(name).swift", text: text)
        }
        let others = try task.right.map { name throws(Obstacle) in try file(name, .right) }
        right = [ExerciseFile(path: chapter.solutionPath, text: solution)] + others
        wrong = try task.wrong.map { answer throws(Obstacle) in try file(answer.name.slug, .wrong) }
    }

    private static func missing(_ path: String) -> Obstacle {
        Obstacle(
            """
            \(path) is missing or was changed, and the examples run against it. \
            `git checkout -- Solutions` restores it.
            """)
    }
}
