import BookText
import Reading

/// Answering the questions that a lesson asks before it shows what happens.
extension Session {
    /// Takes an answer. After the right one, the lesson goes on.
    /// - Parameter index: the option, from 0.
    func answer(_ guess: Guess, with index: Int, at position: Position) async {
        guard index == guess.answer else { return output.sayWrong(guess, index) }
        await finish(position, after: output.praise(guess))
    }

    /// Shows the answer to a reader who doesn't want to guess.
    func reveal(_ guess: Guess, at position: Position) async {
        await finish(position, after: output.answer(to: guess))
    }
}
