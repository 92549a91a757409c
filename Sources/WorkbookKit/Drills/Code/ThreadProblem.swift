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

    enum Operation: String, CaseIterable {
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
    private var stages: [Operation]
    /// The index of the stage in question, a `map` or a `doNext`.
    private var asked: Int

    init(by choices: inout Choices) {
        source = choices.one()
        let count = choices.number(in: 3...5)
        let number = choices.number(in: 1...count)
        stages = (1...count).map { choices.one(of: $0 == number ? [.map, .doNext] : Operation.allCases) }
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

    var placeholders: [String: String] { [:] }

    var situation: [String] {
        [source == .search ? "calls back" : "from \(source)"] + (stages.contains(.search) ? ["calls back"] : [])
            + ["subscribes"]
    }

    func words(for thread: String) -> String { "on \(thread)" }

    var code: [String] {
        [source == .field ? "texts" : source.rawValue]
            + stages.enumerated().map { index, stage in "    " + stage.code + (index == asked ? "  // here" : "") }
    }

    func rule(for thread: String) -> String {
        let decides = stages[..<asked].last { $0.delivers || $0 == .search }
        if decides == .search { return "inner search" }
        if decides != nil { return subscribesInBackground ? "deliver and subscribe" : "deliver" }
        return source == .file && subscribesInBackground ? "file in background" : source.rawValue
    }

    func misread(as name: String) -> ThreadProblem? {
        let deliveries = stages.indices.filter { stages[$0].delivers }
        var (onField, delivering) = (without { $0.closure == nil }, self)
        onField.source = .field
        delivering.stages = stages.map { $0 == .subscribeInBackground ? .deliverToBackground : $0 }
        return switch name {
        case "last delivery moved": moving(deliveries.last ?? 0)
        case "first delivery moved": moving(deliveries.first ?? 0)
        case "no delivery": without(\.delivers)
        case "subscribe delivers": subscribesInBackground ? delivering : nil
        case "no subscribe": subscribesInBackground ? without { $0 == .subscribeInBackground } : nil
        case "all on main": onField
        case "all on the first": without { $0.delivers || $0 == .search }
        case "no inner search": stages[..<asked].contains(.search) ? without { $0 == .search } : nil
        default: nil
        }
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

    private func without(_ isLeftOut: (Operation) -> Bool) -> ThreadProblem {
        var other = self
        other.stages.removeAll(where: isLeftOut)
        other.asked -= stages[..<asked].count(where: isLeftOut)
        return other
    }
}
