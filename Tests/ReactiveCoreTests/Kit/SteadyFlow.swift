@testable import ReactiveCore

/// A pipeline through which values flow, and in which at most a few values wait at any time.
struct SteadyFlow: Sendable {
    let name: String
    /// Builds the pipeline. The returned closure sends a value, and lets waiting values leave.
    let start: @Sendable () -> @Sendable (_ number: Int) async -> Void

    init(_ name: String, _ start: @escaping @Sendable () -> @Sendable (Int) async -> Void) {
        self.name = name
        self.start = start
    }

    /// Some special flows, and all operators except `collect()`, which keeps every value.
    static let all = allOperators.filter { $0.name != "collect()" }.map(SteadyFlow.init) + special

    /// Sends a value every five milliseconds, so values are always waiting in the kit's `delay`.
    private init(_ operation: OperatorCase) {
        name = operation.testDescription
        start = {
            let kit = OperatorCase.Surroundings()
            let probes = (0..<operation.sources).map { _ in Probe() }
            operation.build(probes.map(\.signal), kit).observe { _ in }
            kit.settle()
            return { number in
                for probe in probes { probe.send(number) }
                kit.time.advance(by: .milliseconds(5))
            }
        }
    }

    private static let special = [
        SteadyFlow("zip, one side three ahead") {
            let (left, right) = (Subject<Int, Never>(), Subject<Int, Never>())
            ReactiveCore.zip(left.signal, right.signal).observe { _ in }
            for number in 0..<3 { left.send(number) }
            return { number in
                left.send(number)
                right.send(number)
            }
        },
        SteadyFlow("flatMap, concat, three waiting") { flatMap(.concat) },
        SteadyFlow("flatMap, at most 2, three waiting") { flatMap(.atMost(2)) },
        SteadyFlow("flatMap, two running") { flatMap(.merge) },
        SteadyFlow("values(waiting: 3) behind a slow loop") { loop(limit: 3, sent: 2) },
        SteadyFlow("values, three waiting") { loop(limit: .max, sent: 1) },
        SteadyFlow("a drain queue, three waiting") {
            let queue = Lock(DrainQueue<Int>())
            for number in 0..<4 { _ = queue.withLock { $0.begin(number) } }
            return { number in
                _ = queue.withLock { $0.begin(number) }
                _ = queue.withLock { $0.next() }
            }
        },
        SteadyFlow("requests on a real clock that end an hour before their timeout") {
            let scheduler = SerialQueueScheduler(label: "test")
            return { number in
                Signal<Int, Boom>.just(number).timeout(after: .seconds(3_600), on: scheduler, failure: Boom())
                    .observe { _ in }
            }
        },
        SteadyFlow("a replay subject, with late subscribers") {
            let subject = ReplaySubject<Int, Never>(capacity: 3)
            return { number in
                subject.send(number)
                subject.signal.observe { _ in }.dispose()
            }
        },
        SteadyFlow("share, with subscribers that come and go") {
            let subject = Subject<Int, Never>()
            let shared = subject.signal.share()
            shared.observe { _ in }
            return { number in
                let late = shared.observe { _ in }
                subject.send(number)
                late.dispose()
            }
        },
    ]

    /// Each value becomes an inner signal. Four values later, that signal sends a value and completes.
    private static func flatMap(_ strategy: FlatMapStrategy) -> @Sendable (Int) -> Void {
        let outer = Subject<Int, Never>()
        let inner = (0..<4).map { _ in LockedValue(Subject<Int, Never>()) }
        outer.signal.flatMap(strategy) { inner[$0 % 4].value.signal }.observe { _ in }
        return { number in
            let old = inner[number % 4].value
            old.send(number)
            old.complete()
            inner[number % 4].replace(with: Subject())
            outer.send(number)
        }
    }

    private static func loop(limit: Int, sent: Int) -> @Sendable (Int) async -> Void {
        let buffer = AsyncBuffer<Int, Never>(limit: limit)
        for number in 0..<3 { buffer.put(.next(number)) }
        return { number in
            for _ in 0..<sent { buffer.put(.next(number)) }
            _ = await buffer.take(isolation: nil)
        }
    }
}
