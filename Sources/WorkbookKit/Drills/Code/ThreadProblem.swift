import Marbles
import ReactiveCore
import Synchronization

/// A pipeline that changes threads, and the stage in question. On which thread does its closure run?
struct ThreadProblem: CodeProblem {
    enum Source: String, CaseIterable {
        /// A text field, which sends on main.
        case field
        /// A search, which calls back on Twitter's queue.
        case search
        /// A recipe that sends on the subscriber's thread.
        case file
    }

    enum Stage: String, CaseIterable {
        case map, doNext, search, deliverToMain, deliverToBackground, subscribeInBackground

        var delivers: Bool { self == .deliverToMain || self == .deliverToBackground }
        var closure: ClosureStage? { ClosureStage(rawValue: rawValue) }

        var code: String {
            switch self {
            case .map: ".map { change($0) }"
            case .doNext: ".doNext { log($0) }"
            case .search: ".flatMap { search($0) }"
            case .deliverToMain: ".deliver(on: main)"
            case .deliverToBackground: ".deliver(on: background)"
            case .subscribeInBackground: ".subscribe(on: background)"
            }
        }
    }

    static let kind = QuestionSpec.Kind.thread
    static let topic: (needs: Set<String>, misconceptions: [Misconception]) = (
        ["deliver(on:)"], [.deliverMovesAll, .subscribeDelivers, .staysOnItsThread]
    )
    static let order = ["main", "background", "twitter"]

    private var source: Source
    private var stages: [Stage]
    /// The index of the stage in question, a `map` or a `doNext`.
    private var asked: Int

    init(by choices: inout Choices) {
        source = choices.one()
        let count = choices.number(in: 3...5)
        let number = choices.number(in: 1...count)
        stages = (1...count).map { choices.one(of: $0 == number ? [.map, .doNext] : Stage.allCases) }
        asked = number - 1
    }

    private var subscribesInBackground: Bool { stages.contains(.subscribeInBackground) }

    var needs: Set<String> {
        Self.topic.needs.union(subscribesInBackground || source == .file ? ["subscribe(on:)"] : [])
    }

    /// Whether there are one or two deliveries, at most one search, and no obviously redundant stage.
    var isPlausible: Bool {
        let pairs = zip(stages, stages.dropFirst())
        return stages.contains(where: \.delivers) && pairs.allSatisfy { $0 != $1 || $0.closure != nil }
            && stages.count { $0 == .search } + (source == .search ? 1 : 0) < 2
            && stages.count { $0 == .subscribeInBackground } < 2 && stages.count(where: \.delivers) < 3
            && !pairs.contains { $0.delivers && $1.delivers }
    }

    /// The thread on which the closure of the stage in question runs; nil if it doesn't run.
    func run() -> String? {
        let current = SimulatedThread()
        func thread(_ name: String) -> NamedThread { NamedThread(name: name, current: current) }
        func one(on thread: NamedThread) -> Signal<Int, Never> {
            Signal { subscriber in
                thread.schedule {
                    subscriber.send(1)
                    subscriber.complete()
                }
            }
        }
        let search = one(on: thread("twitter"))
        let noted = Mutex<String?>(nil)
        var signal = source == .field ? one(on: thread("main")) : source == .search ? search : .just(1)
        for (index, stage) in stages.enumerated() {
            signal =
                switch stage {
                case .map, .doNext:
                    signal.through(stage.closure ?? .map) { [asked] in
                        if index == asked { noted.withLock { $0 = current.name } }
                    }
                case .search: signal.flatMap { _ in search }
                case .deliverToMain: signal.deliver(on: thread("main"))
                case .deliverToBackground: signal.deliver(on: thread("background"))
                case .subscribeInBackground: signal.subscribe(on: thread("background"))
                }
        }
        signal.subscribe(next: { _ in })
        return noted.withLock { $0 }
    }

    // MARK: - In words

    var situation: String {
        let search = "`search` calls back on the queue *twitter*."
        let sent: [Source: String] = [
            .field: "`texts` come from a text field, which sends on main.", .search: search,
            .file: "`file` is cold. It sends where it's started.",
        ]
        return (sent[source] ?? "") + (stages.contains(.search) ? " " + search : "") + " You subscribe on main."
    }

    var asks: String { "On which thread does the closure with `// here` run?" }
    func words(for thread: String) -> String { "on \(thread)" }

    var code: [String] {
        [source == .field ? "texts" : source.rawValue]
            + stages.enumerated().map { index, stage in "    " + stage.code + (index == asked ? "  // here" : "") }
    }

    func rule(for thread: String) -> String {
        let decides = stages[..<asked].last { $0.delivers || $0 == .search }
        if decides == .search { return "An inner search is a source, and sends on twitter, whatever is above it." }
        if decides != nil {
            return "The next `deliver(on:)` above it decides."
                + (subscribesInBackground ? " `subscribe(on:)` only starts the source elsewhere." : "")
        }
        return switch source {
        case .field: "Nothing above it changes the thread, so it runs where the field sends: on main."
        case .search: "Nothing above it changes the thread, so it runs where the search sends: on twitter."
        case .file where subscribesInBackground:
            "`file` sends where it's started, and `subscribe(on:)` starts it in the background."
        case .file: "`file` sends where it's started, and you subscribe on main."
        }
    }

    var misreadings: [(Bool, Misconception, String, ThreadProblem)] {
        let deliveries = stages.indices.filter { stages[$0].delivers }
        let above = "`deliver(on:)` also moved what is above it"
        var (onField, delivering) = (without { $0.closure == nil }, self)
        onField.source = .field
        delivering.stages = stages.map { $0 == .subscribeInBackground ? .deliverToBackground : $0 }
        return [
            (true, .deliverMovesAll, above, moving(deliveries.last ?? 0)),
            (true, .staysOnItsThread, "`deliver(on:)` moved nothing here", without(\.delivers)),
            (true, .deliverMovesAll, above, moving(deliveries.first ?? 0)),
            (subscribesInBackground, .subscribeDelivers, "`subscribe(on:)` decided where values arrive", delivering),
            (
                subscribesInBackground, .staysOnItsThread, "`subscribe(on:)` didn't matter",
                without { $0 == .subscribeInBackground }
            ),
            (true, .staysOnItsThread, "a pipeline stayed on the thread where you subscribe", onField),
            (
                true, .staysOnItsThread, "all values stayed on the thread of their first source",
                without { $0.delivers || $0 == .search }
            ),
            (
                stages[..<asked].contains(.search), .deliverMovesAll,
                "`deliver(on:)` also moved what is sent inside `flatMap`", without { $0 == .search }
            ),
        ]
    }

    /// The problem with a stage moved up to the last source above the line in question: a reader with the misconception
    /// believes that the stage moves everything below that source.
    private func moving(_ index: Int) -> ThreadProblem {
        var other = self
        let stage = other.stages.remove(at: index)
        let asked = asked - (index < asked ? 1 : 0)
        other.stages.insert(stage, at: other.stages[..<asked].lastIndex(of: .search).map { $0 + 1 } ?? 0)
        other.asked = asked + 1
        return other
    }

    private func without(_ isLeftOut: (Stage) -> Bool) -> ThreadProblem {
        var other = self
        other.stages.removeAll(where: isLeftOut)
        other.asked -= stages[..<asked].count(where: isLeftOut)
        return other
    }
}
