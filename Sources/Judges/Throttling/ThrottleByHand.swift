import SharedJudges

extension BookTask {
    /// Task 4 of chapter 10: `throttle` written by hand.
    static let throttleByHand = BookTask(
        sharing: .signal,
        view: TaskView(free: [.timer]),
        scenarios: [
            Scenario("texts come in bursts, and the source completes") { typing in
                let interval = typing.subscribe()
                typing.sendBursts(interval)
                typing.add(.complete, after: .milliseconds(200))
                typing.wait(.seconds(1))
            }.holding(.repetition, .interval, .emptyThings),
            Scenario("the source completes while no text waits") { typing in
                typing.subscribe()
                typing.sendText()
                typing.add(.complete, after: .milliseconds(700))
                typing.wait(.seconds(1))
            }.holding(.count),
            Scenario("the source fails while a text waits") { typing in
                typing.subscribe()
                typing.sendText()
                typing.wait(.milliseconds(700))
                typing.sendText()
                typing.add(.fail, after: .milliseconds(200))
                typing.wait(.seconds(1))
            }.holding(.failure),
            Scenario("the subscriber disposes while a text waits") { typing in
                typing.chooseInterval()
                typing.sendText()
                typing.add(.subscribe)
                typing.sendText()
                typing.wait(.milliseconds(700))
                typing.sendText()
                typing.add(.dispose, after: .milliseconds(200))
                typing.wait(.seconds(1))
            }.holding(.disposal),
            Scenario("a second subscriber comes and leaves") { typing in
                typing.subscribe()
                typing.sendText()
                typing.add(.subscribe, after: .milliseconds(100))
                typing.wait(.milliseconds(700))
                typing.sendText()
                typing.wait(.milliseconds(700))
                typing.sendText()
                typing.add(.dispose, after: .milliseconds(100))
                typing.wait(.milliseconds(700))
                typing.sendText()
                typing.wait(.milliseconds(700))
            }.holding(.secondRun),
            Scenario("many texts come, some of them strange, and some again while they wait") { typing in
                let interval = typing.subscribe()
                for text in SearchWords.strange.shuffled(using: &typing.generator) {
                    typing.add(.sendText(text), after: interval + .milliseconds(50))
                    typing.add(.sendText(text), after: interval - .milliseconds(100))
                }
                typing.add(.complete, after: .milliseconds(700))
            },
        ] + [.milliseconds(10), .milliseconds(60), .seconds(70)].map(awkwardTexts),
        mistakes: [
            .callsTheOperator("throttle", "throttleFirst", "throttleLatest", named: "library throttle"),
            .subscribesEarly, .ownClock,
            .observed("too short") { run in
                let texts = run.textsBeforeTheEnd
                let waits = Set(texts.map { run.actual.wait(before: $0) })
                guard waits.count == 1, let wait = waits.first, wait != run.actual.interval,
                    let text = texts.first(where: run.actual.isNewest)
                else { return nil }
                return ["text": text.text, "wait": "\(wait.inMilliseconds)", "interval": run.interval]
            },
            Mistake(filling: "distinct") { run in
                run.missing(in: .throttled, of: 1).first(where: \.event.isValue)
                    .map { ["text": $0.text, "interval": run.interval] }
            },
            .property("timer survives") { run in run.lateTimer.map { ["wait": "\($0.inMilliseconds)"] } },
        ],
        examples: ExampleTask(
            play: .source { .sendText($0) },
            observe: { transcript, _ in transcript.events(in: .throttled, of: 1) })
    )

    private static func awkwardTexts(_ interval: Duration) -> Scenario {
        Scenario("two texts come at once, and the interval is \(interval.inMilliseconds) ms") { typing in
            typing.add(.interval(interval), .subscribe)
            for text in ["tea", "teas", "tea", " a b ", "", "TEA", "b"] {
                typing.add(.sendText(text), after: interval + .milliseconds(5))
                typing.add(.sendText(text + "s"), after: .zero)
                typing.add(.sendText(text), after: interval - .milliseconds(5))
            }
            typing.add(.sendText(""), after: .milliseconds(5))
            typing.wait(interval)
        }
    }
}

extension PlayedRun {
    /// The interval, in milliseconds.
    fileprivate var interval: String { "\(actual.interval.inMilliseconds)" }

    fileprivate var textsBeforeTheEnd: [Observation] {
        let end = actual.time(of: .complete) ?? actual.time(of: .fail) ?? .seconds(1_000)
        return actual.observations(in: .throttled, of: 1).filter { $0.event.isValue && $0.at < end }
    }

    /// The delay between the end of the only subscription and a later firing of a timer; nil in any other run.
    fileprivate var lateTimer: Duration? {
        guard let end = actual.stimuli.last(where: { [.complete, .fail, .dispose].contains($0.verb) })?.at,
            actual.stimuli.count(where: { $0.verb == .subscribe }) == 1,
            actual.time(of: .dispose) != nil
                || actual.observations(in: .throttled, of: 1).contains(where: { !$0.event.isValue })
        else { return nil }
        return actual.observations(in: .timer).first { $0.at > end }.map { $0.at - end }
    }
}

extension Transcript {
    fileprivate var interval: Duration {
        stimuli.lazy.compactMap { if case .interval(let interval) = $0.verb { interval } else { nil } }.first
            ?? .milliseconds(400)
    }

    fileprivate var sends: [(at: Duration, text: String)] {
        stimuli.compactMap { stimulus in stimulus.verb?.sentText.map { (stimulus.at, $0) } }
    }

    /// The delay between the newest text of the source and a sent text.
    fileprivate func wait(before sent: Observation) -> Duration {
        sent.at - (sends.last { $0.at < sent.at }?.at ?? .zero)
    }

    /// Whether a sent text is the newest one of the source.
    fileprivate func isNewest(_ sent: Observation) -> Bool { sends.last { $0.at < sent.at }?.text == sent.text }
}

extension Typing {
    @discardableResult fileprivate mutating func subscribe() -> Duration {
        let interval = chooseInterval()
        add(.subscribe)
        return interval
    }

    @discardableResult fileprivate mutating func chooseInterval() -> Duration {
        let interval = Duration.milliseconds(10 * Int.random(in: 32...64, using: &generator))
        add(.interval(interval))
        return interval
    }

    fileprivate mutating func sendText(after pause: Duration = .milliseconds(100)) {
        let number = stimuli.count
        add(.sendText("\(SearchWords.one(using: &generator))\(number)"), after: pause)
    }

    /// Sends bursts, a repeated text, an empty text, and texts 10 ms before and after the interval. The last text
    /// waits.
    fileprivate mutating func sendBursts(_ interval: Duration) {
        let word = SearchWords.one(using: &generator)
        let short = [100, 200, 300].shuffled(using: &generator)
        for count in 1...3 { add(.sendText(String(word.prefix(count))), after: .milliseconds(short[count - 1])) }
        add(.sendText(String(word.prefix(3))), after: .milliseconds(700))
        add(.sendText(""), after: .milliseconds(700))
        wait(.milliseconds(600))
        for _ in 1...3 { sendText(after: interval - .milliseconds(10)) }
        for _ in 1...2 { sendText(after: interval + .milliseconds(10)) }
        wait(.milliseconds(600))
        for _ in 1...40 { sendText(after: .milliseconds(150)) }
        wait(.milliseconds(700))
        for _ in 1...2 { sendText() }
    }
}
