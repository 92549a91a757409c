import Exercises
import Grading
import Marbles
import Playing
import SharedJudges

extension ExampleTask {
    static let breakTheCycle = ExampleTask(
        chapter: "02", number: 1,
        sample: ("-a-<", "y"),
        showsStates: true,
        play: .keys(.open) { $0 == .disposed ? .release : nil },
        observe: { transcript, _ in transcript.colorsAndRelease },
        right: ["bound", "guard-let-self", "weak-field"],
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
    /// The colors of the field, and `f` if the release frees all watched objects.
    fileprivate var colorsAndRelease: [TimedEvent] {
        let colors = colorLetters
        let freed = playedMoments.first { moment in
            moment.stimulus?.verb == .release && moment.alive.values.allSatisfy { $0 == 0 }
        }
        return colors + (freed?.stimulus.map { [TimedEvent(at: $0.at, .next("f"))] } ?? [])
    }
}
