import Exercises
import Grading
import SharedJudges

extension ExampleTask {
    /// The service's answers: each takes two steps of an example, and the third search fails.
    private static let plan = "200@200ms,200@200ms,503@200ms,200@200ms..."

    static let bringToMain = ExampleTask(
        chapter: "07", number: 1,
        sample: ("sw------", "-"),
        play: .keys(.openForm(SearchWorld(plan: plan))),
        observe: { transcript, _ in
            transcript.textsAndErrors(in: .status) { text in String(text.prefix { $0 != ":" }) }
        },
        right: ["a-failure-is-a-text-too", "summary-in-the-background", "twice-delivered"],
        test: ExampleTestCode(
            name: "searchAsYouType", imports: ["SocialService", "StarterProject", "TerminalUI"],
            setup: """
                let clock = SchedulerClock(time: time)
                var conditions = ServiceConditions()
                conditions.plan = try ResponsePlan(parsing: "\(plan)")
                let form = SearchForm(
                    accountStore: AccountStore(policy: .grant, clock: clock),
                    twitter: Twitter(service: TwitterService(conditions: conditions, clock: clock)),
                    schedulers: .virtual(time), log: { _ in })
                form.status.textSignal.skip(first: 1).subscribe(next: { text in
                    let name = text.prefix { $0 != ":" }
                    log.write(text.contains("code ") ? .failed("") : .next(String(name)))
                })
                _ = searchAsYouType(form)
                time.advance(to: .zero)
                """,
            cases: ExampleTestCode.keysInSearchField)
    )
}
