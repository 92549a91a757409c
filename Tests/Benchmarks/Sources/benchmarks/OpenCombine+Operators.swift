import OpenCombine

let openCombineOperators: [Workload: Pass] = [
    .w1: sending { s, _ in s },
    .w2: sending { s, k in
        s.map { $0 &+ k.one }.filter { $0 & k.mask != k.mask }.map { $0 &* k.three }.filter { $0 & k.mask != k.mask }
    },
    .w3: sending { s, k in
        // Each map is erased, which is faster than the library's fusion of maps.
        (0..<16).reduce(s.eraseToAnyPublisher()) { publisher, _ in
            publisher.map { $0 &+ k.one }.eraseToAnyPublisher()
        }
    },
    .w5: sending { s, k in s.flatMap { Just($0 &+ k.one) } },
    .w11: sending { s, k in s.map { Just($0 &+ k.one) }.switchToLatest() },
    .w18f: sending { s, k in s.flatMap(maxPublishers: .max(1)) { Just($0 &+ k.one) } },
    .w19: sending { s, _ in s.share() },
    .x2: sending { s, _ in s.scan(0) { $1 } },
    .x3: sending { s, _ in s.removeDuplicates() },
    .x7: sending { s, _ in s.collect(10).map { $0[9] } },
    .x8: sending { s, _ in s.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) },
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
    .x17: sending { s, _ in s.drop(while: { $0 < 0 }).prefix(while: { $0 >= 0 }) },
    .x22: sending { s, _ in s.compactMap { $0 } },
    .x23: sending { s, _ in s.handleEvents(receiveOutput: { _ in }) },
    .x25: sending { s, _ in s.collect().map { $0.reduce(0, &+) } },
    .x27: sending { s, _ in s.tryMap { $0 } },
]

private func sending<Numbers: Publisher>(
    _ build: @escaping @Sendable (PassthroughSubject<Int, Never>, Constants) -> Numbers
) -> Pass where Numbers.Output == Int {
    { run in
        let sink = run.sink
        let subject = PassthroughSubject<Int, Never>()
        let subscription = build(subject, run.constants).sink(
            receiveCompletion: { _ in }, receiveValue: { sink.take($0) })
        run.measure {
            for i in 0..<run.n { subject.send(i) }
            subject.send(completion: .finished)
        }
        subscription.cancel()
    }
}

private func each<Numbers: Publisher>(
    _ build: @escaping @Sendable (Int, Constants) -> Numbers
) -> Pass where Numbers.Output == Int {
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
