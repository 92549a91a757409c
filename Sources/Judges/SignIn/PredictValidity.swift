import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding
import Synchronization

extension ExerciseTask {
    /// Task 4 of chapter 00: marbles of `combineLatest`, written before the run.
    static let predictValidity = predictValidity(.ofTheBook) { generator in
        let fields = TwoFields(using: &generator)
        return TaskVariant(
            predictValidity(fields), region: fields.region(answer: "?"), solution: fields.region(answer: fields.marbles)
        )
    }

    private static func predictValidity(
        _ fields: TwoFields, variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) -> ExerciseTask {
        ExerciseTask(
            number: 4,
            title: "predict",
            kind: .predict,
            goal: """
                Without running it: what comes out of `name.combineLatest(with: password).map { $0 && $1 }`, step by step? Write one character a step: `y` yes, \
                `n` no, `-` nothing. In marbles the two signals are `\(fields.marbles(of: .name))` and `\(fields.marbles(of: .password))`.
                """,
            hints: [
                "Write the two signals under each other, step under step, and below them the newest value of each.",
                "Nothing comes out before both have sent. From then on something comes out in each step in which *either* sends.",
                "There are \(fields.both.count) values. The first is in step \(fields.both[0].step + 1), counted from one.",
            ],
            explanation: """
                `combineLatest` waits for the first value of each, then sends for each value of either, repetitions included. It never goes back for a \
                value that was overtaken while it waited.
                """,
            scenarios: [
                Scenario("the prediction against a real run") { _ in
                    []
                } judge: { transcript in
                    fields.prediction.finding(in: transcript)
                }
            ],
            variant: variant
        )
    }
}

/// The question: when which of the two fields becomes valid or invalid.
private struct TwoFields {
    enum Field { case name, password }

    struct Change: Equatable {
        let step: Int
        let field: Field
        let isValid: Bool
    }

    static let steps = 10

    let changes: [Change]

    static let ofTheBook = TwoFields(changes: [
        Change(step: 0, field: .name, isValid: false), Change(step: 2, field: .name, isValid: true),
        Change(step: 4, field: .password, isValid: true), Change(step: 6, field: .password, isValid: false),
        Change(step: 7, field: .name, isValid: false), Change(step: 8, field: .password, isValid: true),
        Change(step: 9, field: .name, isValid: true),
    ])

    init(changes: [Change]) {
        self.changes = changes
    }

    /// One field sends twice before the other begins, and no misreading comes to the right answer by chance.
    init(using generator: inout SplitMix64) {
        while true {
            let first: Field = Bool.random(using: &generator) ? .name : .password
            let second: Field = first == .name ? .password : .name
            let steps = (0..<Self.steps).shuffled(using: &generator).prefix(7).sorted()
            let fields = TwoFields(
                changes: zip(steps, [first, first, second, second, first, second, first]).map { step, field in
                    Change(step: step, field: field, isValid: Bool.random(using: &generator))
                })
            let wrong = [
                fields.zipped, fields.merged, fields.early, fields.changed, fields.either, fields.driven(by: .name),
                fields.driven(by: .password),
            ]
            if Set(fields.both.map(\.isValid)).count == 2, !wrong.contains(fields.both) {
                self = fields
                return
            }
        }
    }

    // MARK: In words

    func marbles(of field: Field) -> String { Self.marbles(changes.filter { $0.field == field }) }

    /// The right answer.
    var marbles: String { Self.marbles(both) }

    private static func marbles(_ changes: [Change]) -> String {
        (0..<steps).map { step in changes.first { $0.step == step }.map { $0.isValid ? "y" : "n" } ?? "-" }.joined()
    }

    /// What stands below the task's mark.
    func region(answer: String) -> String {
        """
        /// Whether both fields are valid, as marbles, one character a step: `y` for yes, `n` for no, `-` for a step in which
        /// nothing comes out of `name.combineLatest(with: password).map { $0 && $1 }`. The two signals:
        ///
        ///     name      \(marbles(of: .name))
        ///     password  \(marbles(of: .password))
        let predictedValidity = "\(answer)"
        """
    }

    // MARK: The run

    /// What really comes out: it is run, not remembered.
    var both: [Change] {
        let name = Subject<Bool, Never>()
        let password = Subject<Bool, Never>()
        let sent = Mutex<[Change]>([])
        let step = Mutex(0)
        name.signal.combineLatest(with: password.signal)
            .map { $0 && $1 }
            .subscribe(next: { isValid in
                let now = step.withLock { $0 }
                sent.withLock { $0.append(Change(step: now, field: .name, isValid: isValid)) }
            })
        for change in changes {
            step.withLock { $0 = change.step }
            (change.field == .name ? name : password).send(change.isValid)
        }
        return sent.withLock { $0 }
    }

    // MARK: Mistakes, by what they show

    private func combined(_ isValid: (_ name: Bool, _ password: Bool) -> Bool) -> [Change] {
        var newest: [Field: Bool] = [:]
        return changes.map { change in
            newest[change.field] = change.isValid
            return Change(
                step: change.step, field: .name, isValid: isValid(newest[.name] ?? false, newest[.password] ?? false))
        }
    }

    private var start: Int { both[0].step }

    var early: [Change] { combined { $0 && $1 } }
    var either: [Change] { combined { $0 || $1 }.filter { $0.step >= start } }
    var merged: [Change] { changes.map { Change(step: $0.step, field: .name, isValid: $0.isValid) } }
    var changed: [Change] {
        both.indices.filter { $0 == 0 || both[$0].isValid != both[$0 - 1].isValid }.map { both[$0] }
    }

    func driven(by field: Field) -> [Change] {
        both.filter { sent in changes.contains { $0.step == sent.step && $0.field == field } }
    }

    var zipped: [Change] {
        zip(changes.filter { $0.field == .name }, changes.filter { $0.field == .password }).map { name, password in
            Change(step: max(name.step, password.step), field: .name, isValid: name.isValid && password.isValid)
        }
    }

    var prediction: Prediction {
        let zipSentence = """
            That is `zip`: the first with the first, the second with the second. `combineLatest` takes the newest of both, whenever either sends.
            """
        return Prediction(
            lane: .both, run: Self.events(both),
            misreadings: [
                .init(
                    "Neither signal has ended, so nothing that is made of them has: there is no `|` in this recording."
                ) {
                    $0.contains { $0.kind == .completed || $0.kind == .failed("") }
                },
                .init(zipSentence, predicts: Self.events(zipped)),
                .init(
                    "Those are the values of both, one after the other, and not yet put together with `&&`.",
                    predicts: Self.events(merged)),
                .init(
                    "Nothing comes out before *both* have sent: until then there is no pair, not even one that would be no.",
                    predicts: Self.events(early)),
                .init(
                    "Something comes out each time that either sends, also when it equals the value before.",
                    predicts: Self.events(changed)),
                .init("The closure says `&&`: yes only when both are.", predicts: Self.events(either)),
                .init(
                    "Only the name's values bring something out here; those of the password do as well.",
                    predicts: Self.events(driven(by: .name))),
                .init(
                    "Only the password's values bring something out here; those of the name do as well.",
                    predicts: Self.events(driven(by: .password))),
            ],
            otherwise:
                "\(both.count) values come out, one for each value of either side from step \(start + 1) on. Compare the marbles, step by step."
        )
    }

    private static func events(_ changes: [Change]) -> [TimedEvent] {
        changes.map { TimedEvent(at: MarbleDiagram.defaultStep * $0.step, .next($0.isValid ? "y" : "n")) }
    }
}
