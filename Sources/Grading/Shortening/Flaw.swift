/// What is wrong with a run.
enum Flaw: Sendable {
    /// It was played to its end, and a judge found this.
    case finding(Finding)
    /// The program ended.
    case death(RunFailure)

    /// Whether it's the same mistake, perhaps with other texts and numbers.
    func isSameMistake(as other: Flaw) -> Bool {
        switch (self, other) {
        case (.finding(let one), .finding(let other)): one.isSameMistake(as: other)
        case (.death(let one), .death(let other)):
            one.cause == other.cause && one.line == other.line
        case (.finding, .death), (.death, .finding): false
        }
    }
}

extension Finding {
    /// Whether it's the same mistake, perhaps in another run: the same name, and for a mere difference the same lane.
    func isSameMistake(as other: Finding) -> Bool {
        name == other.name
            && (difference?.lane, difference?.textName) == (other.difference?.lane, other.difference?.textName)
    }
}
