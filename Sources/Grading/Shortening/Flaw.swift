/// What is wrong with a run.
enum Flaw: Sendable {
    /// It was played to its end, and a judge found this.
    case finding(Finding)
    /// The program ended.
    case death(RunFailure)

    /// Whether it's the same mistake, perhaps with other texts and numbers.
    func isSameMistake(as other: Flaw) -> Bool {
        switch (self, other) {
        case (.finding(let one), .finding(let other)): Mistake(one.message) == Mistake(other.message)
        case (.death(let one), .death(let other)):
            one.cause == other.cause && one.line == other.line && Mistake(one.sentence) == Mistake(other.sentence)
        case (.finding, .death), (.death, .finding): false
        }
    }
}
