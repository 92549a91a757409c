import ReactiveCore
import Synchronization

/// An object that owns a pipeline, and the references in the pipeline's closures. When is the owner freed, if ever?
struct LeakProblem: CodeProblem {
    enum Capture: String, CaseIterable { case none, weak, strong }

    enum Ending: String, CaseIterable {
        /// The source's own end, or `take(first: 1)` before the other stages.
        case source, first
        /// `dispose()`, before the owner's last reference is dropped.
        case disposed
        /// A `ScopedDisposable`, in a property of the owner or discarded, which disposes of the subscription at once.
        case scoped, lost
    }

    /// When the owner is freed, after its last outside reference is dropped.
    enum Freed: CaseIterable { case atOnce, withTheNextValue, whenTheSourceCompletes, never }

    /// Who holds the source: only the owner, or the app.
    enum Place: String, CaseIterable { case inside, outside }

    static let kind = QuestionSpec.Kind.leak
    static let topic: (needs: Set<String>, misconceptions: [Misconception]) = (
        ["retain cycle", "weak"], [.oneWeakIsEnough, .alwaysHeld, .handleEndsIt, .endsWithItsSource]
    )
    static let order = Freed.allCases

    /// The owner, what its source sends, and what it does with that. They vary so that questions look different.
    private static let names = [
        "screen": ("texts", "show"), "player": ("songs", "play"), "editor": ("keys", "insert"),
        "chat": ("messages", "show"), "cart": ("prices", "add"), "tour": ("stops", "mark"),
    ]

    private let owner: String
    private var place: Place
    private var stages: [(name: ClosureStage, capture: Capture)]
    private var subscriber: Capture
    private var ending: Ending

    init(by choices: inout Choices) {
        owner = choices.word(of: Self.names.keys.sorted())
        place = choices.one()
        stages = (0..<choices.number(in: 1...3)).map { _ in (choices.one(), choices.one()) }
        (subscriber, ending) = (choices.one(), choices.one())
    }

    private var source: String { Self.names[owner]?.0 ?? "" }
    private var captures: [Capture] { stages.map(\.capture) + [subscriber] }
    private var holds: Bool { captures.contains(.strong) }

    var isPlausible: Bool { captures.contains { $0 != .none } }

    var needs: Set<String> {
        let ends: [Ending: String] = [
            .first: "take(first:)", .disposed: "dispose", .scoped: "ScopedDisposable", .lost: "ScopedDisposable",
        ]
        return Self.topic.needs.union(stages.map(\.name.rawValue)).union([ends[ending]].compactMap(\.self))
    }

    // MARK: - The run

    private final class Owner: Sendable {
        private let source: Subject<Int, Never>?
        private let handle = Mutex<ScopedDisposable?>(nil)

        init(holding source: Subject<Int, Never>?) { self.source = source }

        func keep(_ subscription: ScopedDisposable) { handle.withLock { $0 = subscription } }

        func work() {}
    }

    private struct Built {
        weak var owner: Owner?
        weak var source: Subject<Int, Never>?
        /// Holds the source if the owner doesn't.
        let outside: Subject<Int, Never>?
    }

    func run() -> Freed? {
        let built = build()
        if built.owner == nil { return .atOnce }
        built.source?.send(1)
        if built.owner == nil { return .withTheNextValue }
        // If only the owner holds the source, nothing outside can complete it.
        built.outside?.complete()
        return built.owner == nil ? .whenTheSourceCompletes : .never
    }

    /// After this call, nothing outside the pipeline holds the owner.
    private func build() -> Built {
        let source = Subject<Int, Never>()
        let owner = Owner(holding: place == .inside ? source : nil)
        func work(_ capture: Capture) -> @Sendable () -> Void {
            switch capture {
            case .none: {}
            case .weak: { [weak owner] in owner?.work() }
            case .strong: { owner.work() }
            }
        }
        var signal = ending == .first ? source.signal.take(first: 1) : source.signal
        for stage in stages { signal = signal.through(stage.name, doing: work(stage.capture)) }
        let last = work(subscriber)
        let handle = signal.subscribe(next: { _ in last() })
        switch ending {
        case .source, .first: break
        case .disposed: handle.dispose()
        case .scoped: owner.keep(handle.scoped())
        case .lost: _ = handle.scoped()
        }
        return Built(owner: owner, source: source, outside: place == .inside ? nil : source)
    }

    // MARK: - In words

    var placeholders: [String: String] { ["owner": owner, "source": source, "value": String(source.dropLast())] }
    var situation: [String] { [place.rawValue] + (ending == .scoped ? ["scoped"] : []) }
    func words(for freed: Freed) -> String { text("freed \(freed)") }
    func rule(for freed: Freed) -> String { freed == .atOnce && !holds ? "not held" : "\(freed)" }

    var code: [String] {
        let starts: [Ending: String] = [.disposed: "let subscription = ", .scoped: "handle = ", .lost: "_ = "]
        let ends: [Ending: [String]] = [
            .disposed: ["// Later:", "subscription.dispose()"], .scoped: ["  .scoped()"], .lost: ["  .scoped()"],
        ]
        return [(starts[ending] ?? "") + source] + (ending == .first ? ["  .take(first: 1)"] : [])
            + stages.flatMap { stage in
                switch stage.name {
                case .map: Self.lines(".map {", "}", stage.capture, "trimmed", "trimmed", " ?? $0")
                case .filter: Self.lines(".filter {", "}", stage.capture, "isNew", "wants", " == true")
                case .doNext: Self.lines(".doNext {", "}", stage.capture, "print", "note")
                }
            }
            + Self.lines(".subscribe(next: {", "})", subscriber, "print", Self.names[owner]?.1 ?? "")
            + (ends[ending] ?? [])
    }

    private static func lines(
        _ start: String, _ end: String, _ capture: Capture, _ free: String, _ method: String, _ otherwise: String = ""
    ) -> [String] {
        switch capture {
        case .none: ["  \(start) \(free)($0) \(end)"]
        case .strong: ["  \(start) self.\(method)($0) \(end)"]
        case .weak: ["  \(start) [weak self] in", "    self?.\(method)($0)\(otherwise)", "  \(end)"]
        }
    }

    func misread(as name: String) -> LeakProblem? {
        let (isWeak, isOutside) = (captures.contains(.weak), place == .outside)
        let isOpen = ending == .source || ending == .scoped
        let lost = changing(\.ending, to: .lost)
        return switch name {
        case "all weak": isWeak && holds ? holding(.weak) : nil
        case "all strong": isWeak && !holds ? holding(.strong) : nil
        case "strong until the next value": isWeak && !holds ? holding(.strong).changing(\.ending, to: .first) : nil
        case "lost outside": ending == .source && isOutside ? lost : nil
        case "lost inside": ending == .source && !isOutside ? lost : nil
        case "lost handle": ending == .scoped ? lost : nil
        case "still open": isOpen ? nil : changing(\.ending, to: .source)
        case "ended before": ending == .first ? lost : nil
        case "held by its source": holds && isOutside && isOpen ? changing(\.place, to: .inside) : nil
        case "first only": holds && isOpen ? changing(\.ending, to: .first) : nil
        default: nil
        }
    }

    private func changing<Part>(_ part: WritableKeyPath<Self, Part>, to new: Part) -> LeakProblem {
        var other = self
        other[keyPath: part] = new
        return other
    }

    private func holding(_ capture: Capture) -> LeakProblem {
        var other = self
        for index in stages.indices where stages[index].capture != .none { other.stages[index].capture = capture }
        return subscriber == .none ? other : other.changing(\.subscriber, to: capture)
    }
}
