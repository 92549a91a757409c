import ReactiveCore
import Synchronization

/// A signal that prints when its code runs: at creation, at subscription, and for each value. What does it print?
struct RunsProblem: CodeProblem {
    enum Source: String, CaseIterable {
        /// A recipe, `Signal { subscriber in … }`, that sends `values` values and completes.
        case recipe
        /// A text field that contains a text, and then receives a key.
        case field
    }

    /// A misconception about the code, which runs as a reader with it expects.
    enum Belief: String {
        /// Creating the signal runs it; subscribing doesn't.
        case runsWhenMade
        case madeForEachSubscriber, recipeForEachValue, effectOncePerSubscription, runIsShared, takesAll
        /// A text field doesn't send its current text.
        case fieldStartsEmpty
    }

    static let kind = QuestionSpec.Kind.runs
    static let topic: (needs: Set<String>, misconceptions: [Misconception]) = (
        ["side effect"], [.creationOrSubscription, .subscriptionOrValue, .coldOrHot, .lateGetsAll]
    )
    static let order: [String] = []

    private let source: Source
    /// How many values the recipe sends.
    private let values: Int
    private let subscribers: Int
    private let effect: ClosureStage
    /// Whether the function that creates the signal prints a letter.
    private let announces: Bool
    private let takesFirst: Bool
    /// The letters of `make`, of the recipe, of the effect, and after the creation.
    private let letters: [Character]
    private var belief: Belief?

    /// Hidden parts aren't chosen, so that two questions that look alike are equal.
    init(by choices: inout Choices) {
        source = choices.one()
        announces = source == .recipe && choices.word(of: ["aloud", "quietly"]) == "aloud"
        values = source == .recipe ? choices.number(in: 1...3) : 1
        subscribers = choices.number(in: 0...2)
        effect = choices.one(of: [.map, .doNext])
        takesFirst = choices.word(of: ["all", "all", "first"]) == "first"
        var unused = "bcdefghkprstuvwxyz".map(String.init)
        letters = [announces, source == .recipe, true, true].map { isShown in
            guard isShown else { return "-" }
            let letter = choices.word(of: unused)
            unused.removeAll { $0 == letter }
            return Character(letter)
        }
    }

    var needs: Set<String> {
        Set(["doNext", "map", "side effect", source == .recipe ? "Signal { subscriber in }" : "textSignal"])
            .union(takesFirst ? ["take(first:)"] : [])
    }

    // MARK: - The run

    private final class Log: Sendable {
        private let letters = Mutex("")
        var text: String { letters.withLock { $0 } }
        func print(_ letter: Character) { letters.withLock { $0.append(letter) } }
    }

    var isPlausible: Bool { run().map { $0.count <= 9 } ?? false }

    func run() -> String? {
        let (field, log) = (Property("m"), Log())
        let makes: @Sendable () -> Signal<String, Never> = { makeSignal(of: field, printingTo: log) }
        var signal = belief == .madeForEachSubscriber ? .deferred(makes) : makes()
        if belief == .runsWhenMade {
            signal.subscribe(next: { _ in })
            signal = .never
        }
        log.print(letters[3])
        for _ in 0..<(belief == .runIsShared ? min(1, subscribers) : subscribers) { signal.subscribe(next: { _ in }) }
        field.value = "ma"
        return log.text.count > 12 ? nil : log.text
    }

    private func makeSignal(of field: Property<String>, printingTo log: Log) -> Signal<String, Never> {
        if announces { log.print(letters[0]) }
        let texts = belief == .fieldStartsEmpty ? field.signal.skip(first: 1) : field.signal
        let recipe = Signal<String, Never> { subscriber in
            if belief != .recipeForEachValue { log.print(letters[1]) }
            for _ in 0..<values {
                if belief == .recipeForEachValue { log.print(letters[1]) }
                subscriber.send("m")
            }
            subscriber.complete()
            return nil
        }
        let sent = source == .field ? texts : recipe
        let printed =
            belief == .effectOncePerSubscription
            ? sent.doSubscribed { log.print(letters[2]) } : sent.through(effect) { log.print(letters[2]) }
        return takesFirst && belief != .takesAll ? printed.take(first: 1) : printed
    }

    // MARK: - In words

    var placeholders: [String: String] { ["effect": effect.rawValue] }
    var situation: [String] { source == .field ? ["field"] : [] }

    func words(for printed: String) -> String {
        printed.isEmpty ? "nothing" : printed.map { String($0) }.joined(separator: " ")
    }

    func rule(for printed: String) -> String { "subscribers \(subscribers)" }

    var code: [String] {
        let prints = letters.map { "print(\"\($0)\")" }
        let sends = Array(repeating: "  subscriber.send(\"m\")", count: values)
        let recipe =
            ["Signal { subscriber in", "  " + prints[1]] + sends + ["  subscriber.complete()", "  return nil", "}"]
        let mapping = [".map { text in", "  " + prints[2], "  return text", "}"]
        let stages =
            (effect == .map ? mapping : [".doNext { _ in \(prints[2]) }"]) + (takesFirst ? [".take(first: 1)"] : [])
        let body = source == .field ? ["field.textSignal"] + stages.map { "  " + $0 } : recipe + stages
        let making = ["func make() -> Signal<String, Never> {", "  " + prints[0], "  return " + body[0]]
        return
            (announces
            ? making + body.dropFirst().map { "  " + $0 } + ["}", "let signal = make()"]
            : ["let signal = " + body[0]] + body.dropFirst())
            + [prints[3]] + Array(repeating: "signal.subscribe(next: { _ in })", count: subscribers)
            + (source == .field ? ["type(\"a\")"] : [])
    }

    func misread(as name: String) -> RunsProblem? {
        guard let belief = Belief(rawValue: name) else { return nil }
        var other = self
        other.belief = belief
        return other
    }
}
