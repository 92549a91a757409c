import SharedJudges

extension BookTask {
    /// Task 1 of chapter 01: the tutorial's own step.
    static let showValidity = BookTask(
        sharing: .field,
        except: [.count: colorSetTwice],
        scenarios: Scenario.coloredTexts,
        mistakes: Mistake.colors,
        examples: ExampleTask(
            sample: ("-a-<", "yy-y"),
            showsStates: true,
            play: .keys(other: { $0 == .disposed ? .dispose : nil }),
            observe: { transcript, _ in transcript.colorLetters },
            right: ["bound", "if-in-the-subscription", "two-maps"],
            test: ExampleTestCode(
                name: "validate", imports: ["TerminalUI"],
                setup: """
                    let field = TextField(label: "Search")
                    let subscription = validate(field)
                    field.backgroundSignal.subscribe(next: { color in log.write(.next(String(color.rawValue.prefix(1)))) })
                    """,
                cases: """
                    case .next("<"): field.deleteBackward()
                    case .next(let key): field.insert(key)
                    case .disposed: subscription.dispose()
                    """))
    )
}
