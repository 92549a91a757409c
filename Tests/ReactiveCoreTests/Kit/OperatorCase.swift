import ReactiveCore
import Testing

/// One operator as the contract kit sees it: signals of items in, a signal of items out.
struct OperatorCase: Sendable, CustomTestStringConvertible {
    typealias Stream = Signal<Item, Boom>

    /// What an operator gets besides its sources.
    struct Surroundings: Sendable {
        let time: KitScheduler
        let ledger = LiveObjects()

        init(_ oddity: KitScheduler.Oddity = .none) { time = KitScheduler(oddity) }

        /// A closure that changes nothing and holds a token, so the ledger shows whether the closure is still alive.
        func same() -> @Sendable (Item) -> Item {
            let token = ledger.token()
            return { item in
                token.keep()
                return item
            }
        }
    }

    /// What happens to the values.
    enum Values: Sendable {
        /// Each arrives, at once or later.
        case all
        /// Some arrive, in order.
        case some
        /// None arrives.
        case none
    }

    let name: String
    var sources = 1
    var values = Values.all
    /// Whether it fails with the failure of a source.
    var passesFailure = true
    /// Whether it completes when all sources have.
    var completes = true
    /// How many values an endless synchronous source makes under `take(first: 3)`; nil if no value would arrive.
    var effects: Int? = 3
    /// Whether it stays alive when its source is gone, because it waits for something else.
    var waitsOnTime = false
    let build: @Sendable ([Stream], Surroundings) -> Stream

    var testDescription: String { name }

    init(
        _ name: String, sources: Int = 1, values: Values = .all, passesFailure: Bool = true, completes: Bool = true,
        effects: Int? = 3, waitsOnTime: Bool = false, _ build: @escaping @Sendable ([Stream], Surroundings) -> Stream
    ) {
        self.name = name
        self.sources = sources
        self.values = values
        self.passesFailure = passesFailure
        self.completes = completes
        self.effects = effects
        self.waitsOnTime = waitsOnTime
        self.build = build
    }

    /// An operator of one source.
    init(
        _ name: String, values: Values = .all, passesFailure: Bool = true, completes: Bool = true, effects: Int? = 3,
        waitsOnTime: Bool = false, one build: @escaping @Sendable (Stream, Surroundings) -> Stream
    ) {
        self.init(
            name, sources: 1, values: values, passesFailure: passesFailure, completes: completes, effects: effects,
            waitsOnTime: waitsOnTime
        ) { sources, surroundings in
            build(sources[0], surroundings)
        }
    }
}

/// A subscribed operator: its sources, what arrived, and the subscription.
struct Bench: Sendable {
    let surroundings = OperatorCase.Surroundings()
    let probes: [Probe]
    let seen = Recorder<Item, Boom>()
    let subscription: any Disposable

    init(_ operation: OperatorCase, atDisposal: (@Sendable () -> Void)? = nil) {
        self.init(operation, probes: (0..<operation.sources).map { _ in Probe(atDisposal: atDisposal) })
    }

    init(_ operation: OperatorCase, probes: [Probe]) {
        self.probes = probes
        subscription = seen.record(operation.build(probes.map(\.signal), surroundings))
        settle()
    }

    /// Runs everything that an operator could be waiting for.
    func settle() { surroundings.time.advance(by: .seconds(60)) }

    var numbers: [Int] { seen.values.map(\.number) }

    var endings: [Event<Item, Boom>] { seen.events.filter(\.isTerminal) }
}
