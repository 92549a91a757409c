import ReactiveCore
import Synchronization

/// Runs a signal in the core, to observe what it prints.
struct RunsRun {
    enum Belief {
        /// Creating the signal runs it; subscribing doesn't.
        case runsWhenMade
        case madeForEachSubscriber
        case recipeForEachValue
        case effectOncePerSubscription
        case runIsShared
        case takesAll
        /// A text field doesn't send its current text.
        case fieldStartsEmpty
    }

    private let problem: RunsProblem
    private let belief: Belief?
    private let log = Log()

    init(_ problem: RunsProblem, believing belief: Belief? = nil) { (self.problem, self.belief) = (problem, belief) }

    private final class Log: Sendable {
        private let letters = Mutex<[Character]>([])
        var text: String { String(letters.withLock { $0 }) }
        func print(_ letter: Character) { letters.withLock { $0.append(letter) } }
    }

    func printed() -> String {
        let field = Property("m")
        let letters = Array(problem.letters)
        let makes: @Sendable () -> Signal<String, Never> = { [self] in makeSignal(field: field, letters: letters) }
        var signal = belief == .madeForEachSubscriber ? .deferred(makes) : makes()
        if belief == .runsWhenMade {
            signal.subscribe(next: { _ in })
            signal = .never
        }
        log.print(letters[3])
        let subscribers = belief == .runIsShared ? min(1, problem.subscribers) : problem.subscribers
        for _ in 0..<subscribers { signal.subscribe(next: { _ in }) }
        field.value = "ma"
        return log.text
    }

    private func makeSignal(field: Property<String>, letters: [Character]) -> Signal<String, Never> {
        let log = log
        if problem.announces { log.print(letters[0]) }
        let source: Signal<String, Never>
        switch problem.source {
        case .field:
            source = belief == .fieldStartsEmpty ? field.signal.skip(first: 1) : field.signal
        case .recipe:
            source = Signal { [values = problem.values, belief] subscriber in
                if belief != .recipeForEachValue { log.print(letters[1]) }
                for _ in 0..<values {
                    if belief == .recipeForEachValue { log.print(letters[1]) }
                    subscriber.send("m")
                }
                subscriber.complete()
                return nil
            }
        }
        let effect: Signal<String, Never>
        switch problem.effect {
        case _ where belief == .effectOncePerSubscription:
            effect = source.doSubscribed { log.print(letters[2]) }
        case .map:
            effect = source.map { text in
                log.print(letters[2])
                return text
            }
        case .doNext: effect = source.doNext { _ in log.print(letters[2]) }
        }
        return problem.takesFirst && belief != .takesAll ? effect.take(first: 1) : effect
    }
}
