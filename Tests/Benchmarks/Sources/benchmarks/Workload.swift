/// The measured workloads, with their goals, their numbers of items, and the expected values.
enum Workload: String, CaseIterable, Sendable {
    case w1, w2, w3, w4, w5, w5c, w6, w7, w8, w9, w10, w11, w11c, w12, w13
    case w14, w14m, w14p, w15, w16, w17, w18, w18f, w19, w20, w21, w21s, w22, w23, w24, w25, w26, w26m
    case x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16
    case x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32

    private static let operators = [
        "merge of two", "scan", "distinct", "withLatest", "sample", "pairwise", "collect(count: 10)",
        "take(until: never)", "take(first: 1), subscribe", "fail, catch just, subscribe",
        "retry: fails once, subscribe", "throttleFirst, virtual time", "throttleLatest, virtual time",
        "timeout between values", "materialize, dematerialize", "startWith, subscribe", "skip(while), take(while)",
        "combineLatest of an array of 8", "zip of an array of 3", "repeated(10) of just", "race of two", "compactMap",
        "doNext", "interval, virtual time", "collect()", "skip(last: 1)", "tryMap", "flatMap(.first) to just",
        "merge of 100 signals", "take(last: 10)", "retry when: fails once, subscribe",
        "subscribe to replay(1), leave",
    ]

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
        case .w14: "W14 property → 1 subscriber"
        case .w14m: "W14 property.modify"
        case .w14p: "W14 property.map"
        case .w15: "W15 zip of two"
        case .w16: "W16 combineLatest of three"
        case .w17: "W17 combineLatest of eight"
        case .w18: "W18 just, then just"
        case .w18f: "W18 flatMap(.concat) to just"
        case .w19: "W19 share"
        case .w20: "W20 100,000 subscribers leave, oldest first"
        case .w21: "W21 replay(1)"
        case .w21s: "W21 replay subject → 1 subscriber"
        case .w22: "W22 delay on virtual time"
        case .w23: "W23 hop to the main queue, map"
        case .w24: "W24 async operation"
        case .w25: "W25 for await over values"
        case .w26: "W26 virtual clock, 10,000 wait"
        case .w26m: "W26 virtual clock, a million wait"
        default: "\(rawValue.uppercased()) \(Self.operators[Int(rawValue.dropFirst())! - 1])"
        }
    }

    /// A ratio, because times depend on the machine.
    enum Goal {
        /// The minimum ratio of OpenCombine's time to ours.
        case openCombine(Double)
        /// The minimum ratio of AsyncAlgorithms' time to ours.
        case asyncAlgorithms(Double)
        /// The maximum ratio of our time to the hand-written loop's.
        case loop(Double)
    }

    /// The maximum ratios to the loop, for the X rows that aren't compared with OpenCombine: see README.md.
    private static let loops: [Workload: Double] = [
        .x1: 80, .x4: 203, .x5: 228, .x6: 180, .x12: 102, .x13: 87, .x14: 347, .x15: 81, .x18: 68, .x19: 367,
        .x20: 854, .x21: 86, .x24: 148, .x26: 50, .x28: 226, .x29: 101, .x30: 63, .x31: 3530, .x32: 433,
    ]

    var goal: Goal {
        switch self {
        case .w1: .openCombine(2.05)
        case .w2: .openCombine(2.02)
        case .w3: .openCombine(2.08)
        case .w4: .openCombine(5.43)
        case .w5: .openCombine(3.02)
        case .w5c: .loop(116)
        case .w6: .loop(79)
        case .w7: .openCombine(2.49)
        case .w8: .loop(92)
        case .w9: .openCombine(2)
        case .w10: .openCombine(9.33)
        case .w11: .openCombine(2.95)
        case .w11c: .loop(121)
        case .w12: .openCombine(5.01)
        case .w13: .openCombine(2.21)
        case .w14, .w14m, .w14p: .openCombine(2)
        // W15 to W20: half of the time of the best of several libraries, which README.md names.
        case .w15: .openCombine(2.4)
        case .w16: .loop(113)
        case .w17: .loop(26)
        case .w18, .w18f: .openCombine(2)
        case .w19: .openCombine(2.9)
        case .w20: .openCombine(6.2)
        case .w21, .w22, .w23: .openCombine(2)
        case .w21s: .loop(40)
        case .w24: .openCombine(2)
        case .w25: .asyncAlgorithms(2)
        case .w26: .loop(4)
        case .w26m: .loop(5)
        default: Self.loops[self].map(Goal.loop) ?? .openCombine(2)
        }
    }

    var usesThreads: Bool { self == .w7 || self == .w13 }

    var items: Int {
        switch self {
        case .w7, .w8, .w9, .w11, .w11c, .w20, .w22, .w23, .w24, .w26: 100_000
        case .w5, .w5c, .w12, .w18, .w18f: 300_000
        case .x9, .x10, .x11, .x16, .x20, .x31, .x32: 100_000
        default: 1_000_000
        }
    }

    /// The values that must have arrived after `n` items; `last` is nil where it isn't checked.
    func expected(_ n: Int) -> (count: Int, sum: Int, last: Int?) {
        let constants = Constants()
        func passes(_ number: Int) -> Bool { number & constants.mask != constants.mask }
        switch self {
        case .w1, .w7, .w14, .w14m, .w19, .w21, .w21s, .w22, .w25, .x1, .x2, .x3, .x8, .x9, .x10, .x11, .x14, .x15,
            .x17, .x21, .x22, .x23, .x24, .x27, .x28, .x29, .x31:
            return (n, n * (n - 1) / 2, n - 1)
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
        case .w5, .w5c, .w11, .w11c, .w14p, .w18f, .w23: return (n, n * (n - 1) / 2 + n, n)
        case .w6: return (n - 1, (1..<n).reduce(0) { $0 + 2 * $1 - 1 }, 2 * n - 3)
        case .w8: return (1, n - 1, n - 1)
        case .w9:
            let count = (n + 999) / 1000
            return (count, 3 * count, 3)
        case .w10:
            let rounds = n / 1000
            return (n, 1000 * (rounds * (rounds - 1) / 2), rounds - 1)
        case .w12, .x20, .x32: return (n, n, 1)
        case .w15: return (n / 2, n * (n - 1) / 2, 2 * n - 3)
        case .w16: return (n - 2, (2..<n).reduce(0) { $0 + 3 * $1 - 3 }, 3 * n - 6)
        case .w17, .x18: return (n - 7, (7..<n).reduce(0) { $0 + 8 * $1 - 28 }, 8 * n - 36)
        case .w18: return (2 * n, n * (n - 1) / 2 + n, 1)
        case .w20: return (n / 2, n / 2, 1)
        case .w24, .w26m: return (n, n * (n - 1) / 2, nil)
        case .w26: return (n, n / 10_000 * (10_000 * 9_999 / 2), nil)
        case .x4: return (n / 2 - 1, n / 2 * (n / 2 - 1), n - 2)
        case .x5: return (n / 2, n / 2 * (n / 2 - 1), n - 2)
        case .x6: return (n - 1, n * (n - 1) / 2, n - 1)
        case .x7: return (n / 10, (0..<n / 10).reduce(0) { $0 + 10 * $1 + 9 }, n - 1)
        case .x12: return (1, 0, 0)
        case .x13: return (2, n - 1, n - 1)
        case .x16: return (2 * n, n * (n - 1) / 2 + n, n - 1)
        case .x19: return (n / 3, n / 3 * 3 * (n / 3 * 3 - 1) / 2, n / 3 * 9 - 6)
        case .x25: return (1, n * (n - 1) / 2, n * (n - 1) / 2)
        case .x26: return (n - 1, (n - 1) * (n - 2) / 2, n - 2)
        case .x30: return (10, 10 * n - 55, n - 1)
        case .w13:
            let half = n / 2
            return (2 * half, half * (half - 1), nil)
        }
    }
}

/// Numbers that the optimizer can't see.
struct Constants: Sendable {
    let one = opaque(1)
    let three = opaque(3)
    let mask = opaque(7)
}

@inline(never) @_optimize(none) func opaque<Value>(_ value: Value) -> Value { value }
