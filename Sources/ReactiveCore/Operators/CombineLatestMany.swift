/// Combines the newest values of any number of signals whenever one of them sends.
///
///     a              --a---------b-----------------|
///     b              ----x-------------y-----------|
///     c              -----m------------------n-----|
///     combineLatest  -----'axm'--'bxm'-'bym'-'byn'-|
///
///     combineLatest(username, password, searchText)
///         .subscribe(next: { name, word, text in print(name, word, text) })
///
/// For two signals there is ``Signal/combineLatest(with:)``.
///
/// - *Completes:* when all have completed, or when one completes before its first value, since nothing can follow.
/// - *Fails:* when one of them does, at once.
/// - *Disposes:* all of them.
/// - *Delivers on:* the thread of the one that sends.
///
/// RxSwift `combineLatest`, Combine `combineLatest`, ReactiveSwift `combineLatest`, swift-async-algorithms
/// `combineLatest`.
public func combineLatest<each Value: Sendable, Failure: Error>(
    _ signals: repeat Signal<each Value, Failure>
) -> Signal<(repeat each Value), Failure> {
    Signal<(repeat each Value), Failure>(starting: { handle, subscription in
        let newest = (repeat Newest<each Value>())
        var count = 0
        for _ in repeat each signals { count += 1 }
        let output = EventSerializer<Members, (repeat each Value), Failure>(Members(count: count), subscription, handle)

        @Sendable func listen<Member>(_ signal: Signal<Member, Failure>, _ mine: Newest<Member>) {
            signal.startChild(of: subscription) { event in
                switch event {
                case .next(let value):
                    var replaced: Member? = value
                    output.send { members in
                        if mine.swap(&replaced) { members.silent -= 1 }
                        return members.silent == 0 ? .next((repeat (each newest).value!)) : nil
                    }
                case .failed(let failure): output.send(.failed(failure))
                case .completed: output.send { members in members.end(hasSent: mine.value != nil) ? .completed : nil }
                }
            }
        }
        repeat listen(each signals, each newest)
    })
}

/// How many signals have not sent yet, and how many still run.
private struct Members: Sendable {
    var silent: Int
    var running: Int

    init(count: Int) {
        silent = count
        running = count
    }

    /// - Returns: whether nothing can follow.
    mutating func end(hasSent: Bool) -> Bool {
        running -= 1
        return running == 0 || !hasSent
    }
}

/// The newest value of one signal.
private final class Newest<Value: Sendable>: Sendable {
    private let contents = Lock<Value?>(nil)

    var value: Value? { contents.withLock { $0 } }

    /// Exchanges the value for the old one, which the caller releases outside the lock of `output`.
    /// - Returns: whether it is the first.
    func swap(_ value: inout Value?) -> Bool {
        contents.withLock { Swift.swap(&$0, &value) }
        return value == nil
    }
}
