import ReactiveCore
import Testing

/// One form of an operator as the contract kit sees it: it takes signals of items, and returns a signal of items. A
/// creation takes none.
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

        /// Advances the clock by a minute: past every delay of the cases, and not past their timeouts.
        func settle() { time.advance(by: .seconds(60)) }
    }

    enum Values: Sendable {
        case all
        /// Some values arrive, in order.
        case some
        case none
        /// Which values arrive, and how it ends, depends on the order in which the sources send and end.
        case open
        /// What a creation sends in a minute; nil if it doesn't end.
        case made(Int, Event<Item, Boom>?)
    }

    /// The operator's name in the sources.
    let name: String
    /// Distinguishes the cases of an operator.
    let form: String
    let sources: Int
    var values = Values.all
    var passesFailure = true
    /// Whether the operator completes once all sources have completed.
    var completes = true
    /// How many values an endless synchronous source makes under `take(first: 3)`; nil if it wouldn't be stopped.
    var effects: Int?
    /// Whether the operator stays alive when its source is gone, because it waits for something else.
    var waitsOnTime = false
    let build: @Sendable ([Stream], Surroundings) -> Stream

    var testDescription: String { form.isEmpty ? name : "\(name), \(form)" }

    /// Whether the contract says what arrives.
    var isExact: Bool { if case .open = values { false } else { true } }

    func build(on source: Stream, _ kit: Surroundings) -> Stream {
        build(Array(repeating: source, count: sources), kit)
    }

    static func creation(
        _ name: String, sends count: Int, _ ending: Event<Item, Boom>?,
        _ build: @escaping @Sendable (Surroundings) -> Stream
    ) -> OperatorCase { OperatorCase(name: name, form: "", sources: 0, values: .made(count, ending)) { build($1) } }

    static func one(
        _ name: String, _ form: String = "", values: Values = .all, passesFailure: Bool = true, completes: Bool = true,
        effects: Int? = 3, waitsOnTime: Bool = false, _ build: @escaping @Sendable (Stream, Surroundings) -> Stream
    ) -> OperatorCase {
        OperatorCase(
            name: name, form: form, sources: 1, values: values, passesFailure: passesFailure, completes: completes,
            effects: effects, waitsOnTime: waitsOnTime, build: { build($0[0], $1) })
    }

    static func several(
        _ count: Int, _ name: String, _ form: String = "", values: Values = .some, effects: Int? = nil,
        _ build: @escaping @Sendable ([Stream]) -> Stream
    ) -> OperatorCase {
        OperatorCase(name: name, form: form, sources: count, values: values, effects: effects) { sources, _ in
            build(sources)
        }
    }

    /// An operator that subscribes to a second signal: at once, or when the first has sent or ended.
    static func pair(
        _ name: String, _ form: String = "", _ build: @escaping @Sendable (Stream, Stream) -> Stream
    ) -> OperatorCase { several(2, name, form, values: .open) { build($0[0], $0[1]) } }
}

/// A subscribed operator: its sources, the received events, and the subscription.
struct Bench: Sendable {
    let kit: OperatorCase.Surroundings
    let probes: [Probe]
    let seen = Recorder<Item, Boom>()
    let subscription: any Disposable

    init(
        _ operation: OperatorCase, _ oddity: KitScheduler.Oddity = .none,
        _ react: @escaping @Sendable (Event<Item, Boom>, [Probe], any Disposable) -> Void = { _, _, _ in },
        atDisposal: (@Sendable () -> Void)? = nil
    ) {
        let probes = (0..<operation.sources).map { _ in Probe(atDisposal: atDisposal) }
        let serial = SerialDisposable()
        kit = OperatorCase.Surroundings(oddity)
        subscription = operation.build(probes.map(\.signal), kit).observe { [seen] event in
            seen.note(event)
            react(event, probes, serial)
        }
        serial.replace(with: subscription)
        self.probes = probes
        kit.settle()
    }

    var numbers: [Int] { seen.values.map(\.number) }

    var endings: [Event<Item, Boom>] { seen.events.filter(\.isTerminal) }

    var isCleanedUp: Bool { probes.allSatisfy { $0.disposals == $0.subscriptions } }

    func send(_ numbers: ClosedRange<Int>) { for number in numbers { for probe in probes { probe.send(number) } } }

    /// Subscribes inside another signal, with a disposable that exists before the subscription does.
    /// - Returns: all events up to a minute later.
    static func nested(
        in kit: OperatorCase.Surroundings, _ make: @escaping @Sendable (any Disposable) -> Signal<Item, Boom>,
        _ react: @escaping @Sendable (any Disposable) -> Void = { _ in }
    ) -> [Event<Item, Boom>] {
        let seen = Recorder<Item, Boom>()
        let serial = SerialDisposable()
        let trigger = Subject<Int, Boom>()
        serial.replace(
            with: trigger.signal.flatMap { _ in make(serial) }.observe { event in
                seen.note(event)
                react(serial)
            })
        trigger.send(0)
        kit.settle()
        return seen.events
    }
}
