import SharedJudges

extension BookTask {
    /// Task 3 of chapter 13: the button of chapter 12, without a signal.
    static let oneLine = BookTask(outside: "A model with a computed property starts nothing, and keeps nothing.") {
        TaskJudge(
            number: $0,
            scenarios: [
                .code(.code("stored") { $0.tokens.contains("didSet") }),
                Scenario.signIn("both texts are typed and shortened, during a sign-in and outside one") { input in
                    input.typeName()
                    input.typePassword()
                    input.sign()
                    for _ in 0..<input.user.password.count { input.add(.signInKey(.delete, .password)) }
                    input.typePassword()
                    for _ in 0..<input.user.name.count { input.add(.signInKey(.delete, .name)) }
                    input.add(.signingIn(true))
                    input.typeName()
                    input.add(.signingIn(false))
                    input.add(.signInKey(.clear, .name))
                    input.type("é🇯🇵", into: .name)
                    input.type("x", into: .name)
                    input.sign()
                },
            ],
            mistakes: [Mistake("not observed") { $0.code.tokens.contains("ObservationIgnored") }],
            obstacle: SteppedTasks.obstacle)
    }
}
