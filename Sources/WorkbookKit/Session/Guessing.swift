import TerminalUI

/// Answering the questions that a lesson asks before it shows what happens.
extension Session {
    /// The question that the current step asks now, if it asks one.
    /// A question that the step shows can be answered before what the step offers above it.
    func currentGuess() throws -> (guess: Guess, position: Position)? {
        guard var position = try position() else { return nil }
        let part = position.part
        while let offer = position.offer, position.part == part {
            if case .guess(let guess) = offer { return (guess, position) }
            position.offersTaken += 1
        }
        return nil
    }

    /// Takes an answer. After the right one, the lesson goes on.
    /// - Parameter index: the option, from 0.
    func answer(_ guess: Guess, with index: Int, at position: Position) async {
        let option = guess.options[index]
        guard index == guess.answer else {
            output.say(StyledText("Not quite. ", style: .bad) + output.inline(option.reply))
            return output.say(StyledText("Guess again, or press Enter for the answer.", style: .dim))
        }
        await finish(position, after: StyledText("Right. ", style: .good) + output.inline(option.reply))
    }

    /// Shows the answer to a reader who doesn't want to guess.
    func reveal(_ guess: Guess, at position: Position) async {
        let option = guess.options[guess.answer]
        let reply = StyledText("It's \(guess.answer + 1). ", style: .unsure) + output.inline(option.reply)
        await finish(position, after: reply)
    }
}
