import Dispatch
import Foundation

/// The consumer at the end of each pipeline. `take` is never inlined: each delivered value costs one real call and cannot be folded away.
/// It isn't locked; a workload that let two deliveries overlap would lose counts and be reported as wrong.
final class Sink: @unchecked Sendable {
    private(set) var count = 0
    private(set) var sum = 0
    private(set) var last: Int?

    @inline(never) func take(_ value: Int) {
        count &+= 1
        sum &+= value
        last = value
    }
}

/// One measured pass: sets up, `measure`s the work for `n` items until all have arrived, tears down.
final class Run: @unchecked Sendable {
    let n: Int
    let sink = Sink()
    let constants = Constants()
    private(set) var nanoseconds: Double = 0

    init(n: Int) { self.n = n }

    func measure(_ work: () -> Void) {
        let start = ContinuousClock.now
        work()
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        nanoseconds = (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(n)
    }
}

struct Contender: Sendable {
    let name: String
    let passes: [Workload: @Sendable (Run) -> Void]
}

/// Two threads that call `send` with `0..<n/2` each, at once; returns when both are done.
func twoThreads(_ n: Int, _ send: @escaping @Sendable (Int) -> Void) {
    let start = DispatchSemaphore(value: 0), end = DispatchSemaphore(value: 0)
    for _ in 0..<2 {
        Thread {
            start.wait()
            for number in 0..<(n / 2) { send(number) }
            end.signal()
        }.start()
    }
    start.signal()
    start.signal()
    end.wait()
    end.wait()
}
