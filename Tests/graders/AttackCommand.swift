import ArgumentParser
import Foundation
import ProofKit

struct AttackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "attack",
        abstract: "Hand in what a grammar and a seed make: hostile programs, texts, recordings, and folders.",
        discussion: """
            After each input, the grader must be alive, the other students' rows right, the temporary folder as \
            before, and time and memory within limits. A tenth runs as a plain user, and a tenth as on an older \
            Landlock, where this system can do that. An input that finds a fault is made shorter and \
            printed; add it to Kept.txt.

            For example: swift run graders attack --seconds 180
                         swift run graders attack --count 2000 --seed 7 --kind text
                         swift run graders attack --input 'text "\\(*5000'
            Exit status 0: no fault. 1: a fault.
            """)

    @Option(help: "Stop after this time.")
    var seconds: Int?

    @Option(help: "Stop after this number of inputs.")
    var count: Int?

    @Option(help: "The seed of the inputs; the same one makes the same inputs.")
    var seed: UInt64 = .random(in: 1...999_999)

    @Option(
        help: ArgumentHelp(
            "Try only inputs of a kind, and skip the others: \(HostileInput.Kind.allCases.map(\.rawValue)).",
            valueName: "kind"))
    var kind: [String] = []

    @Option(help: "Try this input, as the command prints it.")
    var input: String?

    @Flag(help: .hidden)
    var worker = false

    private var kinds: [HostileInput.Kind] {
        kind.isEmpty ? HostileInput.Kind.allCases : kind.compactMap(HostileInput.Kind.init)
    }

    func validate() throws {
        if let unknown = kind.first(where: { HostileInput.Kind(rawValue: $0) == nil }) {
            let names = HostileInput.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("There is no kind \(unknown). The kinds are \(names).")
        }
        if let input, HostileInput(line: input) == nil {
            throw ValidationError("\"\(input)\" isn't an input. An input is a kind and parts, such as `text #*8000`.")
        }
        if let count, count < 1 { throw ValidationError("--count wants a number from 1.") }
        if let seconds, seconds < 1 { throw ValidationError("--seconds wants a number from 1.") }
    }

    func run() async throws {
        if worker { return try await AttackWorker.work() }
        try await RuntimeLibrary.build()
        let attackers = try Attackers()
        if let input = input.flatMap({ HostileInput(line: $0) }) {
            guard let fault = attackers.fault(of: input, number: 1) else { return print("\(input): no fault") }
            print("✗ \(input)\n  \(fault)")
            throw ExitCode(1)
        }
        print("Seed \(seed)")
        var grammar = HostileGrammar(seed: seed)
        let end = seconds.map { ContinuousClock.now + .seconds($0) }
        var number = 0
        while number < count ?? (seconds == nil ? 2_000 : .max), end.map({ $0 > .now }) ?? true {
            number += 1
            let input = grammar.next()
            guard kinds.contains(input.kind), let fault = attackers.fault(of: input, number: number) else { continue }
            print("✗ input \(number): \(fault)")
            fflush(nil)
            print("  shortest: \(attackers.shortened(input))")
            throw ExitCode(1)
        }
        print("\(number) inputs, no fault. \(attackers.remark)")
    }
}
