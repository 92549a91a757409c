import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding
import Synchronization

extension ExerciseTask {
    /// Task 4 of chapter 03: a cold signal, subscribed to twice.
    static let predictRecipe = predictRecipe(SubscribedRecipe(a: 1, b: 4, end: 5, fails: false, c: 6, second: 2)) {
        generator in
        let recipe = SubscribedRecipe(using: &generator)
        return TaskVariant(
            predictRecipe(recipe), region: recipe.region(answer: "?"), solution: recipe.region(answer: recipe.marbles))
    }

    private static func predictRecipe(
        _ recipe: SubscribedRecipe, variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) -> ExerciseTask {
        ExerciseTask(
            number: 4,
            title: "predict",
            kind: .predict,
            goal: """
                Without running it: a signal is made of a recipe, and two subscribe to it, the second one in step \(recipe.second). Which values \
                arrive, step by step? Those of the first subscriber are small letters, those of the second capitals. Leave the ends out.
                """,
            hints: [
                "The signal is cold. What does the second subscription start, and when is its step 1?",
                "The second subscriber hears what the first one hears, \(recipe.second) steps later: nothing is shared between them.",
                "Four values arrive in all: what a recipe sends after its end reaches nobody.",
            ],
            explanation: """
                A recipe is cooked once for each guest, from the beginning. And an end is an end: the subscriber is let go with it, so what is \
                sent afterwards has nowhere to go, and needs no check in your recipe.
                """,
            scenarios: [
                Scenario("the prediction against a real run") { _ in
                    []
                } judge: { transcript in
                    recipe.prediction.finding(in: transcript)
                }
            ],
            variant: variant
        )
    }
}

/// The question: a recipe, the steps in which it does something counted from a subscription, and a second subscription.
private struct SubscribedRecipe {
    let a: Int
    let b: Int
    let end: Int
    let fails: Bool
    let c: Int
    /// The step of the second subscription.
    let second: Int

    init(a: Int, b: Int, end: Int, fails: Bool, c: Int, second: Int) {
        (self.a, self.b, self.end, self.fails, self.c, self.second) = (a, b, end, fails, c, second)
    }

    /// No two values fall into one step, and the second subscription comes between a and b.
    init(using generator: inout SplitMix64) {
        let a = Int.random(in: 1...2, using: &generator)
        let second = a + Int.random(in: 1...2, using: &generator)
        var b = second + Int.random(in: 1...3, using: &generator)
        if b == second + a { b += 1 }
        let end = b + Int.random(in: 1...2, using: &generator)
        self.init(a: a, b: b, end: end, fails: Bool.random(using: &generator), c: end + 1, second: second)
    }

    // MARK: In words

    /// What stands below the task's mark.
    func region(answer: String) -> String {
        """
        /// A signal is made of this recipe. The steps are counted from the subscription.
        ///
        ///     step \(a)   subscriber.send("a")
        ///     step \(b)   subscriber.send("b")
        ///     step \(end)   subscriber.\(fails ? "fail(.accessDenied(nil))" : "complete()")
        ///     step \(c)   subscriber.send("c")
        ///
        /// Somebody subscribes in step 0, and somebody else in step \(second). Which values arrive? As marbles, one character a step, those of the
        /// second subscriber in capitals; no ends, values only.
        let predictedValues = "\(answer)"
        """
    }

    /// The right answer.
    var marbles: String {
        var characters = Array(repeating: "-", count: second + b + 1)
        for event in run {
            if case .next(let value) = event.kind { characters[Int(event.time / MarbleDiagram.defaultStep)] = value }
        }
        return characters.joined()
    }

    // MARK: The run

    /// What both subscribers really hear, the second one in capitals: it is run, not remembered.
    private var run: [TimedEvent] {
        let step = Mutex(0)
        let subscribed = Mutex<[(start: Int, subscriber: Subscriber<String, Failure>)]>([])
        let events = Mutex<[TimedEvent]>([])
        let signal = Signal<String, Failure> { subscriber in
            let start = step.withLock { $0 }
            subscribed.withLock { $0.append((start, subscriber)) }
            return nil
        }
        let listen: (@escaping @Sendable (String) -> String) -> Void = { spell in
            signal.subscribe(
                next: { value in
                    let time = MarbleDiagram.defaultStep * step.withLock { $0 }
                    events.withLock { $0.append(TimedEvent(at: time, .next(spell(value)))) }
                },
                failed: { _ in })
        }
        for now in 0...(second + c) {
            step.withLock { $0 = now }
            if now == 0 { listen { $0 } }
            if now == second { listen { $0.uppercased() } }
            for (start, subscriber) in subscribed.withLock({ $0 }) { cook(now - start, for: subscriber) }
        }
        return events.withLock { $0 }
    }

    private struct Failure: Error {}

    private func cook(_ step: Int, for subscriber: Subscriber<String, Failure>) {
        if step == a { subscriber.send("a") }
        if step == b { subscriber.send("b") }
        if step == end { fails ? subscriber.fail(Failure()) : subscriber.complete() }
        // The recipe sends it whatever was before; here it is asked first, or the core would complain to the learner's terminal.
        if step == c, !subscriber.isDisposed { subscriber.send("c") }
    }

    // MARK: Mistakes, by what they show

    var prediction: Prediction {
        let run = run
        return Prediction(
            lane: .values, run: run,
            misreadings: [
                .init("Only the values were asked for: leave `|` and `#` out.") { events in
                    events.contains { if case .next = $0.kind { false } else { true } }
                },
                .init("`c` reaches nobody: it is sent after the end, and after its end a signal is silent.") { events in
                    events.contains { [.next("c"), .next("C")].contains($0.kind) }
                },
                .init(
                    """
                    The second subscriber does not join in the middle, as with a text field: this signal is cold, and its recipe begins anew \
                    for each subscription.
                    """,
                    predicts: events([(a, "a"), (b, "b"), (b, "B")])),
                .init(
                    "The past is not repeated to the second subscriber: no value is kept for it. It has a run of its own, from the beginning.",
                    predicts: events([(a, "a"), (second, "A"), (b, "b"), (b, "B")])),
                .init(
                    "The second subscriber hears something too: a subscription of its own, and a run of its own.",
                    predicts: events([(a, "a"), (b, "b")])),
                .init(
                    "Steps are counted from 0, and the subscription is in step 0: what happens in step 1 comes one character later.",
                    predicts: run.map { TimedEvent(at: $0.time - MarbleDiagram.defaultStep, $0.kind) }),
                .init("The values of the second subscriber are to be written in capitals.") { events in
                    !events.contains { [.next("A"), .next("B")].contains($0.kind) }
                },
            ],
            otherwise:
                "Each subscriber hears `a` and `b`, \(a) and \(b) steps after its own subscription. Compare the marbles, step by step."
        )
    }

    private func events(_ values: [(step: Int, value: String)]) -> [TimedEvent] {
        values.map { TimedEvent(at: MarbleDiagram.defaultStep * $0.step, .next($0.value)) }
    }
}
