import OpenCombine
import ReactiveCore

/// A value through a pipeline that's subscribed to.
extension Row {
    static let values: [Row] = [
        .through("W1 subject → 1 subscriber", .openCombine(2.05), openCombine: { s, _ in s }, ours: { s, _ in s }),
        .through(
            "W2 subject → map filter map filter", .openCombine(2.02),
            loop: { run in
                let k = run.constants
                run.measure {
                    for i in 0..<run.n {
                        let a = i &+ k.one
                        if a & k.mask == k.mask { continue }
                        let b = a &* k.three
                        if b & k.mask == k.mask { continue }
                        run.sink.take(b)
                    }
                }
            },
            openCombine: { s, k in
                s.map { $0 &+ k.one }.filter { $0 & k.mask != k.mask }
                    .map { $0 &* k.three }.filter { $0 & k.mask != k.mask }
            },
            ours: { s, k in
                s.map { $0 &+ k.one }.filter { $0 & k.mask != k.mask }
                    .map { $0 &* k.three }.filter { $0 & k.mask != k.mask }
            }),
        .through(
            "W3 subject → 16 maps", .openCombine(2.08),
            loop: { run in
                let k = run.constants
                run.measure {
                    for i in 0..<run.n {
                        var value = i
                        for _ in 0..<16 { value = value &+ k.one }
                        run.sink.take(value)
                    }
                }
            },
            // Each map is erased, which is faster than the library's fusion of maps.
            openCombine: { s, k in
                (0..<16).reduce(s.eraseToAnyPublisher()) { publisher, _ in
                    publisher.map { $0 &+ k.one }.eraseToAnyPublisher()
                }
            },
            ours: { s, k in
                let four = s.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
                let eight = four.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
                let twelve = eight.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
                return twelve.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
            }),
        Row(
            "W4 cold sequence → map filter reduce", .openCombine(5.43),
            loop: { run in
                let k = run.constants
                run.measure {
                    var sum = 0
                    for i in 0..<run.n {
                        let a = i &+ k.one
                        if a & k.mask != k.mask { sum &+= a }
                    }
                    run.sink.take(sum)
                }
            },
            // Erased, because a sequence's own operators make arrays.
            openCombine: { run in
                let (sink, k) = (run.sink, run.constants)
                run.measure {
                    _ = (0..<run.n).publisher.eraseToAnyPublisher().map { $0 &+ k.one }
                        .filter { $0 & k.mask != k.mask }.reduce(0) { $0 &+ $1 }.sink { sink.take($0) }
                }
            },
            ours: { run in
                let (sink, k) = (run.sink, run.constants)
                run.measure {
                    opaque(opaque(opaque(Numbers.from(0..<run.n)).map { $0 &+ k.one }).filter { $0 & k.mask != k.mask })
                        .reduce(0) { $0 &+ $1 }.subscribe(next: { sink.take($0) })
                }
            }),
        .through(
            "W5 flatMap to just", .openCombine(3.02), of: 300_000, loop: Loops.plusOne,
            openCombine: { s, k in s.flatMap { Just($0 &+ k.one) } }, ours: { s, k in s.flatMap { .just($0 &+ k.one) } }
        ),
        Row(
            "W5 flatMap to created", .loop(116), of: 300_000, loop: Loops.plusOne,
            ours: Ours.sending { given in given[0].flatMap { [k = given.constants] in created($0 &+ k.one) } }),
        Row(
            "W6 combineLatest of two", .loop(79), loop: Loops.newest(of: 2),
            ours: Ours.sending(to: 2) { $0[0].combineLatest(with: $0[1]).map { $0 &+ $1 } }),
        .through(
            "W11 flatMapLatest to just", .openCombine(2.95), of: 100_000, loop: Loops.plusOne,
            openCombine: { s, k in s.map { Just($0 &+ k.one) }.switchToLatest() },
            ours: { s, k in s.flatMapLatest { .just($0 &+ k.one) } }),
        Row(
            "W11 flatMapLatest to created", .loop(121), of: 100_000, loop: Loops.plusOne,
            ours: Ours.sending { given in given[0].flatMapLatest { [k = given.constants] in created($0 &+ k.one) } }),
        Row("W14 property → 1 subscriber", .openCombine(2), openCombine: Combine.property(), ours: Ours.property()),
        Row(
            "W14 property.modify", .openCombine(2),
            // Not atomic: an update from another thread may be lost.
            openCombine: Combine.property(updating: { subject, run in
                let one = run.constants.one
                for _ in 1..<run.n { subject.value += one }
            }),
            ours: Ours.property(updating: { property, run in
                let one = run.constants.one
                for _ in 1..<run.n { property.modify { $0 += one } }
            })),
        Row(
            "W14 property.map", .openCombine(2), loop: Loops.plusOne,
            openCombine: Combine.property({ subject, k in subject.map { $0 &+ k.one }.eraseToAnyPublisher() }),
            ours: Ours.property({ property, k in property.map { $0 &+ k.one }.signal })),
        Row(
            "W15 zip of two", .openCombine(2.4),
            loop: { run in
                run.measure {
                    var a = 0
                    for i in 0..<run.n { if i & 1 == 0 { a = i } else { run.sink.take(a &+ i) } }
                }
            },
            openCombine: { run in
                let (sink, a, b) = (run.sink, Published(), Published())
                let subscription = a.zip(b).map { $0 &+ $1 }.sink { sink.take($0) }
                run.measure { for i in 0..<run.n { if i & 1 == 0 { a.send(i) } else { b.send(i) } } }
                subscription.cancel()
            },
            ours: Ours.sending(to: 2) { $0[0].zip(with: $0[1]).map { $0 &+ $1 } }),
        Row(
            "W17 combineLatest of eight", .loop(26), loop: Loops.newest(of: 8),
            ours: Ours.sending(to: 8) { s in
                combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
                    .map { a, b, c, d, e, f, g, h in a &+ b &+ c &+ d &+ e &+ f &+ g &+ h }
            }),
        .through(
            "W18 flatMap(.concat) to just", of: 300_000, loop: Loops.plusOne,
            openCombine: { s, k in s.flatMap(maxPublishers: .max(1)) { Just($0 &+ k.one) } },
            ours: { s, k in s.flatMap(.concat) { .just($0 &+ k.one) } }),
        .through("W19 share", .openCombine(2.9), openCombine: { s, _ in s.share() }, ours: { s, _ in s.share() }),
        Row(
            "W21 replay(1)", .openCombine(2),
            // The first of the n values is the subject's initial value.
            openCombine: Combine.subject(
                { s, run in
                    s.multicast(subject: CurrentValueSubject<Int, Never>(0)).autoconnect()
                        .sink { [sink = run.sink] in sink.take($0) }
                }, { s, run in for i in 1..<run.n { s.send(i) } }),
            ours: Ours.sending { $0[0].replay(1) }),
        Row(
            "W21 replay subject → 1 subscriber", .loop(40),
            ours: { run in
                let (sink, subject) = (run.sink, ReplaySubject<Int, Never>(capacity: 1))
                let subscription = subject.signal.subscribe(next: { sink.take($0) })
                run.measure { for i in 0..<run.n { subject.send(i) } }
                subscription.dispose()
            }),
        Row(
            "W25 for await over values", .loop(0.5),
            // Not a loop: a stream of the standard library.
            loop: { run in
                let sink = run.sink
                run.measure {
                    let (stream, input) = AsyncStream<Int>.makeStream()
                    for i in 0..<run.n { input.yield(i) }
                    input.finish()
                    for await value in stream { sink.take(value) }
                }
            },
            ours: { run in
                let sink = run.sink
                run.measure {
                    let subject = Sent()
                    var values = subject.signal.values.makeAsyncIterator()
                    for i in 0..<run.n { subject.send(i) }
                    subject.complete()
                    while let value = await values.next() { sink.take(value) }
                }
            }),
    ]
}

/// Not inlined, so the compiler can't turn a pipeline into one loop.
@inline(never) func created(_ value: Int) -> Numbers {
    Signal { subscriber in
        subscriber.send(value)
        subscriber.complete()
        return nil
    }
}
