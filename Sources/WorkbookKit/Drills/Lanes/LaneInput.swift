import Terminal

/// An input lane of an operator: its name, its letters, and how they're spread over it.
struct LaneInput: Sendable {
    enum Kind: String {
        /// Letters of an alphabet, and usually an end; for one subscriber, or for two.
        case values, shared
        /// Like `values`, but usually shorter, and with a failure at the end.
        case failing
        /// A value for each inner lane, in order.
        case outer
        /// Like `values`, of an operator that's no stage here: another library's.
        case elsewhere
        /// A value or two, and no end.
        case trigger
        /// An end, and no value.
        case ending
        /// A short lane that starts at its subscription.
        case inner
    }

    let name: String
    private let letters: [Character]
    let kind: Kind

    /// Reads a lane, such as `of a=uvw inner`.
    init?(_ text: String) {
        let parts = text.split(separator: "=").map(String.init)
        let words = parts.last?.split(separator: " ").map(String.init) ?? []
        guard parts.count == 2, let kind = Kind(rawValue: words.count > 1 ? words[1] : "values") else { return nil }
        (name, letters, self.kind) = (parts[0], Array(words[0]), kind)
    }

    func random(using generator: inout SplitMix64) -> String {
        func dashes(_ count: ClosedRange<Int>) -> String {
            String(repeating: "-", count: Int.random(in: count, using: &generator))
        }
        switch kind {
        case .values, .shared, .elsewhere:
            let ending = ["|", "|", "|", "|", "|", "#", ""].randomElement(using: &generator) ?? "|"
            return lane(length: 5...9, using: &generator) + ending
        case .failing: return lane(length: 3...6, using: &generator) + "#"
        case .outer:
            let gaps = letters.map { _ in dashes(0...3) }
            return zip(gaps, letters).map { $0 + String($1) }.joined() + gaps[0] + "|"
        case .trigger: return dashes(2...6) + (Bool.random(using: &generator) ? "t" : "t--t")
        case .ending: return dashes(2...6) + "|"
        case .inner:
            let sent = letters.prefix(Int.random(in: 2...letters.count, using: &generator))
            return sent.map { dashes(0...2) + String($0) }.joined() + (Bool.random(using: &generator) ? "-|" : "|")
        }
    }

    /// At least two letters, with gaps by chance. If the alphabet has more than four letters, they stay in order.
    private func lane(length: ClosedRange<Int>, using generator: inout SplitMix64) -> String {
        let steps = Int.random(in: length, using: &generator)
        var (lane, next) = ("", 0)
        for step in 0..<steps {
            guard Int.random(in: 0..<2, using: &generator) == 0 || steps - step + next <= 2 else {
                lane += "-"
                continue
            }
            let place =
                letters.count > 4 ? next % letters.count : Int.random(in: 0..<letters.count, using: &generator)
            lane.append(letters[place])
            next += 1
        }
        return lane
    }
}
