import Dispatch
import Foundation
import OpenCombine
import OpenCombineDispatch
import ReactiveCore

/// A value that waits, or changes its thread.
extension Row {
    static let schedulers = [
        Row(
            "W7 hop to a serial queue", .openCombine(2.49), of: 100_000,
            loop: { run in
                let queue = DispatchQueue(label: "hand-written")
                let done = DispatchSemaphore(value: 0)
                let box = BatchBuffer(run: run, done: done)
                run.measure {
                    for i in 0..<run.n where box.put(i) { queue.async { box.drain() } }
                    done.wait()
                }
            },
            openCombine: { run in
                let (sink, n, subject, done) = (run.sink, run.n, Published(), DispatchSemaphore(value: 0))
                let subscription = subject.receive(on: DispatchQueue(label: "benchmark").ocombine).sink {
                    sink.take($0)
                    if $0 == n - 1 { done.signal() }
                }
                run.measure {
                    for i in 0..<run.n { subject.send(i) }
                    done.wait()
                }
                subscription.cancel()
            }, usesThreads: true,
            ours: { run in
                let (sink, n, subject, done) = (run.sink, run.n, Sent(), DispatchSemaphore(value: 0))
                let queue = SerialQueueScheduler(label: "benchmark")
                let subscription = subject.signal.deliver(on: queue).subscribe(next: {
                    sink.take($0)
                    if $0 == n - 1 { done.signal() }
                })
                run.measure {
                    for i in 0..<run.n { subject.send(i) }
                    done.wait()
                }
                subscription.dispose()
            }),
        Row(
            "W8 throttle on virtual time", .loop(92), of: 100_000,
            loop: { run in
                let step = opaque(0)
                run.measure {
                    var (now, pending, deadline) = (0, 0, 0)
                    for i in 0..<run.n {
                        now &+= step
                        pending = i
                        deadline = opaque(now &+ 200)
                    }
                    if now < deadline { run.sink.take(pending) }
                }
            },
            ours: Ours.sending { $0[0].throttle(.milliseconds(200), on: $0.time) }),
        Row(
            "W13 two threads, one subject", .openCombine(2.21),
            loop: { run in
                let lock = NSLock()
                run.measure { twoThreads(run.n) { number in lock.withLock { run.sink.take(number) } } }
            },
            openCombine: Combine.subject(
                { s, run in s.sink { [sink = run.sink] in sink.take($0) } },
                { s, run in
                    nonisolated(unsafe) let subject = s
                    twoThreads(run.n) { subject.send($0) }
                }), isOrdered: false, usesThreads: true,
            ours: Ours.subject(
                { s, run in s.signal.subscribe(next: { [sink = run.sink] in sink.take($0) }) },
                { s, run in twoThreads(run.n) { s.send($0) } })),
        Row(
            "W22 delay on virtual time", .openCombine(2), of: 100_000,
            loop: { run in
                run.measure {
                    var waiting: [Int] = []
                    for i in 0..<run.n { waiting.append(i) }
                    for i in waiting { run.sink.take(i) }
                }
            },
            openCombine: { run in
                let (sink, subject, time) = (run.sink, Published(), WaitingLine())
                let subscription = subject.delay(for: .seconds(1), scheduler: time).sink { sink.take($0) }
                run.measure {
                    for i in 0..<run.n { subject.send(i) }
                    time.run()
                }
                subscription.cancel()
            },
            ours: Ours.sending { $0[0].delay(.seconds(1), on: $0.time) }),
        Row(
            "W23 hop to the main queue, map", .openCombine(2), of: 100_000, loop: Loops.plusOne,
            openCombine: Combine.subject(
                { s, run in
                    let (sink, k) = (run.sink, run.constants)
                    return s.receive(on: DispatchQueue.main.ocombine).map { $0 &+ k.one }.sink { sink.take($0) }
                },
                { s, run in
                    for i in 0..<run.n { s.send(i) }
                    runMainQueue { run.sink.count == run.n }
                }),
            ours: Ours.subject(
                { s, run in
                    let (sink, k) = (run.sink, run.constants)
                    return s.signal.deliver(on: MainScheduler()).map { $0 &+ k.one }.subscribe(next: { sink.take($0) })
                },
                { s, run in
                    for i in 0..<run.n { s.send(i) }
                    runMainQueue { run.sink.count == run.n }
                })),
        Row(
            "W24 async operation", .openCombine(2), of: 100_000,
            loop: { run in
                let sink = run.sink
                run.measureTasks { i in Task { sink.take(await asynchronous(i)) } }
            },
            openCombine: { run in
                let sink = run.sink
                var subscriptions: [AnyCancellable] = []
                run.measureTasks { i in
                    Deferred {
                        Future<Int, Never> { promise in
                            nonisolated(unsafe) let promise = promise
                            Task { promise(.success(await asynchronous(i))) }
                        }
                    }
                    .sink { sink.take($0) }
                    .store(in: &subscriptions)
                }
            }, isOrdered: false,
            ours: { run in
                let sink = run.sink
                run.measureTasks { i in
                    Numbers(async: { await asynchronous(i) }).subscribe(next: { sink.take($0) })
                }
            }),
        waiting(10_000, "W26 virtual clock, 10,000 wait", .loop(4), of: 100_000),
        waiting(1_000_000, "W26 virtual clock, a million wait", .loop(5), of: 1_000_000),
        Row(
            "X24 interval, virtual time", .loop(148),
            ours: { run in
                let (sink, time) = (run.sink, TestScheduler(limit: .max))
                let interval = Signal.interval(every: .milliseconds(1), on: time)
                let subscription = interval.subscribe(next: { sink.take($0) })
                run.measure { time.advance(by: .milliseconds(run.n)) }
                subscription.dispose()
            }),
    ]

