import Dispatch
import Foundation

/// The lower bound: the same values without a library, with one real call per delivered value.
let handWritten = Contender(name: "hand-written", passes: loops.merging(ownLoops) { first, _ in first })

private let ownLoops: [Workload: Pass] = [
    .w2: { run in
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
    .w3: { run in
        let k = run.constants
        run.measure {
            for i in 0..<run.n {
                var value = i
                for _ in 0..<16 { value = value &+ k.one }
                run.sink.take(value)
            }
        }
    },
    .w4: { run in
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
    .w6: { run in
        run.measure {
            var a: Int?
            var b: Int?
            for i in 0..<run.n {
                if i & 1 == 0 { a = i } else { b = i }
                if let a, let b { run.sink.take(a &+ b) }
            }
        }
    },
    .w7: { run in
        let queue = DispatchQueue(label: "hand-written")
        let done = DispatchSemaphore(value: 0)
        let box = BatchBuffer(run: run, done: done)
        run.measure {
            for i in 0..<run.n where box.put(i) { queue.async { box.drain() } }
            done.wait()
        }
    },
    .w8: { run in
        let step = opaque(0)
        run.measure {
            var now = 0
            var pending = 0
            var deadline = 0
            for i in 0..<run.n {
                now &+= step
                pending = i
                deadline = opaque(now &+ 200)
            }
            if now < deadline { run.sink.take(pending) }
        }
    },
    .w9: { run in
        let k = run.constants
        let sink = run.sink
        run.measure {
            var listeners: [Int: (Int) -> Void] = [:]
            for i in 0..<run.n {
                listeners[i] = { value in
                    let a = value &+ k.one
                    if a & k.mask == k.mask { return }
                    let b = a &* k.three
                    if b & k.mask == k.mask { return }
                    sink.take(b)
                }
                if i % 1000 == 0 { for listener in listeners.values { listener(0) } }
                listeners[i] = nil
            }
        }
    },
    .w10: { run in
        let subscribers = opaque(1000)
        run.measure { for i in 0..<(run.n / 1000) { for _ in 0..<subscribers { run.sink.take(i) } } }
    },
    .w13: { run in
        let lock = NSLock()
        run.measure { twoThreads(run.n) { number in lock.withLock { run.sink.take(number) } } }
    },
    .w14m: { run in
        let one = run.constants.one
        run.measure {
            var value = 0
            run.sink.take(value)
            for _ in 1..<run.n {
                value += one
                run.sink.take(value)
            }
        }
    },
    .w15: { run in
        run.measure {
            var a = 0
            for i in 0..<run.n { if i & 1 == 0 { a = i } else { run.sink.take(a &+ i) } }
        }
    },
    .w16: { run in newestOf(3, run) },
    .w17: { run in newestOf(8, run) },
    .w18: { run in
        let one = run.constants.one
        run.measure {
            for i in 0..<run.n {
                run.sink.take(i)
                run.sink.take(one)
            }
        }
    },
    .w20: { run in
        let sink = run.sink
        run.measure {
            var listeners: [Int: (Int) -> Void] = [:]
            for i in 0..<run.n { listeners[i] = { sink.take($0) } }
            for i in 0..<(run.n / 2) { listeners[i] = nil }
            for listener in listeners.values { listener(1) }
            for i in (run.n / 2)..<run.n { listeners[i] = nil }
        }
    },
    .w22: { run in
        run.measure {
            var waiting: [Int] = []
            for i in 0..<run.n { waiting.append(i) }
            for i in waiting { run.sink.take(i) }
        }
    },
    .w24: { run in
        let sink = run.sink
        run.measureTasks { i in Task { sink.take(await asynchronous(i)) } }
    },
    .w26: { run in sorted(run, 10_000) },
    .w26m: { run in sorted(run, run.n) },
]

/// The rows that share a loop, and the rows from X1 to X32 whose goal is a ratio to a loop.
private let loops: [Workload: Pass] = {
    let each: Pass = { run in run.measure { for i in 0..<run.n { run.sink.take(i) } } }
    let plusOne: Pass = { run in
        let one = run.constants.one
        run.measure { for i in 0..<run.n { run.sink.take(i &+ one) } }
    }
    let ones: Pass = { run in
        let one = run.constants.one
        run.measure { for _ in 0..<run.n { run.sink.take(one) } }
    }
    @Sendable func held(_ run: Run, sending values: some Sequence<Int>) {
        run.measure {
            for i in 0..<run.n { _ = opaque(i) }
            for value in values { run.sink.take(value) }
        }
    }
    return [
        .w1: each, .w14: each, .w19: each, .w21: each, .w21s: each, .w25: each, .w12: ones,
        .w5: plusOne, .w5c: plusOne, .w11: plusOne, .w11c: plusOne, .w14p: plusOne, .w18f: plusOne, .w23: plusOne,
        .x1: each, .x14: each, .x15: each, .x21: each, .x24: each, .x28: each, .x29: each, .x31: each,
        .x20: ones, .x32: ones, .x18: { run in newestOf(8, run) },
        .x12: { run in held(run, sending: [0]) },
        .x13: { run in held(run, sending: [0, run.n - 1]) },
        .x30: { run in held(run, sending: run.n - 10..<run.n) },
        .x4: { run in run.measure { for i in stride(from: 2, to: run.n, by: 2) { run.sink.take(i) } } },
        .x5: { run in run.measure { for i in stride(from: 0, to: run.n, by: 2) { run.sink.take(i) } } },
        .x6: { run in run.measure { for i in 1..<run.n { run.sink.take(i) } } },
        .x19: { run in run.measure { for i in 0..<run.n / 3 { run.sink.take(9 &* i &+ 3) } } },
        .x26: { run in run.measure { for i in 0..<run.n - 1 { run.sink.take(i) } } },
    ]
}()

private func newestOf(_ count: Int, _ run: Run) {
    run.measure {
        var newest = [Int](repeating: 0, count: count)
        for i in 0..<run.n {
            newest[i % count] = i
            if i >= count - 1 { run.sink.take(newest.reduce(0, &+)) }
        }
    }
}

private func sorted(_ run: Run, _ count: Int) {
    let sink = run.sink
    run.measure {
        for _ in 0..<(run.n / count) {
            var actions: [(time: Int, run: () -> Void)] = []
            for i in 0..<count { actions.append((scattered(i, count), { sink.take(i) })) }
            actions.sort { $0.time < $1.time }
            for action in actions { action.run() }
        }
    }
}

private final class BatchBuffer: @unchecked Sendable {
    private let run: Run
    private let done: DispatchSemaphore
    private let lock = NSLock()
    private var numbers: [Int] = []
    private var isScheduled = false

    init(run: Run, done: DispatchSemaphore) {
        self.run = run
        self.done = done
    }

    func put(_ number: Int) -> Bool {
        lock.withLock {
            numbers.append(number)
            defer { isScheduled = true }
            return !isScheduled
        }
    }

    func drain() {
        let batch = lock.withLock {
            defer {
                numbers = []
                isScheduled = false
            }
            return numbers
        }
        for number in batch {
            run.sink.take(number)
            if number == run.n - 1 { done.signal() }
        }
    }
}
