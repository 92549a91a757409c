enum ProofPart: String, CaseIterable {
    case answers, cuts, classes, stages, questions, refusals, attacks, drills, package, app, epilogue, suites

    var summary: String {
        switch self {
        case .answers: "each solution under 50 seeds, each answer, also with recorded stages, each starter and example"
        case .cuts: "failing runs become short, and right answers pass cut runs"
        case .classes: "a class's wrong answers are grouped by mistake"
        case .stages: "the lanes of solutions' stages"
        case .questions: "the predict tasks with other questions"
        case .refusals: "code that doesn't compile is explained"
        case .drills: "drill questions fit their reader, and none repeats for a year"
        case .package: "an app can depend on ReactiveCore by a version"
        case .app: "a reader's app, taken out of the workbook, builds, passes its tests, and runs"
        case .epilogue: "the app with AsyncSequence gets through the same storm"
        case .suites: "the tests that play a sample in `swift test`, with all of it"
        case .attacks: "hostile programs, with isolation and without"
        }
    }

    var padded: String { rawValue.padding(toLength: 11, withPad: " ", startingAt: 0) }
    var line: String { "  \(padded)\(summary)" }
}