    private static func waiting(_ most: Int, _ title: String, _ goal: Goal, of items: Int) -> Row {
        Row(
            title, goal, of: items,
            loop: { run in
                let (sink, count) = (run.sink, min(most, run.n))
                run.measure {
                    for _ in 0..<(run.n / count) {
                        var actions: [(time: Int, run: () -> Void)] = []
                        for i in 0..<count { actions.append((scattered(i, count), { sink.take(i) })) }
                        actions.sort { $0.time < $1.time }
                        for action in actions { action.run() }
                    }
                }
            },
            isOrdered: false,
            ours: { run in
                let (sink, count) = (run.sink, min(most, run.n))
                run.measure {
                    for _ in 0..<(run.n / count) {
                        let time = TestScheduler()
                        for i in 0..<count {
                            time.schedule(after: .milliseconds(scattered(i, count))) { sink.take(i) }
                        }
                        time.advance(by: .milliseconds(count))
                    }
                }
            })
    }
}

private final class BatchBuffer: @unchecked Sendable {
    private let run: Run
    private let done: DispatchSemaphore
    private let lock = NSLock()
    private var numbers: [Int] = []
    private var isScheduled = false

    init(run: Run, done: DispatchSemaphore) { (self.run, self.done) = (run, done) }

    func put(_ number: Int) -> Bool {
        lock.withLock {
            numbers.append(number)
            defer { isScheduled = true }
            return !isScheduled
        }
    }

    func drain() {
        let batch = lock.withLock {
            defer { (numbers, isScheduled) = ([], false) }
            return numbers
        }
        for number in batch {
            run.sink.take(number)
            if number == run.n - 1 { done.signal() }
        }
    }
}

/// Virtual time for equal delays: it runs the actions in the order in which they were scheduled.
private final class WaitingLine: OpenCombine.Scheduler {
    typealias SchedulerTimeType = DispatchQueue.OCombine.SchedulerTimeType

    private var actions: [() -> Void] = []

    var now: SchedulerTimeType { SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)) }
    var minimumTolerance: SchedulerTimeType.Stride { .zero }

    func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append(action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        actions.append(action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        actions.append(action)
        return AnyCancellable {}
    }

    func run() {
        for action in actions { action() }
    }
}
