/// What can be proved by itself.
enum ProofPart: String, CaseIterable {
    case answers, cuts, classes, stages, questions, refusals, attacks, drills, package

    /// What it proves.
    var summary: String {
        switch self {
        case .answers: "each solution under 100 seeds, each right and wrong answer, each starter, the examples"
        case .cuts: "failing runs become short, and right answers pass all runs that are cut"
        case .classes: "no two wrong answers count as one mistake, and a class of 40 is grouped"
        case .stages: "the puzzles of stages, and answers while their stages are recorded"
        case .questions: "the predict tasks with other questions"
        case .refusals: "code that doesn't compile is explained"
        case .drills: "drill questions fit each chapter's reader, and none comes twice in a year"
        case .package: "an app can depend on ReactiveCore by a version"
        case .attacks: "hostile programs, with each version of Landlock and without isolation"
        }
    }

    /// The name, as wide as the longest.
    var padded: String { rawValue.padding(toLength: 11, withPad: " ", startingAt: 0) }

    /// Both in a line.
    var line: String { "  \(padded)\(summary)" }
}
