import Reading
import WorkbookKit

/// A reader who answers every question, day by day, and has at most one misconception.
package struct SimulatedReader {
    package let misconception: Misconception?
    package private(set) var record = DrillRecord()
    package var day = Day(number: 20_000)
    package private(set) var questions: [DrillQuestion] = []
    private var drill: Drill

    package init(believing misconception: Misconception?, taught: Set<String>, recent: Set<String> = [], seed: UInt64) {
        self.misconception = misconception
        drill = Drill(taught: taught, recent: recent, seed: seed)
    }

    package var sightings: Int {
        questions.count { question in misconception.map(question.misconceptions.contains) ?? false }
    }

    package mutating func answer(_ count: Int) {
        for _ in 0..<count {
            if record.left(on: day) == 0 { day = day + 1 }
            next()
        }
    }

    /// Answers the next question. Returns whether the question is new; nil if there's no question.
    @discardableResult
    package mutating func next() -> Bool? {
        guard let (question, isNew) = drill.next(record, on: day) else { return nil }
        questions.append(question)
        let isFooled = misconception.map(question.misconceptions.contains) ?? false
        record.note(
            isFooled ? .wrong(misconception: misconception?.rawValue ?? "") : .right, to: question.spec.description,
            options: question.misconceptions.map(\.rawValue), on: day)
        return isNew
    }
}
