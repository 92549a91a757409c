import ArgumentParser
import Reading

struct GuessCommand: WorkbookCommand {
    static let command = Command.guess

    @Argument(help: "The number of your answer.")
    var number: Int?

    func perform(in session: Session) async throws -> ExitStatus {
        guard let (guess, position) = try session.position()?.question else {
            throw Complaint.failure("This step asks nothing now. `read` shows it again.")
        }
        guard let number else {
            session.output.show(guess.blocks)
            session.showWhatIsNext(position)
            return .passed
        }
        guard guess.options.indices.contains(number - 1) else {
            throw Complaint.noAnswer(number, to: guess)
        }
        await session.answer(guess, with: number - 1, at: position)
        return .passed
    }
}
