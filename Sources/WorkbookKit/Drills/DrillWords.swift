import Reading

/// A section of `Solutions/Drills.md`: the words about an operator, or about one kind of questions about code.
struct DrillWords: Sendable {
    /// A misreading: its misconception, the clause that completes "Your answer would be right if …", and what a reader
    /// with it expects.
    struct Misreading: Sendable {
        let misconception: Misconception
        let clause: String
        let expects: String
    }

    let name: String
    let misreadings: [Misreading]
    private let parts: [String: String]

    subscript(part: String) -> String? { parts[part] }

    static let all = Checkout.sections(ofPage: "Solutions/Drills.md").map(DrillWords.init)

    init(_ section: String) {
        let lines = section.split(separator: "\n").map(String.init)
        var (parts, misreadings): ([String: String], [Misreading]) = ([:], [])
        for line in lines.dropFirst() where line.hasPrefix("- ") {
            let (key, text) = line.dropFirst("- ".count).divided(at: ":")
            if let misconception = Misconception(rawValue: key) {
                let (clause, expects) = text[...].divided(at: " =")
                misreadings.append(Misreading(misconception: misconception, clause: clause, expects: expects))
            } else {
                parts[key] = text
            }
        }
        (name, self.misreadings, self.parts) = (lines.first ?? "", misreadings, parts)
    }
}

extension Substring {
    fileprivate func divided(at mark: String) -> (String, String) {
        let parts = split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
    }
}
