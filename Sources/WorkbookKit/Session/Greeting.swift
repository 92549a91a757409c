import Grading
import Reading

extension Session {
    func greet() {
        output.show(title: course.name)
        do {
            if let position = try position() {
                welcomeBack(position)
            } else if let first = book.chapters.first {
                output.welcome(to: course.abstract, beginningWith: "\(first.shortNumber), \(first.label)")
            } else {
                output.complain("The book has no chapters yet.")
            }
        } catch {
            output.complain((error as? Complaint)?.sentence ?? error.localizedDescription)
        }
        output.blankLine()
    }

    private func welcomeBack(_ position: Position) {
        let chapter = position.chapter
        let passed = chapter.taskReferences.count { stores.progress.current[$0.key].state == .passed }
        let enter =
            switch position.offer {
            case nil: "go on"
            case .guess: "see the question's answer"
            case let offer?: "type `\(line(of: offer, at: position))`"
            }
        output.welcomeBack(
            to: "\(chapter.shortNumber), \(chapter.label)", position,
            done: "You have passed \(passed) of its \(chapter.tasks.count) tasks.", enter: enter,
            drills: stores.drills.current.mentioned(on: Day(of: system.now(), in: system.timeZone)))
    }
}
