import BookText

/// A reader's place in a lesson, adjusted if the lesson has fewer steps than when the place was saved.
package struct LessonPosition<Chapter: Sendable>: Sendable {
    package let chapter: Chapter
    package let lesson: Lesson
    /// The step, from 0.
    package let index: Int
    package var offersTaken: Int

    /// - Returns: nil for a lesson without steps.
    package init?(_ place: Place, in chapter: Chapter, with lesson: Lesson) {
        guard !lesson.steps.isEmpty else { return nil }
        (self.chapter, self.lesson) = (chapter, lesson)
        index = min(max(place.step - 1, 0), lesson.steps.count - 1)
        offersTaken = place.step - 1 == index ? place.offersTaken : 0
    }

    package var step: LessonStep { lesson.steps[index] }
    package var offer: Offer? { step.offers.dropFirst(offersTaken).first }
    /// The index of the step's last part that is shown.
    package var part: Int { step.part(withOffer: offersTaken) }

    /// The question on the screen, with its position; nil if there is none. It can be answered before the offers above
    /// it are taken.
    package var question: (guess: Guess, position: LessonPosition)? {
        var position = self
        while let offer = position.offer, position.part == part {
            if case .guess(let guess) = offer { return (guess, position) }
            position.offersTaken += 1
        }
        return nil
    }

    package mutating func skip(while isDone: (Offer) -> Bool) {
        while let offer, isDone(offer) { offersTaken += 1 }
    }
}

extension TaskRecord {
    /// Whether lessons no longer offer to edit or check the task.
    package var isDone: Bool { state == .passed && lastCheckFailed != true }
}

extension Offer {
    /// The command line that takes the offer, in a chapter such as `1`.
    package func line(inChapter number: String) -> String {
        switch self {
        case .command(let line): line
        case .guess: "guess"
        case .edit(let task): "edit \(number).\(task)"
        case .check(let task): "check \(number).\(task)"
        }
    }
}

/// The reader's editor: the command line in VISUAL or EDITOR; nil if neither is set.
package func editorLine(in environment: [String: String]) -> String? {
    ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.allSatisfy(\.isWhitespace) }
}
