import ReactiveCore
import Synchronization

/// A recipe that sends values, and perhaps ends in the middle or twice. What does its subscriber get?
struct EventsProblem: CodeProblem {
    private enum Step: String, CaseIterable { case send, complete, fail }

    /// A misconception about the code, and what a reader with it expects.
    enum Belief: String {
        case goesOnAfterAFailure, goesOnAfterTheCompletion, endsWithTheRecipe, completesWithTheRecipe
        case failureCompletes, failureIsFollowedByTheCompletion, failureDropsTheValues, waitsForAnEnd
        /// Misreadings of `take(first: 1)`.
        case takesAll, takesWithoutCompleting
    }

    static let kind = QuestionSpec.Kind.events
    static let topic: (needs: Set<String>, misconceptions: [Misconception]) = (
        ["Signal { subscriber in }", "send", "complete", "failed", "completed"],
        [.failureIsHarmless, .endsWithItsSource]
    )
    static let order: [String] = []

    private let steps: [Step]
    /// Whether `take(first: 1)` follows the recipe.
    private let takesFirst: Bool
    private var belief: Belief?

    init(by choices: inout Choices) {
        steps = (0..<choices.number(in: 2...5)).map { _ in
            choices.one(of: [.send, .send, .send, .complete, .fail])
        }
        takesFirst = choices.word(of: ["all", "all", "first"]) == "first"
    }

    var needs: Set<String> { Self.topic.needs.union(takesFirst ? ["take(first:)"] : []) }

    var isPlausible: Bool { steps.first == .send && steps.count { $0 != .send } <= 2 }

    // MARK: - The run

    private struct Refusal: Error {}

    /// The letter of each value, and the name of each end.
    private var sent: [String] {
        steps.enumerated().map { index, step in
            switch step {
            case .send: "abcde".map { String($0) }[steps[..<index].count { $0 == .send }]
            case .complete: "completed"
            case .fail: "failed"
            }
        }
    }

    func run() -> String? { events().map { $0.joined(separator: ", ") } }

    private func events() -> [String]? {
        let really = played()
        let end = really.last.flatMap { Self.isEnd($0) ? $0 : nil }
        switch belief {
        case nil: return really
        case .takesAll: return takesFirst ? played(takingFirst: false) : nil
        case .takesWithoutCompleting: return takesFirst ? really.dropLast() : nil
        case _ where takesFirst: return nil
        case .goesOnAfterAFailure: return end == "failed" ? sent : nil
        case .goesOnAfterTheCompletion: return end == "completed" ? sent : nil
        case .endsWithTheRecipe: return sent.filter { !Self.isEnd($0) } + [end].compactMap(\.self)
        case .completesWithTheRecipe: return end == nil ? really + ["completed"] : nil
        case .waitsForAnEnd: return end == nil ? [] : nil
        case .failureCompletes: return end == "failed" ? really.dropLast() + ["completed"] : nil
        case .failureIsFollowedByTheCompletion: return end == "failed" ? really + ["completed"] : nil
        case .failureDropsTheValues: return end == "failed" ? ["failed"] : nil
        }
    }

    private static func isEnd(_ event: String) -> Bool { event == "completed" || event == "failed" }

    private func played(takingFirst: Bool? = nil) -> [String] {
        let log = Mutex<[String]>([])
        let recipe = Signal<String, Refusal> { [sent] subscriber in
            for event in sent where !subscriber.isDisposed {
                switch event {
                case "completed": subscriber.complete()
                case "failed": subscriber.fail(Refusal())
                default: subscriber.send(event)
                }
            }
            return nil
        }
        let signal = takingFirst ?? takesFirst ? recipe.take(first: 1) : recipe
        signal.subscribe(
            next: { value in log.withLock { $0.append(value) } },
            failed: { _ in log.withLock { $0.append("failed") } },
            completed: { log.withLock { $0.append("completed") } })
        return log.withLock { $0 }
    }

    // MARK: - In words

    var placeholders: [String: String] { [:] }
    var situation: [String] { [] }

    func words(for events: String) -> String { events.isEmpty ? "nothing" : events }

    func rule(for events: String) -> String {
        if takesFirst { return "first" }
        let last = events.split(separator: " ").last.map(String.init) ?? ""
        return Self.isEnd(last) ? last : "open"
    }

    var code: [String] {
        let lines = zip(steps, sent).map { step, event in
            switch step {
            case .send: "subscriber.send(\"\(event)\")"
            case .complete: "subscriber.complete()"
            case .fail: "subscriber.fail(error)"
            }
        }
        return ["let signal = Signal { subscriber in"] + (lines + ["return nil"]).map { "  " + $0 } + ["}"]
            + (takesFirst ? [".take(first: 1)"] : [])
    }

    func misread(as name: String) -> EventsProblem? {
        guard let belief = Belief(rawValue: name) else { return nil }
        var other = self
        other.belief = belief
        return other
    }
}
