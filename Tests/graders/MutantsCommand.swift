import ArgumentParser
import Foundation
import Grading
import ProofKit
import Terminal

/// Measures how many unknown mistakes the checks refuse, by playing solutions with generated changes.
struct MutantsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutants",
        abstract: "Change each solution in small ways, and see whether each change is refused.",
        discussion: """
            A change that passes is printed for you to read: it's a gap in the runs, or no user can tell it from the \
            solution. Then add it to \(KnownMutants.path), with the reason.

            For example: swift run graders mutants              all tasks
                         swift run graders mutants filter 10.2  a chapter and a task
                         swift run graders mutants --tenth      a tenth, drawn by the commit
            Exit status 0: all were played. 1: one can't be, or the list names one that there isn't.
            """)

    @Argument(help: "Chapters (05, filter) and tasks (05.2, filter.2); everything without them.")
    var what: [String] = []

    @Flag(help: "Play a tenth, drawn by the commit. WORKBOOK_SAMPLE draws another one.")
    var tenth = false

    func validate() throws { try CatalogueWords.check(what) }

    func run() async throws {
        try await RuntimeLibrary.build()
        let known = try KnownMutants()
        let tasks = CatalogueWords.tasks(named: what).filter { $1.kind != .predict && $1.kind != .breakIt }
        let all = try catalogue.flatMap { try Mutation.all(of: $0, Mutation.Kind.played) }
        let sample = Sample.current.name
        let drawn = all.filter { mutant in
            !tenth
                || FNV1a.hash("\(sample) \(mutant.chapter.id) \(mutant.task) \(mutant.line) \(mutant.name)".utf8) % 10
                    == 0
        }
        let proofs = try await tasks.concurrentMap { chapter, task in
            try await MutantProof(
                of: drawn.filter { $0.chapter.id == chapter.id && $0.task == task.number }, to: task.number,
                in: chapter, known: known)
        } taken: { proof in
            for line in proof.lines { print(line) }
            fflush(nil)
        }
        let faults = known.faults(among: all)
        for fault in faults { print("✗ \(fault)") }
        func sum(_ count: (MutantProof) -> Int) -> Int { proofs.map(count).reduce(0, +) }
        let (named, different, died) = (sum(\.named), sum(\.different), sum(\.died))
        let passed = sum(\.passed.count)
        print(
            """

            \(named + different + died + passed + sum(\.equivalent.count) + sum(\.uncompiled)) mutants\
            \(tenth ? ", a tenth drawn by \(sample)" : ""): \(sum(\.uncompiled)) don't compile, \(named) refused by \
            name, \(different) by the first difference, \(died) died, \(sum(\.equivalent.count)) equivalent, \
            \(passed) pass
            """)
        if !faults.isEmpty { throw ExitCode(1) }
    }
}
