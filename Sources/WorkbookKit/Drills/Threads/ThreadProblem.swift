import Marbles
import ReactiveCore
import Synchronization

/// A pipeline that changes threads, and the stage in question.
public struct ThreadProblem: Sendable, Hashable {
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
        var runsCode: Bool { self == .map || self == .doNext }
    }

    let source: Source
    let stages: [Stage]
    /// The index of the stage in question, a `map` or a `doNext`.
    let asked: Int

    var needs: Set<String> {
        var needs: Set<String> = ["deliver(on:)"]
        if stages.contains(.subscribeInBackground) || source == .file { needs.insert("subscribe(on:)") }
        return needs
    }

    static func random(using generator: inout some RandomNumberGenerator) -> ThreadProblem {
        let source = Source.allCases.randomElement(using: &generator) ?? .field
        var stages: [Stage] = (0..<Int.random(in: 3...5, using: &generator)).map { _ in
            Stage.allCases.randomElement(using: &generator) ?? .map
        }
        let asked = Int.random(in: 0..<stages.count, using: &generator)
        stages[asked] = Bool.random(using: &generator) ? .map : .doNext
        return ThreadProblem(source: source, stages: stages, asked: asked)
    }

    /// Whether the question makes sense: one or two deliveries, at most one search, and no obviously redundant stage.
    var isPlausible: Bool {
        stages.contains(where: \.delivers) && zip(stages, stages.dropFirst()).allSatisfy { $0 != $1 || $0.runsCode }
            && stages.count { $0 == .search } + (source == .search ? 1 : 0) < 2
            && stages.count { $0 == .subscribeInBackground } < 2 && stages.count(where: \.delivers) < 3
            && !zip(stages, stages.dropFirst()).contains { $0.delivers && $1.delivers }
    }

    // MARK: - The run

    /// The thread on which the closure of the stage in question runs; nil if it doesn't run.
    var thread: String? {
        let current = SimulatedThread()
        let main = NamedThread(name: "main", current: current)
        let background = NamedThread(name: "background", current: current)
        let twitter = NamedThread(name: "twitter", current: current)
        let noted = Mutex<String?>(nil)
        let note: @Sendable (Int) -> Void = { [asked] index in
            if index == asked { noted.withLock { $0 = current.name } }
        }
        var signal: Signal<Int, Never> =
            switch source {
            case .field: Self.one(on: main)
            case .search: Self.one(on: twitter)
            case .file: .just(1)
            }
        for (index, stage) in stages.enumerated() {
            switch stage {
            case .map:
                signal = signal.map { number in
                    note(index)
                    return number
                }
            case .doNext: signal = signal.doNext { _ in note(index) }
            case .search: signal = signal.flatMap { _ in Self.one(on: twitter) }
            case .deliverToMain: signal = signal.deliver(on: main)
            case .deliverToBackground: signal = signal.deliver(on: background)
            case .subscribeInBackground: signal = signal.subscribe(on: background)
            }
        }
        signal.subscribe(next: { _ in })
        return noted.withLock { $0 }
    }

    private static func one(on thread: NamedThread) -> Signal<Int, Never> {
        Signal { subscriber in
            thread.schedule {
                subscriber.send(1)
                subscriber.complete()
            }
        }
    }
}

extension ThreadProblem: LosslessStringConvertible {
    /// The source, the stages, and the number of the stage in question, from 1.
    public var description: String {
        ([source.rawValue] + stages.map(\.rawValue) + ["\(asked + 1)"]).joined(separator: " ")
    }

    public init?(_ description: String) {
        var words = description.split(separator: " ").map(String.init)
        guard words.count > 2, let asked = words.popLast().flatMap({ Int($0) }),
            let source = Source(rawValue: words.removeFirst())
        else { return nil }
        let stages = words.compactMap(Stage.init)
        guard stages.count == words.count, stages.indices.contains(asked - 1), stages[asked - 1].runsCode else {
            return nil
        }
        self.init(source: source, stages: stages, asked: asked - 1)
    }
}
