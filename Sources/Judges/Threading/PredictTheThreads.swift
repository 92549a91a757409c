import SharedJudges
import Synchronization
import Terminal

extension BookTask {
    /// Task 4 of chapter 07: the thread of each stage.
    static let predictTheThreads = BookTask(
        asking: Hops(stages: [
            .doNext, .search, .map, .deliverInBackground, .subscribeInBackground, .doNext, .deliverOnMain,
        ]))
}

/// The stages below `requestAccess` and `then`.
private struct Hops {
    enum Stage: String, Sendable {
        case doNext = ".doNext { … }"
        case map = ".map { … }"
        case search = ".flatMap { text in search(…) }"
        case deliverInBackground = ".deliver(on: background)"
        case deliverOnMain = ".deliver(on: main)"
        case subscribeInBackground = ".subscribe(on: background)"

        /// The letter of the thread on which the stage sends, if its events arrive on the given thread.
        func letter(after letter: String) -> String {
            switch self {
            case .search: "t"
            case .deliverInBackground: "b"
            case .deliverOnMain: "m"
            case .doNext, .map, .subscribeInBackground: letter
            }
        }

        var delivers: Bool { self == .deliverInBackground || self == .deliverOnMain }
    }

    let stages: [Stage]
}

extension Hops: PredictQuestion {
    static let constant = "predictedThreads"
    static let unit = MarbleComparison.Unit.letters

    /// A search and the stages on background, in any order, between another stage and `deliver(on: main)`.
    init(using generator: inout SplitMix64) {
        var middle: [Stage] = [.deliverInBackground, .map, .doNext].shuffled(using: &generator)
        middle.insert(.search, at: Int.random(in: 0...1, using: &generator))
        let place = Int.random(in: 1...middle.count, using: &generator)
        middle.insert(.subscribeInBackground, at: place)
        stages = [[.doNext, .map].randomElement(using: &generator) ?? .map] + middle + [.deliverOnMain]
    }

    private var lines: [String] {
        ["requestAccess(to: accounts)", "    .then { texts }"] + stages.map { "    " + $0.rawValue }
    }

    var places: [String: String] { ["stages": "\(lines.count)", "pipeline": lines.joined(separator: "\n    ")] }

    var run: [TimedEvent] {
        let current = SimulatedThread("m")
        let main = NamedThread(name: "m", current: current)
        let background = NamedThread(name: "b", current: current)
        let twitter = NamedThread(name: "t", current: current)
        let letters = Mutex<[Int: String]>([:])
        let note: @Sendable (Int) -> Void = { stage in
            let letter = current.name
            letters.withLock { $0[stage] = letter }
        }
        var signal = source(on: twitter)
            .doCompleted { note(0) }
            .then { source(on: main) }
            .doNext { _ in note(1) }
        for (index, stage) in stages.enumerated() {
            signal =
                switch stage {
                case .doNext: signal.doNext { _ in }
                case .map: signal.map { $0 }
                case .search: signal.flatMap { _ in source(on: twitter) }
                case .deliverInBackground: signal.deliver(on: background)
                case .deliverOnMain: signal.deliver(on: main)
                case .subscribeInBackground: signal.subscribe(on: background)
                }
            signal = signal.doNext { _ in note(index + 2) }
        }
        signal.subscribe(next: { _ in })
        return letters.withLock { letters in letters.map { .next($0.value, in: $0.key) } }.sorted { $0.time < $1.time }
    }

    private func source(on thread: NamedThread) -> Signal<Int, Never> {
        Signal { subscriber in
            thread.schedule {
                subscriber.send(0)
                subscriber.complete()
            }
        }
    }

    /// The marbles under another rule for thread changes.
    private func letters(
        access: String = "t", texts: String = "m",
        _ next: (Stage, _ letter: String) -> String = { $0.letter(after: $1) }
    ) -> [TimedEvent] {
        stages.reduce(into: [access, texts]) { letters, stage in letters.append(next(stage, letters.last ?? texts)) }
            .enumerated().map { .next($0.element, in: $0.offset) }
    }

    /// The marbles if each `deliver(on:)` also moved the stage above it.
    private var oneStageTooEarly: [TimedEvent] {
        let run = run
        return run.map { event in
            let isAboveDeliver = event.step > 0 && event.step <= stages.count && stages[event.step - 1].delivers
            return isAboveDeliver ? run[event.step + 1].moved(by: -1) : event
        }
    }

    /// The marbles if each `deliver(on:)` moved only its own events, not the events of the stages below it.
    private var oneStageOnly: [TimedEvent] {
        var thread = "m"
        return letters { stage, _ in
            let letter = stage.letter(after: thread)
            if !stage.delivers { thread = letter }
            return letter
        }
    }

    var misreadings: [Misreading] {
        let run = run
        return [
            Misreading("one too few", ["stages": "\(run.count)"]) {
                $0.count != run.count || $0.contains { !["m", "b", "t"].contains($0.value) }
            },
            Misreading("all main", shows: run.map { .next("m", in: $0.step) }),
            Misreading("access on main", shows: letters(access: "m")),
            Misreading("texts on twitter", shows: letters(texts: "t")),
            Misreading("answers on main", shows: letters { $0 == .search ? $1 : $0.letter(after: $1) }),
            Misreading("subscribe moves", shows: letters { $0 == .subscribeInBackground ? "b" : $0.letter(after: $1) }),
            Misreading("works upwards", shows: oneStageTooEarly),
            Misreading("for one stage", shows: oneStageOnly),
        ]
    }
}
