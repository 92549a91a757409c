import SharedJudges

extension BookTask {
    /// Task 1 of chapter 01: the tutorial's own step.
    static let showValidity = BookTask(
        sharing: .field,
        except: [.count: colorSetTwice],
        scenarios: Scenario.coloredTexts,
        mistakes: Mistake.colors + [.effectInMap],
        examples: ExampleTask(
            showsStates: true,
            play: .keys(other: { $0 == .disposed ? .dispose : nil }),
            observe: { transcript, _ in transcript.colorLetters })
    )
}
