import TerminalUI

/// Answering the questions that a lesson asks before it shows what happens.
extension Session {
    /// The question that the current step asks now, if it asks one.
    func currentGuess() throws -> (guess: Guess, position: Position)? {
        guard let position = try position(), case .guess(let guess) = position.offer else { return nil }
        return (guess, position)
    }

    /// Takes an answer. After the right one, the lesson goes on.
    /// - Parameter index: the option, from 0.
    func answer(_ guess: Guess, with index: Int, at position: Position) async {
        let option = guess.options[index]
        guard index == guess.answer else {
            output.say(StyledText("Not quite. ", style: .bad) + output.inline(option.reply))
            return output.say(StyledText("Guess again, or press Enter for the answer.", style: .dim))
        }
        output.say(StyledText("Right. ", style: .good) + output.inline(option.reply))
        await finish(position)
    }

    /// Shows the answer to a reader who doesn't want to guess.
    func reveal(_ guess: Guess, at position: Position) async {
        let option = guess.options[guess.answer]
        output.say(StyledText("It's \(guess.answer + 1). ", style: .unsure) + output.inline(option.reply))
        await finish(position)
    }
}
