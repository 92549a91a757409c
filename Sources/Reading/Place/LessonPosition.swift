/// A reader's place in a lesson, adjusted if the lesson has fewer steps than when the place was saved.
package struct LessonPosition: Sendable {
    package let chapter: ChapterHeading
    package let lesson: Lesson
    /// The step, from 0.
    package let index: Int
    package var offersTaken: Int

    /// - Returns: nil for a lesson without steps.
    package init?(_ place: Place, in chapter: ChapterHeading, with lesson: Lesson) {
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

    mutating func skip(while isDone: (Offer) -> Bool) {
        while let offer, isDone(offer) { offersTaken += 1 }
    }

    /// The numbers of the step's tasks, starting with the tasks that are still offered.
    package var tasks: [Int] {
        let numbers = step.offers.enumerated().compactMap { index, offer in
            if case .check(let number) = offer { (isTaken: index < offersTaken, number: number) } else { nil }
        }
        return (numbers.filter { !$0.isTaken } + numbers.filter(\.isTaken)).map(\.number)
    }

    /// The command line that takes an offer.
    func line(of offer: Offer) -> String {
        switch offer {
        case .command(let line): line
        case .guess: "guess"
        case .edit(let task): "edit \(chapter.shortNumber).\(task)"
        case .check(let task): "check \(chapter.shortNumber).\(task)"
        }
    }
}

extension TaskRecord {
    /// Whether lessons no longer offer to edit or check the task.
    package var isDone: Bool { state == .passed && lastCheckFailed != true }
}
