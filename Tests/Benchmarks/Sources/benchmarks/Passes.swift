import Foundation
import OpenCombine
import ReactiveCore

typealias Numbers = Signal<Int, Never>
typealias Sent = ReactiveCore.Subject<Int, Never>
typealias Published = PassthroughSubject<Int, Never>

/// Passes of this workbook's core, used as its users use it: from another module.
enum Ours {
    /// The signals, constants, and clock from which a pipeline is built.
    struct Given {
        let signals: [Numbers]
        let constants: Constants
        let time = TestScheduler()

        subscript(index: Int) -> Numbers { signals[index] }
    }

    /// Sends each number to one of some subjects, in turn, and then what waits for the clock.
    static func sending(to count: Int = 1, _ build: @escaping @Sendable (Given) -> Numbers) -> Pass {
        { run in
            let sink = run.sink
            let subjects = (0..<count).map { _ in Sent() }
            let given = Given(signals: subjects.map(\.signal), constants: run.constants)
            let subscription = build(given).subscribe(next: { sink.take($0) })
            let (first, second) = (subjects[0], subjects[count == 1 ? 0 : 1])
            run.measure {
                // No array for one or two subjects, as in OpenCombine's loops: accessing an element retains it.
                switch count {
                case 1: for i in 0..<run.n { first.send(i) }
                case 2: for i in 0..<run.n { if i & 1 == 0 { first.send(i) } else { second.send(i) } }
                default: for i in 0..<run.n { subjects[i % count].send(i) }
                }
                for subject in subjects { subject.complete() }
                given.time.advance(by: .seconds(1))
            }
            subscription.dispose()
        }
    }

    /// Subscribes to one signal per `count` items.
    static func each<Failure>(
        sending count: Int = 1, _ build: @escaping @Sendable (Int, Constants) -> Signal<Int, Failure>
    ) -> Pass {
        { run in
            let (sink, k) = (run.sink, run.constants)
            run.measure {
                for i in 0..<run.n / count { build(i, k).subscribe(next: { sink.take($0) }, failed: { _ in }) }
            }
        }
    }

    /// Measures `work` while a subject has a subscription.
    static func subject(
        _ subscribe: @escaping @Sendable (Sent, Run) -> any Disposable,
        _ work: @escaping @Sendable (Sent, Run) -> Void = { subject, run in
            for i in 0..<run.n { subject.send(i) }
        }
    ) -> Pass {
        { run in
            let subject = Sent()
            let subscription = subscribe(subject, run)
            run.measure { work(subject, run) }
            subscription.dispose()
        }
    }

    /// Measures `work` while a property has a subscription.
    static func property(
        _ signal: @escaping @Sendable (Property<Int>, Constants) -> Numbers = { property, _ in property.signal },
        updating work: @escaping @Sendable (Property<Int>, Run) -> Void = { property, run in
            for i in 1..<run.n { property.value = i }
        }
    ) -> Pass {
        { run in
            let (sink, property) = (run.sink, Property(0))
            let subscription = signal(property, run.constants).subscribe(next: { sink.take($0) })
            run.measure { work(property, run) }
            subscription.dispose()
        }
    }
}

/// Passes of an open-source implementation of Combine. It lacks combineLatest, `create`, and virtual time.
enum Combine {
    static func sending<Result: Publisher & SendableMetatype>(
        _ build: @escaping @Sendable (Published, Constants) -> Result
    ) -> Pass where Result.Output == Int {
        { run in
            let (sink, subject) = (run.sink, Published())
            let subscription = build(subject, run.constants).sink(
                receiveCompletion: { _ in }, receiveValue: { sink.take($0) })
            run.measure {
                for i in 0..<run.n { subject.send(i) }
                subject.send(completion: .finished)
            }
            subscription.cancel()
        }
    }

    static func each<Result: Publisher & SendableMetatype>(
        _ build: @escaping @Sendable (Int, Constants) -> Result
    ) -> Pass where Result.Output == Int {
        { run in
            let (sink, k) = (run.sink, run.constants)
            run.measure {
                for i in 0..<run.n {
                    build(i, k).sink(receiveCompletion: { _ in }, receiveValue: { sink.take($0) }).cancel()
                }
            }
        }
    }

    static func subject(
        _ subscribe: @escaping @Sendable (Published, Run) -> AnyCancellable,
        _ work: @escaping @Sendable (Published, Run) -> Void = { subject, run in
            for i in 0..<run.n { subject.send(i) }
        }
    ) -> Pass {
        { run in
            let subject = Published()
            let subscription = subscribe(subject, run)
            run.measure { work(subject, run) }
            subscription.cancel()
        }
    }

    static func property(
        _ values: @escaping @Sendable (CurrentValueSubject<Int, Never>, Constants) -> AnyPublisher<Int, Never> = {
            subject, _ in subject.eraseToAnyPublisher()
        },
        updating work: @escaping @Sendable (CurrentValueSubject<Int, Never>, Run) -> Void = { subject, run in
            for i in 1..<run.n { subject.value = i }
        }
    ) -> Pass {
        { run in
            let (sink, subject) = (run.sink, CurrentValueSubject<Int, Never>(0))
            let subscription = values(subject, run.constants).sink { sink.take($0) }
            run.measure { work(subject, run) }
            subscription.cancel()
        }
    }
}

/// Loops that several rows share.
enum Loops {
    static let each: Pass = { run in run.measure { for i in 0..<run.n { run.sink.take(i) } } }

    static let plusOne: Pass = { run in
        let one = run.constants.one
        run.measure { for i in 0..<run.n { run.sink.take(i &+ one) } }
    }

    static let ones: Pass = { run in
        let one = run.constants.one
        run.measure { for _ in 0..<run.n { run.sink.take(one) } }
    }

    static func pairs(_ pair: @escaping @Sendable (Int, Int) -> (Int, Int)) -> Pass {
        { run in
            let one = run.constants.one
            run.measure {
                for i in 0..<run.n {
                    let (first, second) = pair(i, one)
                    run.sink.take(first)
                    run.sink.take(second)
                }
            }
        }
    }

    static func stride(from first: Int, by step: Int, short: Int = 0) -> Pass {
        { run in run.measure { for i in Swift.stride(from: first, to: run.n - short, by: step) { run.sink.take(i) } } }
    }

    /// A loop that makes all numbers, and then takes only the values that the operator would send.
    static func held(_ values: @escaping @Sendable (Int) -> [Int]) -> Pass {
        { run in
            run.measure {
                for i in 0..<run.n { _ = opaque(i) }
                for value in values(run.n) { run.sink.take(value) }
            }
        }
    }

    static func newest(of count: Int) -> Pass {
        { run in
            run.measure {
                var newest = [Int](repeating: 0, count: count)
                for i in 0..<run.n {
                    newest[i % count] = i
                    if i >= count - 1 { run.sink.take(newest.reduce(0, &+)) }
                }
            }
        }
    }
}
