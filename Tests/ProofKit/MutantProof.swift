import Foundation
import Grading

/// The results of checking a task's mutants, which are its solution with one generated change each. The results show
/// how many mistakes the checks refuse although the authors haven't thought of them.
public struct MutantProof: Sendable {
    public let chapter: Chapter
    public let task: Int
    /// The number of mutants that don't compile.
    public private(set) var uncompiled = 0
    /// The numbers of refused mutants: by name or as not started, by the first difference, and by the program's death.
    public private(set) var named = 0
    public private(set) var different = 0
    public private(set) var died = 0
    /// The passing mutants: mutants to look at, and mutants that Mutants.md lists.
    public private(set) var passed: [Mutation] = []
    public private(set) var equivalent: [Mutation] = []

    private static let builder = ExerciseBuilder()
    private static let grader = Grader(builder: builder)

    private static let atOnce = 40

    /// Compiles and plays the mutants of one task.
    public init(of mutants: [Mutation], to task: Int, in chapter: Chapter, known: KnownMutants) async throws {
        (self.chapter, self.task) = (chapter, task)
        for start in stride(from: 0, to: mutants.count, by: Self.atOnce) {
            let files = mutants[start..<min(start + Self.atOnce, mutants.count)].map(\.file)
            await Self.builder.prepare([try Book.solution(of: chapter)] + files, of: chapter)
        }
        for mutant in mutants {
            switch try await Self.verdict(on: mutant) {
            case nil: uncompiled += 1
            case .passed?: if known.contains(mutant) { equivalent.append(mutant) } else { passed.append(mutant) }
            case .notPassed(let findings)?:
                if findings[0].name == Finding.firstDifference { different += 1 } else { named += 1 }
            // The change restores the starter's code.
            case .notStarted?: named += 1
            case .died?: died += 1
            case let verdict?:
                throw Obstacle("\(mutant.name) is \(verdict.headline): \(verdict.message ?? "")")
            }
        }
    }

    /// The first verdict that isn't a pass, or a pass if all seeds pass; nil if the mutant doesn't compile.
    private static func verdict(on mutant: Mutation) async throws -> Verdict? {
        do {
            _ = try await builder.build(exercise: mutant.file, of: mutant.chapter)
        } catch {
            guard case .didNotCompile = error else { throw error }
            return nil
        }
        for seeds in [1...3, 4...12] as [ClosedRange<UInt64>] {
            let reports = await grader.grade(
                mutant.chapter, .text(mutant.file), tasks: [mutant.task], seeds: Array(seeds))
            let verdicts = reports.compactMap { $0.tasks.first?.verdict }
            if let refusal = verdicts.first(where: { !$0.isPass }) { return refusal }
        }
        return .passed
    }

    /// The counts in a line, and a line for each mutant that passes unexpectedly.
    public var lines: [String] {
        let refused = named + different + died
        let number = "\(chapter.number).\(task)"
        return [
            """
            \(number)  \(refused) of \(refused + passed.count) refused: \(named) by name, \(different) by the first \
            difference, \(died) died; \(equivalent.count) known to be equivalent, \(uncompiled) don't compile
            """
        ] + passed.map { "      ✗ \(number), line \($0.line), passes: \($0.name)" }
    }
}

/// The mutants that a user can't tell from the solution: `Mutants.md` beside this file. A reason follows each mutant,
/// or several mutants in a row.
///
///     ## 05.3
///     - a stage doubled: `.map { text in text.trimmingCharacters(in: .whitespaces) }`
///       A trimmed text has nothing more to trim.
public struct KnownMutants: Sendable {
    /// The file, relative to the package root.
    public static let path = "Tests/ProofKit/Mutants.md"

    /// The lines of the file, by the numbers of their tasks.
    private var lines: [String: Set<String>] = [:]

    /// Reads this checkout's Mutants.md.
    public init() throws {
        let text = try String(contentsOf: Book.root.appending(path: Self.path), encoding: .utf8)
        for section in text.components(separatedBy: "\n## ").dropFirst() {
            let all = section.split(whereSeparator: \.isNewline).map(String.init)
            lines[all[0]] = Set(all.dropFirst())
        }
    }

    func contains(_ mutant: Mutation) -> Bool {
        lines["\(mutant.chapter.number).\(mutant.task)"]?.contains("- \(mutant.name)") == true
    }
}
