import SharedJudges

extension BookTask {
    /// Task 1 of chapter 12: a signal from a button to the log.
    static let logTaps = BookTask(
        sharing: .signInForm,
        except: [.emptyThings: "A tap carries nothing that could be empty."],
        scenarios: [
            Scenario.signIn("taps and keys") { input in
                input.typeName()
                for _ in 1...3 { input.add(.tap) }
                input.typePassword()
                input.tapAndWait()
                input.add(.signInKey(.clear, .name))
                for _ in 1...20 { input.add(.tap) }
                input.waitForTheAnswer()
                input.add(.tap)
            }.holding(.repetition, .count),
            .twoForms,
        ],
        mistakes: [
            .observed("line") { run in run.replaced().first.map { ["line": $0.actual, "wanted": $0.expected] } }
        ]
    )
}
