import Grading
import TerminalUI

extension Session {
    /// Greets the reader: where they are, and what to press.
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
            Learn reactive programming in Swift by building Twitter Instant, a search that responds as you type, one \
            pipeline step at a time.
            """)
        output.blankLine()
        guard let first = book.chapters.first else { return output.complain("The book has no chapters yet.") }
        output.say("Press **Enter** to begin with chapter \(first.shortNumber), \(first.name).")
        output.say("At any time, `list` shows the chapters, `help` lists the commands, and Ctrl-D quits.")
    }

    private func welcomeBack(_ position: Position) {
        let passed = position.chapter.taskReferences.count { progress.current[$0.key].state == .passed }
        output.say(
            """
            Welcome back. You are in chapter \(position.chapter.shortNumber), \(position.chapter.name), at step \
            \(position.index + 1) of \(position.lesson.steps.count), *\(position.step.title)*. You have passed \
            \(passed) of its \(position.chapter.tasks.count) tasks.
            """)
        output.blankLine()
        let enter =
            switch position.offer {
            case nil: "go on"
            case .guess: "see the question's answer"
            case let offer?: "type `\(line(of: offer, at: position))`"
            }
        output.say("Press **Enter** to \(enter), or type `read` to see the step again.")
        output.say("`help` lists all commands, and Ctrl-D quits.")
    }
}
