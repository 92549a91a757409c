import AsyncAlgorithms
import Dispatch

/// Asynchronous sequences. Most sources are unbounded streams, filled before one task drains them: the cheapest order.
///
/// Many workloads are missing. For example, combineLatest races two tasks and drops pairs, and flatMapLatest sometimes
/// never ends (apple/swift-async-algorithms#437).
let asyncAlgorithms = Contender(
    name: "AsyncAlgorithms",
    passes: [
        .w1: { run in
            let sink = run.sink
            run.measure {
                for await value in filled(0..<run.n) { sink.take(value) }
            }
        },
        .w2: { run in
            let sink = run.sink
            let k = run.constants
            run.measure {
                let values = filled(0..<run.n)
                    .map { $0 &+ k.one }
                    .filter { $0 & k.mask != k.mask }
                    .map { $0 &* k.three }
                    .filter { $0 & k.mask != k.mask }
                for await value in values { sink.take(value) }
            }
        },
        .w3: { run in
            let sink = run.sink
            let k = run.constants
            run.measure {
                let four = filled(0..<run.n).map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map {
                    $0 &+ k.one
                }
                let eight = four.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
                let twelve = eight.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
                let sixteen = twelve.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }.map { $0 &+ k.one }
                for await value in sixteen { sink.take(value) }
            }
        },
        .w4: { run in
            let sink = run.sink
            let k = run.constants
            run.measure {
                sink.take(
                    await (0..<run.n).async.map { $0 &+ k.one }.filter { $0 & k.mask != k.mask }.reduce(0) { $0 &+ $1 })
            }
        },
        .w5: { run in
            let sink = run.sink
            let k = run.constants
            run.measure {
                for await value in filled(0..<run.n).flatMap({ CollectionOfOne($0 &+ k.one).async }) {
                    sink.take(value)
                }
            }
        },
        .w7: { run in
            let sink = run.sink
            let n = run.n
            let done = DispatchSemaphore(value: 0)
            let (stream, input) = AsyncStream<Int>.makeStream()
            Task.detached {
                for await value in stream { sink.take(value) }
                done.signal()
            }
            run.measure {
                for i in 0..<n { input.yield(i) }
                input.finish()
                done.wait()
            }
        },
        .w8: { run in
            // The clock stands still, so only the end of the stream releases the last value.
            let sink = run.sink
            run.measure {
                for await value in filled(0..<run.n).debounce(for: .milliseconds(200), clock: StoppedClock()) {
                    sink.take(value)
                }
            }
        },
        .w9: { run in
            let sink = run.sink
            let k = run.constants
            run.measure {
                for i in 0..<run.n {
                    let (stream, input) = AsyncStream<Int>.makeStream()
                    let task = Task {
                        let values =
                            stream
                            .map { $0 &+ k.one }
                            .filter { $0 & k.mask != k.mask }
                            .map { $0 &* k.three }
                            .filter { $0 & k.mask != k.mask }
                        for await value in values { sink.take(value) }
                    }
                    if i % 1000 == 0 {
                        input.yield(0)
                        input.finish()
                        await task.value
                    }
                    task.cancel()
                    await task.value
                }
            }
        },
        .w12: { run in
            let sink = run.sink
            let one = run.constants.one
            run.measure {
                for _ in 0..<run.n {
                    let stream = AsyncStream(Int.self) { input in
                        input.yield(one)
                        input.finish()
                    }
                    for await value in stream { sink.take(value) }
                }
            }
        },
        .w13: { run in
            let sink = run.sink
            let done = DispatchSemaphore(value: 0)
            let (stream, input) = AsyncStream<Int>.makeStream()
            Task.detached {
                for await value in stream { sink.take(value) }
                done.signal()
            }
            run.measure {
                twoThreads(run.n) { input.yield($0) }
                input.finish()
                done.wait()
            }
        },
        .w15: { run in
            let sink = run.sink
            run.measure {
                let pairs = zip(
                    filled(stride(from: 0, to: run.n, by: 2)), filled(stride(from: 1, to: run.n, by: 2)))
                for await (a, b) in pairs { sink.take(a &+ b) }
            }
        },
        .w25: { run in
            let sink = run.sink
            run.measure {
                for await value in filled(0..<run.n) { sink.take(value) }
            }
        },
    ],
    limits: Dictionary(uniqueKeysWithValues: Workload.allCases.map { ($0, $0 == .w9 ? 20_000 : 200_000) })
)

private func filled(_ numbers: some Sequence<Int>) -> AsyncStream<Int> {
    let (stream, input) = AsyncStream<Int>.makeStream()
    for number in numbers { input.yield(number) }
    input.finish()
    return stream
}

private struct StoppedClock: Clock {
    struct Instant: InstantProtocol {
        var time: Duration

        func advanced(by step: Duration) -> Instant { Instant(time: time + step) }
        func duration(to other: Instant) -> Duration { other.time - time }
        static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }

    var now: Instant { Instant(time: .zero) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await Task.sleep(for: .seconds(1_000_000))
    }
}
