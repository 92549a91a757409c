import OpenCombine

/// The operators of rows X1 to X32 that it has.
let openCombineOperators: [Workload: @Sendable (Run) -> Void] = [
    .x2: sending { $0.scan(0) { $1 } },
    .x3: sending { $0.removeDuplicates() },
    .x7: sending { $0.collect(10).map { $0[9] } },
    .x8: sending { $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) },
    .x9: each { i, _ in (i..<i + 2).publisher.prefix(1) },
    .x10: each { i, _ in Fail<Int, Oops>(error: Oops()).catch { _ in Just(i) } },
    .x11: each { i, _ in
        let attempts = Sink()
        return Deferred {
            attempts.take(1)
            return attempts.count == 1
                ? Fail<Int, Oops>(error: Oops()).eraseToAnyPublisher()
                : Just(i).setFailureType(to: Oops.self).eraseToAnyPublisher()
        }
        .retry(1)
    },
    .x16: each { i, k in Just(i).prepend(k.one) },
    .x17: sending { $0.drop(while: { $0 < 0 }).prefix(while: { $0 >= 0 }) },
    .x22: sending { $0.compactMap { $0 } },
    .x23: sending { $0.handleEvents(receiveOutput: { _ in }) },
    .x25: sending { $0.collect().map { $0.reduce(0, &+) } },
    .x27: sending { $0.tryMap { $0 } },
]

private func sending<Numbers: Publisher>(
    _ build: @escaping @Sendable (PassthroughSubject<Int, Never>) -> Numbers
) -> @Sendable (Run) -> Void where Numbers.Output == Int {
    { run in
        let sink = run.sink
        let subject = PassthroughSubject<Int, Never>()
        let subscription = build(subject).sink(receiveCompletion: { _ in }, receiveValue: { sink.take($0) })
        run.measure {
            for i in 0..<run.n { subject.send(i) }
            subject.send(completion: .finished)
        }
        subscription.cancel()
    }
}

private func each<Numbers: Publisher>(
    _ build: @escaping @Sendable (Int, Constants) -> Numbers
) -> @Sendable (Run) -> Void where Numbers.Output == Int {
    { run in
        let sink = run.sink
        let k = run.constants
        run.measure {
            for i in 0..<run.n {
                build(i, k).sink(receiveCompletion: { _ in }, receiveValue: { sink.take($0) }).cancel()
            }
        }
    }
}
