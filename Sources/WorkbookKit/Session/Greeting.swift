import Grading
import TerminalUI

extension Session {
    /// The first lines that a reader sees: where they are, and what to press.
    func greet() {
        output.say(StyledText("The reactive workbook", style: .heading))
        do {
            if let position = try position() {
                welcomeBack(position)
            } else {
                welcome()
            }
        } catch {
            output.complain((error as? Complaint)?.sentence ?? error.localizedDescription)
        }
        output.blankLine()
    }

    private func welcome() {
        output.say(
            """
            Learn reactive programming in Swift by building Twitter Instant, a search that answers while you type: one pipeline \
            step at a time, here in the terminal.
            """)
        output.blankLine()
        guard let first = book.chapters.first else { return output.complain("The book has no chapters yet.") }
        output.say("Press **Enter** to begin with chapter \(first.shortNumber), \(first.name).")
        output.say("Any time: `list` shows the chapters, `help` the commands, Ctrl-D leaves.")
    }

    private func welcomeBack(_ position: Position) {
        let passed = position.chapter.taskReferences.count { progress.current[$0.key].state == .passed }
        output.say(
            """
            Welcome back. You are in chapter \(position.chapter.shortNumber), \(position.chapter.name), at step \(position.index + 1) \
            of \(position.lesson.steps.count), *\(position.step.title)*; \(passed) of its \(position.chapter.tasks.count) tasks are passed.
            """)
        output.blankLine()
        if let offer = position.offer {
            output.say(
                "Press **Enter** to run `\(offer)`, or type `read` to see the step again. `help` shows all commands, Ctrl-D leaves."
            )
        } else {
            output.say(
                "Press **Enter** to go on, or type `read` to see the step again. `help` shows all commands, Ctrl-D leaves."
            )
        }
    }
}
