import Exercises
import Grading

extension ExampleTask {
    /// The examples of task 2 of chapter 10.
    static let deletedSearch = ExampleTask(
        chapter: "10", number: 2,
        input: .keys(and: "A step takes 100 ms."),
        output: "What is searched for, when the search is sent: a text in quotes, such as `'swi'`.",
        sample: ("sw------", "-"),
        showsStates: false,
        play: .keys(.openForm(SearchWorld())),
        observe: { transcript, _ in transcript.events(in: .request) },
        right: ["compared-with-the-field", "filtered-before-and-after", "judged-when-searching"],
        wrong: [
            Misreading(
                name: "filtered-twice", question: "What should happen if the text is deleted within the pause?"),
            Misreading(name: "not-throttled", question: "How long does a search wait for the next key?"),
            Misreading(name: "three-hundred-ms", question: "What if the next key comes after 400 ms?"),
            Misreading(name: "seven-hundred-fifty-ms", question: "What if the next key comes after 600 ms?"),
            Misreading(name: "not-filtered", question: "What happens after a text of two characters?"),
            Misreading(name: "longer-than-three", question: "What happens after a text of exactly three characters?"),
            Misreading(name: "once-only", question: "What happens after the first search?"),
            Misreading(name: "distinct", question: "What if the same text is there again after a pause?"),
        ],
        test: .searches(by: "searchWhatIsThere")
    )
}

extension ExampleTestCode {
    /// The test of a pipeline on the search form: keys go in, and the texts that are searched for come out.
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
