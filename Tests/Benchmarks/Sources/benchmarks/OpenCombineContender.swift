import Dispatch
import Foundation
import OpenCombine
import OpenCombineDispatch

/// An open-source implementation of Combine. It lacks combineLatest, `create`, and virtual time.
let openCombine = Contender(
    name: "OpenCombine", passes: openCombinePasses.merging(openCombineOperators) { first, _ in first })

private let openCombinePasses: [Workload: Pass] = [
    .w4: { run in
        // Erased, because a sequence's own operators make arrays.
        let sink = run.sink
        let k = run.constants
        run.measure {
            _ = (0..<run.n).publisher.eraseToAnyPublisher()
                .map { $0 &+ k.one }
                .filter { $0 & k.mask != k.mask }
                .reduce(0) { $0 &+ $1 }
                .sink { sink.take($0) }
        }
    },
    .w7: { run in
        let sink = run.sink
        let n = run.n
        let subject = PassthroughSubject<Int, Never>()
        let done = DispatchSemaphore(value: 0)
        let subscription = subject.receive(on: DispatchQueue(label: "benchmark").ocombine).sink {
            sink.take($0)
            if $0 == n - 1 { done.signal() }
        }
        run.measure {
            for i in 0..<n { subject.send(i) }
            done.wait()
        }
        subscription.cancel()
    },
    .w9: { run in
        let sink = run.sink
        let k = run.constants
        let subject = PassthroughSubject<Int, Never>()
        run.measure {
            for i in 0..<run.n {
                let subscription =
                    subject
                    .map { $0 &+ k.one }
                    .filter { $0 & k.mask != k.mask }
                    .map { $0 &* k.three }
                    .filter { $0 & k.mask != k.mask }
                    .sink { sink.take($0) }
                if i % 1000 == 0 { subject.send(0) }
                subscription.cancel()
            }
        }
        subject.send(0)
    },
    .w10: { run in
        let sink = run.sink
        let subject = PassthroughSubject<Int, Never>()
        let subscriptions = (0..<1000).map { _ in subject.sink { sink.take($0) } }
        run.measure { for i in 0..<(run.n / 1000) { subject.send(i) } }
        for subscription in subscriptions { subscription.cancel() }
    },
    .w12: { run in
        let sink = run.sink
        let one = run.constants.one
        run.measure {
            for _ in 0..<run.n {
                Deferred { Future<Int, Never> { $0(.success(one)) } }.sink { sink.take($0) }.cancel()
            }
        }
    },
    .w13: { run in
        let sink = run.sink
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink { sink.take($0) }
        run.measure { twoThreads(run.n) { subject.send($0) } }
        subscription.cancel()
    },
    .w14: { run in
        let sink = run.sink
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscription = subject.sink { sink.take($0) }
        run.measure { for i in 1..<run.n { subject.value = i } }
        subscription.cancel()
    },
    .w14m: { run in
        // Not atomic: an update from another thread may be lost.
        let sink = run.sink
        let one = run.constants.one
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscription = subject.sink { sink.take($0) }
        run.measure { for _ in 1..<run.n { subject.value += one } }
        subscription.cancel()
    },
    .w14p: { run in
        let sink = run.sink
        let one = run.constants.one
        let subject = CurrentValueSubject<Int, Never>(0)
        let subscription = subject.map { $0 &+ one }.sink { sink.take($0) }
        run.measure { for i in 1..<run.n { subject.value = i } }
        subscription.cancel()
    },
    .w15: { run in
        let sink = run.sink
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let subscription = a.zip(b).map { $0 &+ $1 }.sink { sink.take($0) }
        run.measure { for i in 0..<run.n { if i & 1 == 0 { a.send(i) } else { b.send(i) } } }
        subscription.cancel()
    },
    .w18: { run in
        let sink = run.sink
        let one = run.constants.one
        run.measure { for i in 0..<run.n { Just(i).append(Just(one)).sink { sink.take($0) }.cancel() } }
    },
    .w20: { run in
        let sink = run.sink
        let subject = PassthroughSubject<Int, Never>()
        run.measure {
            let subscriptions = (0..<run.n).map { _ in subject.sink { sink.take($0) } }
            for subscription in subscriptions.prefix(run.n / 2) { subscription.cancel() }
            subject.send(1)
            for subscription in subscriptions.suffix(run.n / 2) { subscription.cancel() }
        }
        subject.send(1)
    },
    .w21: { run in
        // The first of the n values is the subject's initial value.
        let sink = run.sink
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.multicast(subject: CurrentValueSubject<Int, Never>(0)).autoconnect()
            .sink { sink.take($0) }
        run.measure { for i in 1..<run.n { subject.send(i) } }
        subscription.cancel()
    },
    .w22: { run in
        let sink = run.sink
        let subject = PassthroughSubject<Int, Never>()
        let time = WaitingLine()
        let subscription = subject.delay(for: .seconds(1), scheduler: time).sink { sink.take($0) }
        run.measure {
            for i in 0..<run.n { subject.send(i) }
            time.run()
        }
        subscription.cancel()
    },
    .w23: { run in
        let sink = run.sink
        let k = run.constants
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.receive(on: DispatchQueue.main.ocombine).map { $0 &+ k.one }.sink {
            sink.take($0)
        }
        run.measure {
            for i in 0..<run.n { subject.send(i) }
            runMainQueue { sink.count == run.n }
        }
        subscription.cancel()
    },
    .w24: { run in
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
    },
]

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
