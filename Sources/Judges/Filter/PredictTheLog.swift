import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding
import Synchronization

extension ExerciseTask {
    /// Task 2 of chapter 05: marbles, written before the run.
    static let predictTheLog = predictTheLog(AskedWhileTyping(letters: ["m", "a", "g", "i"], before: 3, deletions: 3)) {
        generator in
        let question = AskedWhileTyping(using: &generator)
        return TaskVariant(
            predictTheLog(question), region: question.region(answer: "?"),
            solution: question.region(answer: question.marbles))
    }

    private static func predictTheLog(
        _ question: AskedWhileTyping, variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) -> ExerciseTask {
        ExerciseTask(
            number: 2,
            title: "predict",
            kind: .predict,
            goal: """
                Without running it: what does the pipeline of task 1 log, step by step, when the user is asked first? Somebody types \
                \(question.spelled(question.letters[..<question.before])), then allows the access, then \
                \(question.typesTheRest) and presses the delete key \(question.timesDeleted). Write one character a step: the last letter of the \
                text that is logged, `-` for nothing. In the first step the form opens.
                """,
            hints: [
                """
                Write the text of the field under each step, the first one included. Then ask two questions of each: has access been \
                granted? Is it valid?
                """,
                """
                In the step in which access is granted, `then` subscribes to the text signal, and a text signal begins with the text that \
                the field holds.
                """,
                """
                There are \(question.steps.count) steps, and in \(question.run.count) of them something is logged. After a deletion the last \
                letter is that of \
                the text that is left.
                """,
            ],
            explanation: """
                `then` decides from when on texts count, `filter` decides which of them do. Neither keeps anything: what was typed too early is \
                gone, and what is valid twice passes twice.
                """,
            scenarios: [
                Scenario("the prediction against a real run") { _ in
                    []
                } judge: { transcript in
                    question.prediction.finding(in: transcript)
                }
            ],
            variant: variant
        )
    }
}

/// The question: what is typed before access is granted, and what after.
private struct AskedWhileTyping {
    enum Step: Equatable {
        case open, allow, delete
        case type(String)
    }

    let letters: [String]
    /// How many of the letters are typed before access is granted.
    let before: Int
    let deletions: Int

    init(letters: [String], before: Int, deletions: Int) {
        self.letters = letters
        self.before = before
        self.deletions = deletions
    }

    /// Three letters at least before the answer, so that something is logged with it, and at least one deletion that makes the text too short.
    init(using generator: inout SplitMix64) {
        let count = Int.random(in: 4...5, using: &generator)
        letters = "abcdefghijklmnopqrstuvx".shuffled(using: &generator).prefix(count).map { "\($0)" }
        before = Int.random(in: 3..<count, using: &generator)
        deletions = Int.random(in: (count - 2)...(count - 1), using: &generator)
    }

    // MARK: In words

    func spelled(_ letters: ArraySlice<String>) -> String { letters.joined(separator: ", ") }

    var typesTheRest: String { "types \(spelled(letters[before...]))" }

    var timesDeleted: String { ["", "once", "twice", "three times", "four times"][deletions] }

    /// What stands below the task's mark.
    func region(answer: String) -> String {
        """
        /// What the pipeline of task 1 logs, as marbles, one character a step: the last letter of the text that is logged, `-` for a step in
        /// which nothing is. In the first step the form opens, and the user is asked for access. In the steps after it somebody types \
        \(spelled(letters[..<before])),
        /// then allows the access, then \(typesTheRest) and presses the delete key \(timesDeleted).
        let predictedLog = "\(answer)"
        """
    }

    // MARK: The run

    var steps: [Step] {
        [.open] + letters[..<before].map { .type($0) } + [.allow] + letters[before...].map { .type($0) }
            + Array(repeating: .delete, count: deletions)
    }

    /// The text of the field after each step.
    private var texts: [String] {
        var text = ""
        return steps.map { step in
            switch step {
            case .type(let letter): text += letter
            case .delete: text.removeLast()
            case .open, .allow: break
            }
            return text
        }
    }

