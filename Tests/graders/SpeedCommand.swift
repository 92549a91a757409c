import ArgumentParser
import Foundation
import Grading
import Judges
import ProofKit

/// Measures a learner's wait: a check after an edit, beside the compiler alone, and a check of all chapters.
struct SpeedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "speed",
        abstract: "Time a check after a one-line edit, a bare swiftc of the same file, and a check of all chapters.",
        discussion:
            "Each figure is the median of --runs. A check and a bare compilation take turns, so both see the same load."
    )

    @Option(help: "How often each is run.")
    var runs = 10

    @Argument(help: "The chapters to time alone (05, filter); the first one without it.")
    var chapters: [String] = []

    func run() async throws {
        try await RuntimeLibrary.build()
        let chosen =
            chapters.isEmpty
            ? Array(catalogue.prefix(1))
            : catalogue.filter { chapter in
                chapters.contains { $0 == chapter.product || Int($0) == Int(chapter.number) }
            }
        let library = try await WorkbookLibrary.find(.book)
        for chapter in chosen {
            var checks: [Duration] = []
            var compilations: [Duration] = []
            for run in 0..<runs {
                let file = try Self.edited(chapter, run)
                compilations.append(try await Self.compile(file, against: library))
                checks.append(try await Self.check(chapter, file))
            }
            let (check, bare) = (Self.median(checks), Self.median(compilations))
            print(
                "\(chapter.id), after a one-line edit: check \(Self.text(check)), swiftc alone \(Self.text(bare)),",
                "ratio \(Self.ratio(check, bare))")
        }
        try await printAll()
    }

    private func printAll() async throws {
        var fresh: [Duration] = []
        var built: [Duration] = []
        for run in 0..<runs {
            let files = try catalogue.map { try Self.edited($0, run) }
            fresh.append(try await Self.check(files))
            built.append(try await Self.check(files))
        }
        print(
            "all \(catalogue.count) chapters: every file edited \(Self.text(Self.median(fresh))),",
            "nothing edited \(Self.text(Self.median(built)))")
    }

    private static func check(_ files: [ExerciseFile]) async throws -> Duration {
        var sum = Duration.zero
        for (chapter, file) in zip(catalogue, files) { sum += try await check(chapter, file) }
        return sum
    }

    // MARK: Steps

    /// The solution with a unique line, so that it isn't in the cache.
    private static func edited(_ chapter: Chapter, _ run: Int) throws -> ExerciseFile {
        let solution = try Book.solution(of: chapter)
        return ExerciseFile(
            path: solution.path, text: solution.text + "\n// edit \(run) \(UInt64.random(in: .min ... .max))\n")
    }

    private static func check(_ chapter: Chapter, _ file: ExerciseFile) async throws -> Duration {
        let start = ContinuousClock.now
        let report = await Grader().grade(chapter, .text(file))
        let time = ContinuousClock.now - start
        guard report.isPass else { throw Failure(description: TextReport().text(of: report)) }
        return time
    }

    private static func compile(_ file: ExerciseFile, against library: WorkbookLibrary) async throws -> Duration {
        let sources = ["Exercise.swift": file.text, "main.swift": "import Playing\n\nPlayer.play(exercise)\n"]
        let start = ContinuousClock.now
        let folder = try await PlainCompiler.compile(sources, against: library)
        let time = ContinuousClock.now - start
        try FileManager.default.removeItem(at: folder)
        return time
    }

    // MARK: Figures

    private static func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }

    private static func text(_ time: Duration) -> String {
        time.formatted(.units(allowed: [.milliseconds], width: .narrow))
    }

    private static func ratio(_ one: Duration, _ other: Duration) -> String { String(format: "%.2f", one / other) }
}
