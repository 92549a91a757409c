import SharedJudges

extension BookTask {
    /// Task 3 of chapter 13: the button of chapter 12, without a signal.
    static let oneLine = BookTask(outside: "A model with a computed property starts nothing, and keeps nothing.") {
        TaskJudge(
            number: $0,
            scenarios: [
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
                .code(.code("stored") { $0.tokens.contains("didSet") }),
            ],
            mistakes: [
                .observed("not observed") { $0.code.tokens.contains("ObservationIgnored") ? [:] : nil },
                .counted("more than six", enabled: false) { $1 == 6 },
                .counted("more than three", enabled: false) { name, _ in name == 3 },
                .counted("two are enough", enabled: true) { $0 == 2 && $1 >= 6 },
                .counted("five are enough", enabled: true) { $0 >= 3 && $1 == 5 },
            ],
            obstacle: SteppedTasks.obstacle)
    }
}

extension Mistake {
    /// A button that's wrong at these texts, and right at others.
    fileprivate static func counted(
        _ name: String, enabled: Bool, at isWrong: @escaping @Sendable (_ name: Int, _ password: Int) -> Bool
    ) -> Mistake {
        .observed(name) { run in
            let signIn = run.actual.time(of: .signingIn(true)) ?? .seconds(1_000)
            guard let time = run.firstDifference,
                run.actual.observations(in: .button).contains(where: { $0.text == "enabled" && $0.at < signIn }),
                run.actual.last(in: .button, until: time) == (enabled ? "enabled" : "disabled")
            else { return nil }
            let fields = run.actual.last(in: .fields, until: time)
                .split(separator: "/", omittingEmptySubsequences: false)
            guard fields.count == 2, fields.allSatisfy({ $0.utf8.count == $0.count }) else { return nil }
            return isWrong(fields[0].count, fields[1].count) ? [:] : nil
        }
    }
}

extension Transcript {
    fileprivate func last(in lane: ObservationLane, until time: Duration) -> String {
        observations(in: lane).last { $0.at <= time }?.text ?? ""
    }
}
