extension BookTask {
    /// Task 1 of chapter 00: the first success, one line long.
    package static let colorOfTheField = BookTask(
        sharing: .function,
        except: [.failure: "A text can't fail.", .count: colorSetTwice],
        scenarios: Scenario.coloredTexts,
        mistakes: [
            .otherColor,
            Mistake("always white") { !$0.actual.values(in: .background).contains("yellow") },
            .colorsSwapped,
        ] + Mistake.lengths + [Mistake("white since a long text", shows: \.neverGoesBack)],
        examples: ExampleTask(
            showsStates: true,
            play: .keys(),
            observe: { transcript, _ in transcript.colorLetters })
    )
}
