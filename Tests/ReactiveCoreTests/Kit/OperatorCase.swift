import ReactiveCore
import Testing

/// One operator as the contract kit sees it: signals of items in, a signal of items out.
struct OperatorCase: Sendable, CustomTestStringConvertible {
    typealias Stream = Signal<Item, Boom>

    /// What an operator is given besides its sources.
    struct Surroundings: Sendable {
        let time = TestScheduler()
        let ledger = LiveObjects()

        /// A transformation that changes nothing and holds a token, so that a closure that is kept shows in the ledger.
        func same() -> @Sendable (Item) -> Item {
            let token = ledger.token()
            return { item in
                token.keep()
                return item
            }
        }
    }

    /// What becomes of the values.
    enum Values: Sendable {
        /// One value out for each value in, at once or once time has passed.
        case all
        /// Some are left out; those that come are in order.
        case some
        /// None comes.
        case none
    }

    let name: String
    var sources = 1
    var values = Values.all
    /// Whether a failure of a source ends it with that failure.
    var passesFailure = true
    /// Whether completion of all sources completes it.
    var completes = true
    /// How many values an endless synchronous source makes under `take(first: 3)`; nil where it can't say: no value would ever come.
    var effects: Int? = 3
    /// Whether it waits for something else than its source, and so lives on when the source has gone.
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

/// An operator at work: its sources, what came out, and the subscription.
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

    /// Lets all time pass that anything could wait for.
    func settle() { surroundings.time.advance(by: .seconds(60)) }

    var numbers: [Int] { seen.values.map(\.number) }

    var endings: [Event<Item, Boom>] { seen.events.filter(\.isTerminal) }
}
