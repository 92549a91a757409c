import Foundation
import OpenCombine

/// A row of the table: one piece of work as our core does it, as OpenCombine does, and as a hand-written loop.
struct Row: Sendable {
    /// A ratio, because times depend on the machine.
    enum Goal {
        /// The minimum ratio of OpenCombine's time to ours.
        case openCombine(Double)
        /// The maximum ratio of our time to the loop's.
        case loop(Double)
    }

    /// What one item is, after a name such as `W1`.
    let title: String
    let goal: Goal
    let items: Int
    let ours: Pass
    /// Nil if OpenCombine has no such operation, or one that does something else.
    let openCombine: Pass?
    /// The lower bound: the same values without a library, with one real call per delivered value. The others must
    /// deliver the same values.
    let loop: Pass
    /// Whether the last value is the same each time.
    var isOrdered = true
    /// Whether two threads work, so that real time is measured.
    var usesThreads = false

    init(
        _ title: String, _ goal: Goal, of items: Int = 1_000_000, loop: @escaping Pass = Loops.each,
        openCombine: Pass? = nil, isOrdered: Bool = true, usesThreads: Bool = false, ours: @escaping Pass
    ) {
        (self.title, self.goal, self.items, self.loop, self.openCombine) = (title, goal, items, loop, openCombine)
        (self.isOrdered, self.usesThreads, self.ours) = (isOrdered, usesThreads, ours)
    }

    /// A row whose values pass operators between a subject and its subscriber.
    static func through<Result: Publisher & SendableMetatype>(
        _ title: String, _ goal: Goal = .openCombine(2), of items: Int = 1_000_000, loop: @escaping Pass = Loops.each,
        openCombine: @escaping @Sendable (Published, Constants) -> Result,
        ours: @escaping @Sendable (Numbers, Constants) -> Numbers
    ) -> Row where Result.Output == Int {
        Row(
            title, goal, of: items, loop: loop, openCombine: Combine.sending(openCombine),
            ours: Ours.sending { given in ours(given[0], given.constants) })
    }

    var name: Substring { title.prefix { $0 != " " } }

    var contenders: [(name: String, pass: Pass)] {
        [("hand-written", loop), ("ReactiveCore", ours)] + (openCombine.map { [("OpenCombine", $0)] } ?? [])
    }

    /// In the order of their names.
    static let all = (values + operators + subscriptions + schedulers).enumerated().sorted { one, other in
        let (letters, numbers) = (one.element.name.prefix(1), Int(one.element.name.dropFirst()) ?? 0)
        return (letters, numbers, one.offset)
            < (other.element.name.prefix(1), Int(other.element.name.dropFirst()) ?? 0, other.offset)
    }.map(\.element)
}

/// The cost of a row's passes, in nanoseconds per item.
struct Measurement {
    let row: Row
    var rounds: [String: [Double]] = [:]
    /// Our heap allocations per item.
    var allocations: Double?

    static let head = [
        "workload", "hand-written", "ReactiveCore", "OpenCombine", "allocs", "OpenCombine : ours", "ours : loop",
        "to reach", "",
    ]

    var cells: [String] {
        let times = Self.head[1...3].map { name in
            rounds[name].map { "\(Self.cell(median(name))) (\(Self.cell($0.min())))" } ?? "-"
        }
        let (combine, loop) = (ratio("OpenCombine", "ReactiveCore"), ratio("ReactiveCore", "hand-written"))
        let (goal, isReached) =
            switch row.goal {
            case .openCombine(let least): ("≥ \(Self.cell(least))", combine.map { $0 >= least })
            case .loop(let most): ("≤ \(Self.cell(most))", loop.map { $0 <= most })
            }
        return [row.title] + times
            + [Self.cell(allocations), Self.cell(combine), Self.cell(loop), goal]
            + [isReached.map { $0 ? "reached" : "MISSED" } ?? "-"]
    }

    private func median(_ name: String) -> Double? { rounds[name].map { $0.sorted()[$0.count / 2] } }

    private func ratio(_ above: String, _ below: String) -> Double? {
        guard let above = median(above), let below = median(below) else { return nil }
        return above / below
    }

    private static func cell(_ number: Double?) -> String {
        guard let number else { return "-" }
        return String(format: number < 10 ? "%.2f" : "%.0f", number)
    }
}
