import Foundation

/// The results as a Markdown table.
struct Table {
    let nanoseconds: [Workload: [String: [Double]]]
    let allocations: [Workload: [String: Double]]

    func text(_ names: [String], _ workloads: [Workload]) -> String {
        let head = ["workload"] + names + ["allocs", "OpenCombine : ours", "ours : loop", "to reach", ""]
        let rule = head.indices.map { $0 == 0 ? "---" : "--:" }
        return ([head, rule] + workloads.map { row($0, names) })
            .map { "| " + $0.joined(separator: " | ") + " |" }
            .joined(separator: "\n")
    }

    private func row(_ workload: Workload, _ names: [String]) -> [String] {
        let results = nanoseconds[workload] ?? [:]
        let medians = results.mapValues(median)
        let times = names.map { name in results[name].map { "\(cell(median($0))) (\(cell($0.min())))" } ?? "-" }
        let gain = ratio(medians[openCombine.name], medians[ours.name])
        let cost = ratio(medians[ours.name], medians[handWritten.name])
        let (goal, isReached) = goal(of: workload, gain: gain, cost: cost)
        return [workload.title] + times
            + [
                allocations[workload]?[ours.name].map { String(format: "%.2f", $0) } ?? "-", cell(gain), cell(cost),
                goal,
            ]
            + [isReached.map { $0 ? "reached" : "MISSED" } ?? "-"]
    }

    /// The target as a ratio, which doesn't depend on the machine.
    private func goal(of workload: Workload, gain: Double?, cost: Double?) -> (String, Bool?) {
        if let theirs = workload.openCombine {
            let least = theirs / workload.target
            return ("≥ \(cell(least))", gain.map { $0 >= least })
        }
        let most = workload.target / workload.handWritten!
        return ("≤ \(cell(most))", cost.map { $0 <= most })
    }

    private func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

    private func ratio(_ above: Double?, _ below: Double?) -> Double? {
        guard let above, let below else { return nil }
        return above / below
    }

    private func cell(_ number: Double?) -> String {
        guard let number else { return "-" }
        return String(format: number < 10 ? "%.2f" : "%.0f", number)
    }
}
