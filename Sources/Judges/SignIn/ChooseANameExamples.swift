import Exercises
import Grading
import Marbles
import SharedJudges

extension ExampleTask {
    static let chooseAName = ExampleTask(
        chapter: "12", number: 7,
        sample: ("'mi'", "s"),
        play: ExamplePlay(
            opening: { _ in [.subscribe] },
            action: { kind in
                switch kind {
                case .next("x"): .refuse
                case .next(let name): .sendText(name)
                default: nil
                }
            }),
        observe: { transcript, _ in
            transcript.events(in: .outcome, of: 1).map { event in
                if case .next(let status) = event.kind {
                    TimedEvent(at: event.time, .next(status == "tooShort" ? "s" : String(status.prefix(1))))
                } else {
                    event
                }
            }
        },
        right: ["a-value-thats-delayed", "merged"],
        test: ExampleTestCode(
            name: "nameStatus", imports: ["Exercises"],
            setup: """
                let source = Subject<String, Never>()
                let main = MainScheduler(time: time)
                let service = SlowService(on: main)
                nameStatus(
                    of: source.signal, asking: { name in service.answer(!name.hasPrefix("t"), to: name) }, on: main
                ).subscribe(next: { status in
                    log.write(.next(status == .tooShort ? "s" : String("\\(status)".prefix(1))))
                })
                """,
            cases: """
                case .next("x"): service.loseConnection()
                case .next(let name): source.send(name)
                """)
    )
}
