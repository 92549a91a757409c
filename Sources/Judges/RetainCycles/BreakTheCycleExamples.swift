import Exercises
import Grading
import Marbles

extension ExampleTask {
    /// The examples of task 1 of chapter 02.
    static let breakTheCycle = ExampleTask(
        chapter: "02", number: 1,
        input: .keys(and: "`!` lets go of the controller, and nothing else holds it."),
        output: """
            The color of the field, `y` for yellow and `w` for white, and `f` when controller, form and field are \
            freed.
            """,
        sample: ("-a-<", "y"),
        showsStates: true,
        play: .keys(.open) { $0 == .disposed ? .release : nil },
        observe: { transcript, _ in transcript.colorsAndRelease },
        right: ["bound", "guard-let-self", "weak-field"],
        wrong: [
            Misreading(name: "strong-in-map", question: "What happens to the form when its controller is let go?"),
            Misreading(name: "ends-at-once", question: "Does the color follow the second text?"),
            Misreading(name: "ignores-the-empty-text", question: "What color has the field before the first key?"),
            Misreading(name: "each-text-once", question: "What color has a text that was there before?"),
        ],
        test: ExampleTestCode(
            name: "SearchFormController", imports: ["SocialService", "StarterProject", "TerminalUI"],
            setup: """
                let clock = SchedulerClock(time: time)
                let makeForm = {
                    SearchForm(
                        accountStore: AccountStore(clock: clock),
                        twitter: Twitter(service: TwitterService(clock: clock)), schedulers: .virtual(time),
                        log: { _ in })
                }
                weak var form: SearchForm?
                var controller: SearchFormController? = {
                    let opened = makeForm()
                    form = opened
                    return SearchFormController(form: opened)
                }()
                _ = controller?.validate()
                form?.searchField.backgroundSignal.subscribe(next: { color in
                    log.write(.next(String(color.rawValue.prefix(1))))
                })
                """,
            cases: """
                case .next("<"): form?.searchField.deleteBackward()
                case .next(let key): form?.searchField.insert(key)
                case .disposed:
                    controller = nil
                    if form == nil { log.write(.next("f")) }
                """)
    )
}

extension Transcript {
    /// The colors of the field, and `f` once nothing of the form is left.
    fileprivate var colorsAndRelease: [TimedEvent] {
        let colors = colorLetters
        let freed = playedMoments.first { moment in
            moment.stimulus?.action == .release && moment.alive.values.allSatisfy { $0 == 0 }
        }
        return colors + (freed?.stimulus.map { [TimedEvent(at: $0.at, .next("f"))] } ?? [])
    }
}
