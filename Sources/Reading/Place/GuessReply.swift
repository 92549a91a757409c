import BookText
import TextStyles

/// What the reader sees after answering a lesson's question.
extension Output {
    /// After a wrong answer.
    /// - Parameter index: the option, from 0.
    package func sayWrong(_ guess: Guess, _ index: Int) {
        say(StyledText("Not quite. ", style: .bad) + inline(guess.options[index].reply))
        say(StyledText("Guess again, or press Enter for the answer.", style: .dim))
    }

    /// After the right one.
    package func praise(_ guess: Guess) -> StyledText {
        StyledText("Right. ", style: .good) + inline(guess.options[guess.answer].reply)
    }

    /// The answer, for a reader who doesn't want to guess.
    package func answer(to guess: Guess) -> StyledText {
        StyledText("It's \(guess.answer + 1). ", style: .unsure) + inline(guess.options[guess.answer].reply)
    }
}

extension Complaint {
    /// The reader has typed the number of an answer that a question doesn't have.
    package static func noAnswer(_ number: Int, to guess: Guess) -> Complaint {
        .usage("There is no answer \(number). Type \(guess.choices).")
    }
}
