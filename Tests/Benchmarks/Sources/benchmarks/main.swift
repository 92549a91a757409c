import Foundation

var rounds = 5
var rows = Row.all
var items: Int?
var arguments = CommandLine.arguments.dropFirst()
while let option = arguments.popFirst() {
    let value = arguments.popFirst() ?? ""
    switch (option, Int(value)) {
    case ("--rounds", let number?) where number > 0: rounds = number
    case ("--items", let number?) where number > 0: items = number
    case ("--work", _): rows = Row.all.filter { value.uppercased().split(separator: ",").contains($0.name) }
    default:
        FileHandle.standardError.write(Data("usage: benchmarks [--rounds N] [--work W1,W2] [--items N]\n".utf8))
        exit(64)
    }
}

// With only one thread, glibc leaves out the atomic instructions of its locks, so the figures would be too good.
Thread { while true { sleep(1000) } }.start()

var measurements = rows.map { Measurement(row: $0) }
var wrong = 0
// Round 0 warms up and counts allocations; it is not timed. The order rotates, so no contender is always first.
for round in 0...rounds {
    for (place, row) in rows.enumerated() {
        let contenders = row.contenders
        var expected: Sink?
        if round == 0 {
            let run = Run(n: items ?? row.items, usesThreads: row.usesThreads, countsAllocations: false)
            row.loop(run)
            expected = run.sink
        }
        for position in contenders.indices {
            let (name, pass) = contenders[(position + round) % contenders.count]
            let run = Run(n: items ?? row.items, usesThreads: row.usesThreads, countsAllocations: round == 0)
            pass(run)
            if round > 0 { measurements[place].rounds[name, default: []].append(run.nanoseconds) }
            if round == 0, name == "ReactiveCore" { measurements[place].allocations = run.allocations }
            guard let expected, !run.sink.hasSame(as: expected, last: row.isOrdered) else { continue }
            wrong += 1
            print("WRONG: \(name), \(row.title): expected \(expected), got \(run.sink)")
        }
    }
}

print(
    """
    Nanoseconds per item: the median of \(rounds) interleaved rounds, the least in brackets.
    Processor time; real time for W7 and W13, where two threads work.
    Ratios are of this run's medians.
    allocs: our heap allocations per item. to reach: the ratio to OpenCombine, or to the loop.

    """)
let rule = Measurement.head.indices.map { $0 == 0 ? "---" : "--:" }
for cells in [Measurement.head, rule] + measurements.map({ $0.cells }) {
    print("| " + cells.joined(separator: " | ") + " |")
}
print("\nWrong results: \(wrong)")
exit(wrong == 0 ? 0 : 1)
