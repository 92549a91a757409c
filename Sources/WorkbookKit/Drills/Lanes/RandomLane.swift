import Terminal

extension LaneOperator.Lane {
    func random(using generator: inout SplitMix64) -> String {
        switch self {
        case .values(let letters, _):
            let ending = ["|", "|", "|", "|", "|", "#", ""].randomElement(using: &generator) ?? "|"
            return Self.lane(of: letters, length: 5...9, using: &generator) + ending
        case .failing(let letters, _): return Self.lane(of: letters, length: 3...6, using: &generator) + "#"
        case .outer(let letters):
            let gaps = letters.map { _ in String(repeating: "-", count: Int.random(in: 0...3, using: &generator)) }
            return zip(gaps, letters).map { $0 + String($1) }.joined() + (gaps.first ?? "") + "|"
        case .trigger:
            let quiet = String(repeating: "-", count: Int.random(in: 2...6, using: &generator))
            return quiet + (Bool.random(using: &generator) ? "t" : "t--t")
        case .inner(let letters, _):
            var lane = ""
            for letter in letters.prefix(Int.random(in: 2...letters.count, using: &generator)) {
                lane += String(repeating: "-", count: Int.random(in: 0...2, using: &generator)) + String(letter)
            }
            return lane + (Bool.random(using: &generator) ? "-|" : "|")
        }
    }

    /// At least two letters, with gaps by chance. If the alphabet has more than four letters, they stay in order.
    private static func lane(of letters: String, length: ClosedRange<Int>, using generator: inout SplitMix64) -> String
    {
        let alphabet = Array(letters)
        let steps = Int.random(in: length, using: &generator)
        var next = 0
        var lane = ""
        for step in 0..<steps {
            guard Int.random(in: 0..<2, using: &generator) == 0 || steps - step + next <= 2 else {
                lane += "-"
                continue
            }
            let isOrdered = alphabet.count > 4
            lane.append(
                isOrdered
                    ? alphabet[next % alphabet.count] : alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
            next += 1
        }
        return lane
    }
}

extension LaneOperator {
    func randomStage(using generator: inout SplitMix64) -> LaneStage { LaneStage(name, arguments(&generator)) }

    func randomProblem(using generator: inout SplitMix64) -> LaneProblem {
        let stage = randomStage(using: &generator)
        return LaneProblem([stage], lanes.map { $0.random(using: &generator) })
    }
}
