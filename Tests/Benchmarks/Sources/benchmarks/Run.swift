import CAllocations
import Dispatch
import Foundation

/// A pipeline's consumer. `take` is never inlined, so each delivered value costs one real call. It has no lock:
/// deliveries that overlap can lose counts, and then main.swift reports the workload as wrong.
final class Sink: @unchecked Sendable, CustomStringConvertible {
    private(set) var count = 0
    private(set) var sum = 0
    private(set) var last: Int?

    @inline(never) func take(_ value: Int) {
        count &+= 1
        sum &+= value
        last = value
    }

    func hasSame(as other: Sink, last isCompared: Bool) -> Bool {
        count == other.count && sum == other.sum && (!isCompared || last == other.last)
    }

    var description: String { "\(count) values with the sum \(sum)" }
}

/// One pass of a workload: the number of items, their consumer, and the cost per item of the work in `measure`.
final class Run: @unchecked Sendable {
    let n: Int
    let sink = Sink()
    let constants = Constants()
    private(set) var nanoseconds: Double = 0
    /// Allocations per item; nil if this pass or this system doesn't count them.
    private(set) var allocations: Double?
    private let clock: clockid_t
    private let countsAllocations: Bool
    private var began = 0.0

    /// - Parameters:
    ///   - usesThreads: whether to measure real time, because processor time is summed over threads.
    ///   - countsAllocations: whether to count allocations, which slows the pass down.
    init(n: Int, usesThreads: Bool, countsAllocations: Bool) {
        self.n = n
        clock = usesThreads ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID
        self.countsAllocations = countsAllocations
    }

    func measure(_ work: () -> Void) {
        begin()
        work()
        end()
    }

    /// Blocks until the work is done.
    func measure(_ work: @escaping @Sendable () async -> Void) {
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            self.begin()
            await work()
            self.end()
            done.signal()
        }
        done.wait()
    }

    /// Measures the tasks that `start` begins. They run on this thread, as soon as `start` has returned, because waking
    /// and joining the threads of Swift's pool takes up to three times as long in one run as in another.
    func measureTasks(_ start: (Int) -> Void) {
        jobs_begin { waitingJobs.append(unsafeBitCast($0, to: UnownedJob.self)) }
        measure {
            for i in 0..<n {
                start(i)
                while let job = waitingJobs.popLast() { job.runSynchronously(on: noExecutor) }
            }
        }
        jobs_end()
    }

    private func begin() {
        if countsAllocations { allocations_begin() }
        began = now()
    }

    private func now() -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    private func end() {
        nanoseconds = (now() - began) / Double(n)
        if countsAllocations {
            let count = allocations_end()
            if count >= 0 { allocations = Double(count) / Double(n) }
        }
    }
}

/// Only touched by the thread that measures.
nonisolated(unsafe) private var waitingJobs: [UnownedJob] = []

/// What the pool's threads run jobs on.
private let noExecutor = unsafeBitCast((UnsafeRawPointer?.none, UInt(0)), to: UnownedSerialExecutor.self)

typealias Pass = @Sendable (Run) -> Void

/// Numbers that the optimizer can't see.
struct Constants: Sendable {
    let one = opaque(1)
    let three = opaque(3)
    let mask = opaque(7)
}

@inline(never) @_optimize(none) func opaque<Value>(_ value: Value) -> Value { value }

func twoThreads(_ n: Int, _ send: @escaping @Sendable (Int) -> Void) {
    let start = DispatchSemaphore(value: 0)
    let end = DispatchSemaphore(value: 0)
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

/// Call this on the main thread.
func runMainQueue(until isDone: () -> Bool) {
    while !isDone() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
}

@inline(never) func asynchronous(_ value: Int) async -> Int { value }

/// Maps the numbers below `count` to a permutation of them, unless 7919 divides `count`.
func scattered(_ number: Int, _ count: Int) -> Int { number &* 7919 % count }
