import SharedJudges

extension SplitMix64 {
    mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

    mutating func one<Thing>(of things: [Thing]) -> Thing { things[Int.random(in: things.indices, using: &self)] }

    mutating func flag() -> Bool { .random(using: &self) }

    /// The letters, in any order.
    mutating func letters(of all: String) -> [String] { all.shuffled(using: &self).map { String($0) } }
}

extension Int {
    var inWords: String { ["zero", "one", "two", "three", "four", "five", "six", "seven"][self] }

    var times: String { ["never", "once", "twice"].dropFirst(self).first ?? "\(inWords) times" }
}

/// The texts of a field, from empty on: a user types letters, and then deletes some of them.
func typedTexts(_ letters: [String], deletions: Int) -> [String] {
    (0...letters.count).map { letters[..<$0].joined() } + (1...deletions).map { letters.dropLast($0).joined() }
}
