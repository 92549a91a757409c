import Foundation

/// Each contender's median of each workload, in nanoseconds per item; as text, one line per median.
struct Medians {
    private var values: [String: Double] = [:]

    init(_ nanoseconds: [Workload: [String: [Double]]]) {
        for (workload, results) in nanoseconds {
            for (name, numbers) in results {
                values["\(workload.rawValue) \(name)"] = numbers.sorted()[numbers.count / 2]
            }
        }
    }

    init(text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 3 { values["\(words[0]) \(words[1])"] = Double(words[2]) }
        }
    }

    var text: String { values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined() }

    subscript(workload: Workload, name: String) -> Double? { values["\(workload.rawValue) \(name)"] }

    func ratio(_ workload: Workload, _ above: String, _ below: String) -> Double? {
        guard let above = self[workload, above], let below = self[workload, below] else { return nil }
        return above / below
    }
}

/// The results as a Markdown table.
struct Table {
    let nanoseconds: [Workload: [String: [Double]]]
    let medians: Medians
    /// The medians of another build; nil to leave them out.
    let beside: Medians?
    let allocations: [Workload: [String: Double]]

    func text(_ names: [String], _ workloads: [Workload]) -> String {
        var head = ["workload"] + names + ["allocs", "OpenCombine : ours", "ours : loop", "to reach", ""]
        if beside != nil { head += ["beside: ours", "OpenCombine", "OpenCombine : ours"] }
        let rule = head.indices.map { $0 == 0 ? "---" : "--:" }
        return ([head, rule] + workloads.map { row($0, names) })
            .map { "| " + $0.joined(separator: " | ") + " |" }
            .joined(separator: "\n")
    }

    private func row(_ workload: Workload, _ names: [String]) -> [String] {
        let times = names.map { name in
            nanoseconds[workload]?[name].map { "\(cell(medians[workload, name])) (\(cell($0.min())))" } ?? "-"
        }
        let allocations = allocations[workload]?[ours.name].map { String(format: "%.2f", $0) } ?? "-"
        let (goal, isReached) = goal(of: workload)
        var row = [workload.title] + times
        row += [allocations, cell(medians.ratio(workload, openCombine.name, ours.name))]
        row += [cell(medians.ratio(workload, ours.name, handWritten.name)), goal]
        row += [isReached.map { $0 ? "reached" : "MISSED" } ?? "-"]
        if let beside {
            row += [cell(beside[workload, ours.name]), cell(beside[workload, openCombine.name])]
            row += [cell(beside.ratio(workload, openCombine.name, ours.name))]
        }
        return row
    }

    private func goal(of workload: Workload) -> (String, Bool?) {
        switch workload.goal {
        case .openCombine(let least):
            return ("≥ \(cell(least))", medians.ratio(workload, openCombine.name, ours.name).map { $0 >= least })
        case .asyncAlgorithms(let least):
            let gain = medians.ratio(workload, asyncAlgorithms.name, ours.name)
            return ("≥ \(cell(least)) (async)", gain.map { $0 >= least })
        case .loop(let most):
            return ("≤ \(cell(most))", medians.ratio(workload, ours.name, handWritten.name).map { $0 <= most })
        }
    }

    private func cell(_ number: Double?) -> String {
        guard let number else { return "-" }
        return String(format: number < 10 ? "%.2f" : "%.0f", number)
    }
}
