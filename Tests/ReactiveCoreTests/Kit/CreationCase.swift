import ReactiveCore
import Testing

/// A creation as the contract kit sees it: it has no source, and its result is known.
struct CreationCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// How many values it sends in a minute.
    let values: Int
    /// How it ends within that minute; nil if it doesn't.
    let ending: Event<Item, Boom>?
    let build: @Sendable (OperatorCase.Surroundings) -> Signal<Item, Boom>

    init(
        _ name: String, values: Int, ending: Event<Item, Boom>?,
        _ build: @escaping @Sendable (OperatorCase.Surroundings) -> Signal<Item, Boom>
    ) {
        testDescription = name
        self.values = values
        self.ending = ending
        self.build = build
    }
}

extension PublicOperator {
    var creationCase: CreationCase {
        switch self {
        case .just: CreationCase("just", values: 1, ending: .completed) { kit in .just(Item(1, kit.token)) }
        case .initializerResult:
            CreationCase("init(result:)", values: 1, ending: .completed) { kit in
                Signal(result: .success(Item(1, kit.token)))
            }
        case .empty: CreationCase("empty", values: 0, ending: .completed) { _ in .empty }
        case .fail: CreationCase("fail", values: 0, ending: .failed(Boom(number: 1))) { _ in .fail(Boom(number: 1)) }
        case .from:
            CreationCase("from", values: 3, ending: .completed) { kit in
                .from((1...3).map { Item($0, kit.token) })
            }
        case .initializer:
            CreationCase("init", values: 3, ending: .completed) { kit in
                Signal { subscriber in
                    for number in 1...3 { subscriber.send(kit.same(Item(number))) }
                    subscriber.complete()
                    return ActionDisposable { kit.token.keep() }
                }
            }
        case .timer:
            CreationCase("timer", values: 1, ending: .completed) { kit in
                Signal.timer(after: .seconds(10), on: kit.time).map { [token = kit.token] in Item(1, token) }
                    .promoteFailure(to: Boom.self)
            }
        case .interval:
            CreationCase("interval", values: 6, ending: nil) { kit in
                Signal.interval(every: .seconds(10), on: kit.time).map { [token = kit.token] in Item($0, token) }
                    .promoteFailure(to: Boom.self)
            }
        default: CreationCase("never", values: 0, ending: nil) { _ in .never }
        }
    }
}
