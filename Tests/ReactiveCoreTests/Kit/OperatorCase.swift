import ReactiveCore
import Testing

/// One operator as the contract kit sees it: it takes signals of items, and returns a signal of items.
struct OperatorCase: Sendable, CustomTestStringConvertible {
    typealias Stream = Signal<Item, Boom>

    /// An operator's inputs besides its sources.
    struct Surroundings: Sendable {
        let time: KitScheduler
        let ledger = LiveObjects()
        /// As long as the ledger counts the token, the token's holder is alive.
        let token: LiveObjects.Token

        init(_ oddity: KitScheduler.Oddity = .none) {
            time = KitScheduler(oddity)
            token = ledger.token()
        }

        /// A closure that changes nothing and holds the token, so the ledger shows whether the closure is still alive.
        var same: @Sendable (Item) -> Item {
            { [token] item in
                token.keep()
                return item
            }
        }

        func byHand() -> @Sendable (Item) -> Stream {
            { [same] item in
                Signal { subscriber in
                    subscriber.send(same(item))
                    subscriber.complete()
                    return nil
                }
            }
        }
    }

    enum Values: Sendable {
        case all
        /// Some values arrive, in order.
        case some
        case none
    }

    var name: String
    var sources = 1
    var values = Values.all
    var passesFailure = true
    /// Whether the operator completes once all sources have completed.
    var completes = true
    /// How many values an endless synchronous source makes under `take(first: 3)`; nil if it wouldn't be stopped.
    var effects: Int?
    /// Whether the operator stays alive when its source is gone, because it waits for something else.
    var waitsOnTime = false
    let build: @Sendable ([Stream], Surroundings) -> Stream

    var testDescription: String { name }

    static func one(
        _ form: String = "", values: Values = .all, passesFailure: Bool = true, completes: Bool = true,
        effects: Int? = 3, waitsOnTime: Bool = false, _ build: @escaping @Sendable (Stream, Surroundings) -> Stream
    ) -> OperatorCase {
        OperatorCase(
            name: form, values: values, passesFailure: passesFailure, completes: completes, effects: effects,
            waitsOnTime: waitsOnTime, build: { build($0[0], $1) })
    }

    static func several(
        _ count: Int, _ form: String = "", values: Values = .some, effects: Int? = nil,
        _ build: @escaping @Sendable ([Stream], Surroundings) -> Stream
    ) -> OperatorCase {
        OperatorCase(name: form, sources: count, values: values, effects: effects, build: build)
    }

    func named(_ operation: PublicOperator) -> OperatorCase {
        var copy = self
        copy.name = name.isEmpty ? operation.rawValue : "\(operation.rawValue), \(name)"
        return copy
    }
}

/// A subscribed operator: its sources, the received events, and the subscription.
struct Bench: Sendable {
    let surroundings = OperatorCase.Surroundings()
    let probes: [Probe]
    let seen = Recorder<Item, Boom>()
    let subscription: any Disposable

    init(
        _ operation: OperatorCase,
        _ react: @escaping @Sendable (Event<Item, Boom>, [Probe], any Disposable) -> Void = { _, _, _ in },
        atDisposal: (@Sendable () -> Void)? = nil
    ) {
        let probes = (0..<operation.sources).map { _ in Probe(atDisposal: atDisposal) }
        let serial = SerialDisposable()
        subscription = operation.build(probes.map(\.signal), surroundings).observe { [seen] event in
            seen.note(event)
            react(event, probes, serial)
        }
        serial.replace(with: subscription)
        self.probes = probes
        settle()
    }

    /// Advances the clock by a minute: past every delay of the cases, and not past their timeouts.
    func settle() { surroundings.time.advance(by: .seconds(60)) }

    var numbers: [Int] { seen.values.map(\.number) }

    var endings: [Event<Item, Boom>] { seen.events.filter(\.isTerminal) }
}
