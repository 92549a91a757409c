@testable import ReactiveCore

/// A value that a ledger can count while it is alive.
struct Item: Sendable, Equatable {
    let number: Int
    let token: LiveObjects.Token?

    init(_ number: Int, _ token: LiveObjects.Token? = nil) {
        self.number = number
        self.token = token
    }

    static func == (left: Item, right: Item) -> Bool { left.number == right.number }
}

/// A source that counts its subscriptions and disposals; the test sends its events.
final class Probe: Sendable {
    private struct Counts: Sendable {
        var subscriptions = 0
        var disposals = 0
        var subscribers: [Subscriber<Item, Boom>] = []
    }

    private let counts = Lock(Counts())
    private let atDisposal: (@Sendable () -> Void)?

    init(atDisposal: (@Sendable () -> Void)? = nil) { self.atDisposal = atDisposal }

    var subscriptions: Int { counts.withLock { $0.subscriptions } }
    var disposals: Int { counts.withLock { $0.disposals } }

    var signal: Signal<Item, Boom> {
        Signal { [self] subscriber in
            counts.withLock { counts in
                counts.subscriptions += 1
                counts.subscribers.append(subscriber)
            }
            return ActionDisposable { [self] in
                counts.withLock { $0.disposals += 1 }
                atDisposal?()
            }
        }
    }

    func send(_ number: Int, _ token: LiveObjects.Token? = nil) { each { $0.send(Item(number, token)) } }
    func send(_ event: Event<Item, Boom>) { each { $0.send(event) } }
    func fail(_ failure: Boom = Boom()) { each { $0.fail(failure) } }
    func complete() { each { $0.complete() } }

    /// Frees the subscribers without an ending, like a source that will never send again.
    func forget() {
        _ = counts.withLock { counts in
            defer { counts.subscribers = [] }
            return counts.subscribers
        }
    }

    private func each(_ act: (Subscriber<Item, Boom>) -> Void) {
        for subscriber in counts.withLock({ $0.subscribers }) { act(subscriber) }
    }
}
