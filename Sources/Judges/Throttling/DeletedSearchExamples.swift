import Exercises
import Grading
import SharedJudges

extension ExampleTask {
    static let deletedSearch = ExampleTask(
        chapter: "10", number: 2,
        sample: ("sw------", "-"),
        play: .keys(.openForm(SearchWorld())),
        observe: { transcript, _ in transcript.events(in: .request) },
        right: ["compared-with-the-field", "filtered-before-and-after", "judged-when-searching"],
        test: .searches(by: "searchWhatIsThere")
    )
}

extension ExampleTestCode {
    /// The test of a pipeline on the search form: keys go in, and search texts come out.
    static func searches(by function: String) -> ExampleTestCode {
        ExampleTestCode(
            name: function, imports: ["SocialService", "StarterProject", "TerminalUI"],
            setup: """
                let clock = SchedulerClock(time: time)
                let service = TwitterService(clock: clock) { event in
                    if case .started(_, TwitterService.searchURL, let parameters) = event {
                        log.write(.next(parameters["q"] ?? ""))
                    }
                }
                let form = SearchForm(
                    accountStore: AccountStore(policy: .grant, clock: clock),
                    twitter: Twitter(service: service), schedulers: .virtual(time), log: { _ in })
                _ = \(function)(form)
                time.advance(to: .zero)
                """,
            cases: ExampleTestCode.keysInSearchField)
    }
}
