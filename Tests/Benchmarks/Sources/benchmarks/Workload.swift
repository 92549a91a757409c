/// What is measured, each for a number of items. A result counts only if the right values arrived.
enum Workload: String, CaseIterable, Sendable {
    case w1, w2, w3, w4, w5, w5c, w6, w7, w8, w9, w10, w11, w11c, w12, w13

    var title: String {
        switch self {
        case .w1: "W1 subject → 1 subscriber"
        case .w2: "W2 subject → map filter map filter"
        case .w3: "W3 subject → 16 maps"
        case .w4: "W4 cold sequence → map filter reduce"
        case .w5: "W5 flatMap to just"
        case .w5c: "W5 flatMap to created"
        case .w6: "W6 combineLatest of two"
        case .w7: "W7 hop to a serial queue"
        case .w8: "W8 throttle on virtual time"
        case .w9: "W9 subscribe + dispose, 4 operators"
        case .w10: "W10 1 subject, 1,000 subscribers"
        case .w11: "W11 flatMapLatest to just"
        case .w11c: "W11 flatMapLatest to created"
        case .w12: "W12 create one value, subscribe"
        case .w13: "W13 two threads, one subject"
        }
    }

    /// The target, in nanoseconds per item on the machine of the figures below.
    var target: Double {
        switch self {
        case .w1: 60
        case .w2: 90
        case .w3: 200
        case .w4: 60
        case .w5: 200
        case .w5c: 300
        case .w6: 200
        case .w7: 250
        case .w8: 150
        case .w9: 1000
        case .w10: 12
        case .w11: 200
        case .w11c: 290
        case .w12: 250
        case .w13: 92
        }
    }

    /// What OpenCombine took on that machine, in nanoseconds per item; nil if it can't do it.
    /// This divided by the target is the ratio to reach on any machine.
    var openCombine: Double? {
        switch self {
        case .w1: 123
        case .w2: 182
        case .w3: 415
        case .w4: 326
        case .w5: 604
        case .w7: 623
        case .w9: 2002
        case .w10: 112
        case .w11: 590
        case .w12: 1253
        case .w13: 203
        case .w5c, .w6, .w8, .w11c: nil
        }
    }

    /// What the hand-written loop took there, for the workloads that OpenCombine doesn't have.
    var handWritten: Double? {
        switch self {
        case .w5c: 2.58
        case .w6: 2.52
        case .w8: 1.63
        case .w11c: 2.4
        default: nil
        }
    }

    /// Whether two threads work at once, so real time is measured.
    var usesThreads: Bool { self == .w7 || self == .w13 }

    var items: Int {
        switch self {
        case .w7, .w8, .w9, .w11, .w11c: 100_000
        case .w5, .w5c, .w12: 300_000
        default: 1_000_000
        }
    }

    /// What must have arrived after `n` items; `last` is nil if the order varies.
    func expected(_ n: Int) -> (count: Int, sum: Int, last: Int?) {
        let constants = Constants()
        func passes(_ number: Int) -> Bool { number & constants.mask != constants.mask }
        switch self {
        case .w1, .w7: return (n, n * (n - 1) / 2, n - 1)
        case .w2:
            let values = (0..<n).lazy.map { $0 + constants.one }.filter(passes).map { $0 * constants.three }.filter(
                passes)
            return values.reduce(into: (0, 0, nil)) { result, value in
                result.0 += 1
                result.1 += value
                result.2 = value
            }
        case .w3: return (n, n * (n - 1) / 2 + 16 * n, n + 15)
        case .w4:
            let sum = (0..<n).lazy.map { $0 + constants.one }.filter(passes).reduce(0, +)
            return (1, sum, sum)
        case .w5, .w5c, .w11, .w11c: return (n, n * (n - 1) / 2 + n, n)
        case .w6: return (n - 1, (1..<n).reduce(0) { $0 + 2 * $1 - 1 }, 2 * n - 3)
        case .w8: return (1, n - 1, n - 1)
        case .w9:
            let count = (n + 999) / 1000
            return (count, 3 * count, 3)
        case .w10:
            let rounds = n / 1000
            return (n, 1000 * (rounds * (rounds - 1) / 2), rounds - 1)
        case .w12: return (n, n, 1)
        case .w13:
            let half = n / 2
            return (2 * half, half * (half - 1), nil)
        }
    }
}

/// Numbers that the optimizer cannot see.
struct Constants: Sendable {
    let one = opaque(1)
    let three = opaque(3)
    let mask = opaque(7)
}

@inline(never) @_optimize(none) func opaque<Value>(_ value: Value) -> Value { value }