    /// The step in which access is granted.
    private var granted: Int { before + 1 }

    /// The right answer.
    var marbles: String {
        let run = run
        return steps.indices.map { step in
            run.first { $0.time == MarbleDiagram.defaultStep * step }.map(\.kind.marble) ?? "-"
        }.joined()
    }

    /// What the pipeline really logs: it is run, not remembered.
    var run: [TimedEvent] {
        let events = Mutex<[TimedEvent]>([])
        let now = Mutex(0)
        let access = Subject<Void, Never>()
        let text = Property("")
        access.signal
            .then { text.signal }
            .filter { $0.count > 2 }
            .subscribe(next: { text in
                let time = MarbleDiagram.defaultStep * now.withLock { $0 }
                events.withLock { $0.append(TimedEvent(at: time, .next(String(text.suffix(1))))) }
            })
        for (index, step) in steps.enumerated() {
            now.withLock { $0 = index }
            switch step {
            case .open: break
            case .allow: access.complete()
            case .type, .delete: text.value = texts[index]
            }
        }
        return events.withLock { $0 }
    }

    // MARK: Mistakes, by what they show

    /// The log by another rule, or from another step on.
    private func log(longerThan length: Int, from start: Int, in included: (Int) -> Bool = { _ in true })
        -> [TimedEvent]
    {
        steps.indices.filter { $0 >= start && texts[$0].count > length && included($0) }.map { step in
            TimedEvent(at: MarbleDiagram.defaultStep * step, .next(String(texts[step].suffix(1))))
        }
    }

    var prediction: Prediction {
        let run = run
        let last = texts[granted]
        return Prediction(
            lane: .log, run: run,
            misreadings: [
                .init(
                    "The pipeline never completes: the text signal lives as long as its field. There is no `|` in this recording."
                ) {
                    $0.contains { $0.kind == .completed || $0.kind == .failed("") }
                },
                .init("Those are whole texts. Write only the last letter of each, one character a step.") {
                    $0.contains { if case .next(let value) = $0.kind { value.count > 1 } else { false } }
                },
                .init(
                    """
                    `\(last)` is told when access is granted, as the text that the field holds; what was typed before is not told again, letter \
                    by letter.
                    """
                ) {
                    Set($0.map(\.time)).count < $0.count
                },
                .init(
                    """
                    Nothing is logged before access is granted: `then` subscribes to the texts only when the access signal has completed.
                    """
                ) { [granted] in
                    $0.contains { $0.time < MarbleDiagram.defaultStep * granted }
                },
                .init(
                    """
                    Texts that are too short are filtered out, also those that the delete key made too short.
                    """, predicts: log(longerThan: 0, from: granted)),
                .init(
                    "In the step in which access is granted, something is logged: a text signal begins with the text that the field holds.",
                    predicts: log(longerThan: 2, from: granted + 1)),
                .init(
                    "The delete key changes the text, so it is an event like any other, and what is left may be valid.",
                    predicts: log(longerThan: 2, from: granted) { steps[$0] != .delete }),
                .init(
                    "A text of exactly three characters is longer than two: it is valid.",
                    predicts: log(longerThan: 3, from: granted)),
                .init(
                    """
                    `\(texts[2])` has two characters, and two is not longer than two: it is filtered out.
                    """, predicts: log(longerThan: 1, from: granted)),
                .init(
                    "After a deletion the last letter is that of the text that is left, not the one that has gone.",
                    predicts: deletedLetters),
            ],
            otherwise:
                "Something is logged in \(run.count) of the \(steps.count) steps. Compare the marbles, step by step.")
    }

    private var deletedLetters: [TimedEvent] {
        log(longerThan: 2, from: granted).map { event in
            let step = Int(event.time / MarbleDiagram.defaultStep)
            guard steps[step] == .delete else { return event }
            return TimedEvent(at: event.time, .next(String(texts[step - 1].suffix(1))))
        }
    }
}
