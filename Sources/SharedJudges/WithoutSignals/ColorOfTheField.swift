import Exercises
import Grading

extension TaskJudge {
    /// Task 1 of chapter 00: the first success, one line long.
    package static let colorOfTheField = TaskJudge(
        number: 1,
        scenarios: Scenario.coloredTexts,
        mistakes: [
            .otherColor,
            Mistake("always white") { !$0.actual.values(in: .background).contains("yellow") },
            Mistake("always yellow") { !$0.actual.values(in: .background).contains("white") },
            .colorsSwapped,
            Mistake("empty is white") { $0.miscolors(\.isEmpty) },
        ] + Mistake.lengths + [Mistake("white since a long text", shows: \.neverGoesBack)]
    )
}
