import Foundation

var rounds = 5
var workloads = Workload.allCases
var contenders = [handWritten, ours, openCombine, asyncAlgorithms]
var items: Int?
var file: String?
var beside: Medians?
var arguments = CommandLine.arguments.dropFirst()
@MainActor func value(of option: String) -> String {
    guard let value = arguments.popFirst() else { fail("\(option) needs a value.") }
    return value
}
@MainActor func number(of option: String) -> Int {
    let text = value(of: option)
    guard let number = Int(text), number > 0 else { fail("\(option) needs a number above zero, not \(text).") }
    return number
}
func fail(_ sentence: String) -> Never {
    let usage = """
        usage: benchmarks [--rounds N] [--work w1,w2] [--only NAME,NAME] [--items N] [--save FILE] [--beside FILE]
        """
    FileHandle.standardError.write(Data("\(sentence)\n\(usage)\n".utf8))
    exit(64)
}
while let option = arguments.popFirst() {
    switch option {
    case "--rounds": rounds = number(of: option)
    case "--items": items = number(of: option)
    case "--work":
        workloads = value(of: option).split(separator: ",").map { name in
            guard let workload = Workload(rawValue: String(name)) else { fail("There is no workload \(name).") }
            return workload
        }
    case "--only":
        let names = value(of: option).split(separator: ",").map(String.init)
        contenders = contenders.filter { names.contains($0.name) }
    case "--save": file = value(of: option)
    case "--beside":
        let name = value(of: option)
        guard let text = try? String(contentsOfFile: name, encoding: .utf8) else { fail("\(name) can't be read.") }
        beside = Medians(text: text)
    default: fail("There is no option \(option).")
    }
}

// With only one thread, glibc leaves out the atomic instructions of its locks, so the figures would be too good.
Thread { while true { sleep(1000) } }.start()

var nanoseconds: [Workload: [String: [Double]]] = [:]
var allocations: [Workload: [String: Double]] = [:]
var wrong = 0
// Round 0 warms up and counts allocations; it is not timed. The order rotates, so no contender is always first.
for round in 0...rounds {
    for workload in workloads {
        for position in contenders.indices {
            let contender = contenders[(position + round) % contenders.count]
            guard let pass = contender.passes[workload] else { continue }
            let run = Run(
                n: items ?? contender.items(workload), usesThreads: workload.usesThreads, countsAllocations: round == 0)
            pass(run)
            let expected = workload.expected(run.n)
            if run.sink.count != expected.count || run.sink.sum != expected.sum
                || expected.last.map({ $0 != run.sink.last }) == true
            {
                wrong += 1
                print(
                    """
                    WRONG: \(contender.name), \(workload.title): expected \(expected),
                    got \(run.sink.count) values with the sum \(run.sink.sum)
                    """)
            }
            if round == 0 {
                allocations[workload, default: [:]][contender.name] = run.allocations
            } else {
                nanoseconds[workload, default: [:]][contender.name, default: []].append(run.nanoseconds)
            }
        }
    }
}

let medians = Medians(nanoseconds)
if let file {
    do { try medians.text.write(toFile: file, atomically: true, encoding: .utf8) } catch {
        fail("\(file) can't be written.")
    }
}
let table = Table(nanoseconds: nanoseconds, medians: medians, beside: beside, allocations: allocations)
print(
    """
    Nanoseconds per item: the median of \(rounds) interleaved rounds, the least in brackets.
    Processor time; real time for W7 and W13, where two threads work.
    Ratios are of this run's medians.
    allocs: our heap allocations per item. to reach: the ratio to OpenCombine, to AsyncAlgorithms, or to the loop.

    """)
print(table.text(contenders.map(\.name), workloads))
print("\nWrong results: \(wrong)")
exit(wrong == 0 ? 0 : 1)
