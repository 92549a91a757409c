import ArgumentParser
import Grading
import Judges
import ProofKit

/// Compiles programs that don't compile, and prints how many of them are explained.
struct RefusalsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refusals",
        abstract: "Compile programs with mistakes, and print how many are explained. `prove` does it, too."
    )

    @Argument(help: "Chapters, such as 05; all of them without it.")
    var chapters: [String] = []

    @Flag(help: "Print the explanation of each program.")
    var messages = false

    @Flag(help: "Leave out the generated programs.")
    var collected = false

    func run() async throws {
        try await RuntimeLibrary.build()
        let asked = catalogue.filter { chapters.isEmpty || chapters.contains($0.number) }
        guard try await Refusals.areProved(for: asked, generated: !collected, messages: messages) else {
            throw ExitCode(1)
        }
    }
}

/// The table of what doesn't compile.
enum Refusals {
    /// The share of generated programs that must have a useful explanation.
    private static let least = 0.8

    /// Prints the table. Returns whether every collected program has its explanation, and enough generated ones a
    /// useful one.
    static func areProved(for chapters: [Chapter], generated: Bool, messages: Bool) async throws -> Bool {
        let programs = try RefusedProgram.all().filter { program in chapters.contains { $0.id == program.chapter.id } }
        let collected = try await outcomes(of: programs, by: RefusalProof.outcome(of:))
        print("Programs with mistakes that people make: \(tally(collected)) get their explanation.")
        if messages { for outcome in collected { print("\n\(outcome.name)\n\(outcome.report)") } }
        for outcome in collected {
            if let fault = outcome.fault { print("\n✗ \(outcome.name)\n\(fault)\n\(outcome.report)") }
        }
        guard generated else { return collected.allSatisfy { $0.fault == nil } }

        let mutations = try chapters.flatMap(Mutation.all)
        let useful = try await outcomes(of: mutations, by: RefusalProof.outcome(of:)).compactMap(\.self)
        print("Generated programs that don't compile: \(tally(useful)) get a useful explanation.")
        if messages { for outcome in useful { print("\n\(outcome.name)\n\(outcome.report)") } }
        let poor = useful.filter { $0.fault != nil }
        for outcome in poor.prefix(20) { print("\n· \(outcome.name): \(outcome.fault ?? "")\n\(outcome.report)") }
        return collected.allSatisfy { $0.fault == nil }
            && Double(poor.count) <= (1 - least) * Double(useful.count)
    }

    private static func tally(_ outcomes: [RefusalProof.Outcome]) -> String {
        "\(outcomes.count { $0.fault == nil }) of \(outcomes.count)"
    }

    /// As many at once as there are processors; the results in order.
    private static func outcomes<Program: Sendable, Result: Sendable>(
        of programs: [Program], by compile: @escaping @Sendable (Program) async throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var results: [Int: Result] = [:]
            var next = programs.enumerated().makeIterator()
            for _ in 0..<8 {
                if let (index, program) = next.next() { group.addTask { (index, try await compile(program)) } }
            }
            for try await (index, result) in group {
                results[index] = result
                if let (index, program) = next.next() { group.addTask { (index, try await compile(program)) } }
            }
            return results.sorted { $0.key < $1.key }.map(\.value)
        }
    }
}
