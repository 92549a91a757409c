@testable import ReactiveCore

/// A source that makes values while it's being subscribed to, and counts them. Without `limit`, a pipeline that doesn't
/// stop the source would hang.
final class EndlessSource: Sendable {
    static let limit = 100

    enum Kind: CaseIterable, Sendable {
        case sequence
        case closure
    }

    private let kind: Kind
    private let made = Lock<[Int]>([])

    init(_ kind: Kind) { self.kind = kind }

    /// How many values each subscription made.
    var effects: [Int] { made.withLock { $0 } }

    var signal: Signal<Item, Boom> {
        switch kind {
        case .sequence: .from(Counting(source: self))
        case .closure:
            Signal { [self] subscriber in
                let run = begin()
                while !subscriber.isDisposed, let item = next(run) { subscriber.send(item) }
                return nil
            }
        }
    }

    private func begin() -> Int {
        made.withLock { made in
            made.append(0)
            return made.count - 1
        }
    }

    private func next(_ run: Int) -> Item? {
        made.withLock { made in
            if made[run] == Self.limit { return nil }
            made[run] += 1
            return Item(made[run])
        }
    }

    private struct Counting: Sequence, Sendable {
        let source: EndlessSource

        func makeIterator() -> AnyIterator<Item> {
            let run = source.begin()
            return AnyIterator { source.next(run) }
        }
    }
}
