import ArgumentParser
import Marbles
import OperatorLab

struct MarblesCommand: WorkbookCommand {
    static let command = Command(
        "marbles",
        usage: "[OPERATOR [ARGUMENTS] [\"MARBLES\"…]]",
        summary: "Try any operator on marbles that you type. Without an operator, it opens the lab.",
        details: """
            `-` is a step of time, a letter is a value, `'text'` is a longer value, `[ab]` is several values in one \
            step, `|` is completed, and `#` is failed. In the lab, you edit the last line, and the drawing follows \
            each keystroke. An operator alone shows its example. `help throttle` explains an operator.

            The operators are \
            \(OperatorCatalogue.commandNames.map { "`\($0)`" }.joined(separator: ", ")).
            """,
        example: "marbles throttle 3 \"ab--c----d|\"",
        completes: .operators
    )

    // "--a|" is a line of marbles, not an option.
    @Argument(
        parsing: .captureForPassthrough,
        help: "The operator, its arguments, and one line of marbles per signal.", completion: .operators)
    var words: [String] = []

    func perform(in session: Session) async throws -> ExitStatus {
        guard let name = words.first else { return try await openLab(session) }
        if words == ["--help"] { return try await HelpCommand.parse(["marbles"]).perform(in: session) }
        let example = try OperatorCatalogue.looked(up: name)
        let shown = try example.demonstration(Array(words.dropFirst()))
        await session.paged {
            for line in shown.lines(width: session.output.columns) { session.output.verbatim(line) }
        }
        return .passed
    }

    @MainActor
    private func openLab(_ session: Session) async throws -> ExitStatus {
        guard session.mode != .script, let lab = MarblesLab(isColored: session.output.isColored) else {
            throw Complaint.failure("The lab needs a terminal. Name an operator: `\(Self.command.example)`.")
        }
        await lab.run()
        return .passed
    }
}
