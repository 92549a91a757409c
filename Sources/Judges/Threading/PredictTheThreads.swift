import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding
import Synchronization

extension ExerciseTask {
    /// Task 2 of chapter 07: a thread for each stage, written before the run.
    static let predictTheThreads = predictTheThreads(
        Hops(stages: [.doNext, .search, .map, .deliverInBackground, .subscribeInBackground, .doNext, .deliverOnMain])
    ) { generator in
        let question = Hops(using: &generator)
        return TaskVariant(
            predictTheThreads(question), region: question.region(answer: "?"),
            solution: question.region(answer: question.letters))
    }

    private static func predictTheThreads(
        _ question: Hops, variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) -> ExerciseTask {
        ExerciseTask(
            number: 2,
            title: "predict",
            kind: .predict,
            goal: """
                Without running it: on which thread does each stage of the pipeline in the comment send its values? (The first: its completion.) \
                Write one \
                letter a stage, from top to bottom: `m` for main, `b` for background, `t` for the service's own, twitter.
                """,
            hints: [
                "A stage sends on the thread on which its event arrives, unless it is one of those that change threads. Which are they?",
                """
                Sources decide: the account store and every search call back on twitter, the text field sends on main. `deliver(on:)` decides \
                for all that \
                stands below it. `doNext`, `map` and `subscribe(on:)` change nothing about it.
                """,
                "\(question.lines.count) letters. The first two are `t` and `m`, and the last is `m`.",
            ],
            explanation: """
                Read a pipeline from top to bottom and keep a finger on the thread. It moves at a source, at `flatMap` and `then`, since these \
                bring a source \
                of their own, and at `deliver(on:)`. Nowhere else.
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

/// The question: what stands below `requestAccess` and `then`.
private struct Hops {
    enum Stage: Equatable, Sendable {
        case doNext, map, search, deliverInBackground, deliverOnMain, subscribeInBackground

        var line: String {
            switch self {
            case .doNext: ".doNext { … }"
            case .map: ".map { … }"
            case .search: ".flatMap { text in search(…) }"
            case .deliverInBackground: ".deliver(on: background)"
            case .deliverOnMain: ".deliver(on: main)"
            case .subscribeInBackground: ".subscribe(on: background)"
            }
        }
    }

    let stages: [Stage]

    init(stages: [Stage]) {
        self.stages = stages
    }

    /// A search with something above it, a stay in the background with `subscribe(on:)` somewhere, and main at the end.
    init(using generator: inout SplitMix64) {
        var middle: [Stage] = [.deliverInBackground, .map, .doNext].shuffled(using: &generator)
        middle.insert(.search, at: Int.random(in: 0...1, using: &generator))
        let place = Int.random(in: 1...middle.count, using: &generator)
        middle.insert(.subscribeInBackground, at: place)
        stages = [[.doNext, .map].randomElement(using: &generator) ?? .map] + middle + [.deliverOnMain]
    }

    // MARK: In words

    var lines: [String] {
        ["requestAccess(to: accounts)", "    .then { texts }"] + stages.map { "    " + $0.line }
    }

    /// What stands below the task's mark.
    func region(answer: String) -> String {
        """
        /// The thread on which each stage sends its values, one letter a stage, from top to bottom: `m` main, `b` background, `t` twitter.
        ///
        \(lines.map { "///     " + $0 }.joined(separator: "\n"))
        ///
        let predictedThreads = "\(answer)"
        """
    }

    // MARK: The run

    /// A thread's stand-in: work that is scheduled here runs at once, under this name.
    private struct Place: Scheduler {
        final class Current: Sendable {
            let name = Mutex("m")
        }

        let name: String
        let current: Current
        var now: Duration { .zero }

        func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
            let before = current.name.withLock { current in
                defer { current = name }
                return current
            }
            action()
            current.name.withLock { $0 = before }
            return ActionDisposable {}
        }

        func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
            schedule(action)
        }
    }

    /// Where each stage really sends: the pipeline is run, on stand-ins for the threads.
    private var run: [TimedEvent] {
        let current = Place.Current()
        let (main, background, twitter) = (
            Place(name: "m", current: current), Place(name: "b", current: current), Place(name: "t", current: current)
        )
        let seen = Mutex<[Int: String]>([:])
        let write: @Sendable (Int) -> Void = { stage in
            let name = current.name.withLock { $0 }
            seen.withLock { $0[stage] = name }
        }
        var signal = Self.sending(on: twitter)
            .doCompleted { write(0) }
            .then { Self.sending(on: main) }
            .doNext { _ in write(1) }
        for (index, stage) in stages.enumerated() {
            signal =
                switch stage {
                case .doNext: signal.doNext { _ in }
                case .map: signal.map { $0 }
                case .search: signal.flatMap { _ in Self.sending(on: twitter) }
                case .deliverInBackground: signal.deliver(on: background)
                case .deliverOnMain: signal.deliver(on: main)
                case .subscribeInBackground: signal.subscribe(on: background)
                }
            signal = signal.doNext { _ in write(index + 2) }
        }
        signal.subscribe(next: { _ in })
        return Self.events(seen.withLock { seen in seen.keys.sorted().compactMap { seen[$0] } })
    }

    private static func sending(on place: Place) -> Signal<Int, Never> {
        Signal { subscriber in
            place.schedule {
                subscriber.send(0)
                subscriber.complete()
            }
        }
    }

    private static func events(_ letters: [String]) -> [TimedEvent] {
        letters.enumerated().map { TimedEvent(at: MarbleDiagram.defaultStep * $0.offset, .next($0.element)) }
    }

    /// The right answer.
    var letters: String { run.map(\.kind.marble).joined() }

    // MARK: Mistakes, by what they show

    /// The letters by another idea of what changes the thread; `start` are those of the first two stages.
    private func letters(from start: [String], _ change: (Stage, _ letter: String) -> String) -> [TimedEvent] {
        var letters = start
        for stage in stages { letters.append(change(stage, letters.last ?? "m")) }
        return Self.events(letters)
    }

    private func right(_ stage: Stage, _ letter: String) -> String {
        switch stage {
        case .search: "t"
        case .deliverInBackground: "b"
        case .deliverOnMain: "m"
        case .doNext, .map, .subscribeInBackground: letter
        }
    }

    /// Each `deliver(on:)` moves the stage above it.
    private var oneStageTooEarly: [TimedEvent] {
        let letters = run.map(\.kind.marble)
        return Self.events(
            letters.indices.map { index in
                let below = index - 1
                return below >= 0 && below < stages.count && isHop(stages[below]) ? letters[index + 1] : letters[index]
            })
    }

    /// Each `deliver(on:)` is forgotten by the stage below it.
    private var onlyOnce: [TimedEvent] {
        var place = "m"
        return Self.events(
            ["t", "m"]
                + stages.map { stage in
                    if isHop(stage) { return right(stage, place) }
                    place = right(stage, place)
                    return place
                })
    }

    private func isHop(_ stage: Stage) -> Bool { stage == .deliverInBackground || stage == .deliverOnMain }

    var prediction: Prediction {
        let first = ["t", "m"]
        let run = run
        return Prediction(
            lane: .threads, run: run,
            misreadings: [
                .init("The letters are `m`, `b` and `t`, one for each of the \(run.count) stages.") {
                    $0.count != run.count || $0.contains { ![.next("m"), .next("b"), .next("t")].contains($0.kind) }
                },
                .init(
                    "Not everything is on main: whoever sends, decides. The account store and the searches send on twitter.",
                    predicts: Self.events(run.map { _ in "m" })),
                .init(
                    "The account store calls back on twitter, so that is where the access signal sends.",
                    predicts: letters(from: ["m", "m"], right)),
                .init(
                    "The text field sends on main, whoever subscribes to it: with `then`, the thread changes.",
                    predicts: letters(from: ["t", "t"], right)),
                .init(
                    "The answers of a search do not come where its text was sent: the service calls back on twitter.",
                    predicts: letters(from: first) { $0 == .search ? $1 : right($0, $1) }),
                .init(
                    "`subscribe(on:)` says where a signal is started. What it sends arrives as before: it does not change the thread.",
                    predicts: letters(from: first) { $0 == .subscribeInBackground ? "b" : right($0, $1) }),
                .init(
                    "`deliver(on:)` works downwards: it moves what it sends itself, and what stands below it, not the stage above.",
                    predicts: oneStageTooEarly),
                .init(
                    "`deliver(on:)` is not for the next stage alone: everything below it stays there, until another stage changes the thread.",
                    predicts: onlyOnce),
            ],
            otherwise: """
                A thread changes where a stage brings a source of its own (`then`, `flatMap`) and at `deliver(on:)`. Go through them from top to \
                bottom.
                """)
    }
}
