import SharedJudges

extension BookTask {
    /// Task 4 of chapter 11: the same app, without a screen.
    static let viewModel = BookTask(
        sharing: .model,
        points: 2,
        view: TaskView(states: [.outcome]),
        scenarios: [
            Scenario("texts go in") { typing in
                var words = SearchWords.all.shuffled(using: &typing.generator)
                words[0] = String(words[0].prefix(3))
                let plan = "200@80ms,503@80ms,200@4000ms,200@80ms,200@4000ms,200@8s,200@4s,200@60s"
                typing.open(SearchWorld(access: .ask, plan: plan))
                typing.add(.allow, after: .milliseconds(10))
                for word in words.prefix(4) { typing.grow(word) }
                typing.wait(.seconds(5))
                typing.paste(String(words[3].prefix(2)))
                typing.grow(words[4])
                typing.paste(String(words[4].prefix(2)))
                // The answer to the search before the short text would come now.
                typing.wait(.seconds(5))
                for word in words[5...7] { typing.grow(word) }
                typing.wait(.seconds(61))
            }.cutting(.end).holding(.failure, .count, .interval),
            Scenario("the model is released during a search") { typing in
                typing.open(SearchWorld(plan: "200@80ms,200@4s"))
                for word in SearchWords.all.shuffled(using: &typing.generator).prefix(2) {
                    typing.add(.type(word), after: .milliseconds(700))
                }
                typing.add(.release, after: .milliseconds(700))
                typing.wait(.seconds(5))
            }.freeing(.answered, .canceled).holding(.lifetime),
            Scenario("a text comes again, and another finds nothing") { typing in
                let word = SearchWords.one(using: &typing.generator)
                typing.open(SearchWorld(access: .ask, plan: "503@80ms,200@80ms..."))
                typing.add(.allow, .type(word))
                typing.add(.type(String(word.dropLast())), after: .milliseconds(700))
                typing.add(.type(word))
                typing.add(.type("xqzv"), after: .milliseconds(700))
                typing.wait(.seconds(1))
            }.holding(.repetition, .emptyThings),
            Scenario("many texts go in, some of them strange") { typing in
                let failures = SearchWorld.failures.shuffled(using: &typing.generator)
                let plan = ["200", "200@3s", failures[0], "200", failures[0]] + failures + ["200..."]
                typing.open(SearchWorld(plan: plan.joined(separator: ",")))
                for text in ["tea", "", "te", "teas", "tea"] {
                    typing.add(.type(text), after: .milliseconds(300))
                    typing.add(.type(text + "s"), after: .zero)
                }
                for text in (SearchWords.strange + SearchWords.all).shuffled(using: &typing.generator) {
                    typing.add(.type(text), after: .milliseconds(700))
                }
                typing.wait(.seconds(4))
                typing.add(.type("coffee"))
                typing.add(.type(""), after: .milliseconds(300))
                typing.wait(.seconds(4))
            },
            .accessIsDenied,
            .noAccount,
            Scenario("the model is released while the user decides") { typing in
                typing.open(SearchWorld(access: .ask))
                typing.add(.type(SearchWords.one(using: &typing.generator)))
                typing.add(.release, .allow)
                typing.wait(.seconds(2))
            }.freeing(.request, .answered, .canceled, .failed, .outcome),
        ],
        mistakes: [.ownClock] + Mistake.requests + [
            Mistake(filling: "too short at once") { run in
                for outcome in run.extra(in: .outcome) where outcome.text == tooShort {
                    guard let change = run.actual.changes.last(where: { $0.at <= outcome.at }) else { continue }
                    let pause = outcome.at - change.at
                    if pause < .milliseconds(500) {
                        return ["text": change.text, "pause": "\(pause.inMilliseconds) ms"]
                    }
                }
                return nil
            },
            Mistake(filling: "short text filtered") { run in
                run.missing(in: .outcome).first { $0.text == tooShort }
                    .map { ["text": run.actual.modelText(at: $0.at)] }
            },
            Mistake(filling: "not canceled") { run in
                let running = run.missing(in: .canceled).first { canceled in
                    !run.actual.values(in: .canceled).contains(canceled.text)
                        && run.actual.changes.contains { $0.at == canceled.at - .milliseconds(500) }
                        && run.actual.values(in: .request).contains(canceled.text)
                }
                return running.map { ["running": $0.text, "next": run.actual.modelText(at: $0.at)] }
            },
            .held("strong self", "model", as: "self", atTheEnd: true),
            .held("strong inside the search", "model", as: "self"),
            .held("outcome held", "outcome"),
            .held("text held", "text"),
        ],
        examples: ExampleTask(
            showsStates: true,
            play: ExamplePlay(
                opening: { _ in [.openForm(SearchWorld(plan: "200@1s,200@200ms..."))] },
                action: { kind in
                    if case .next(let text) = kind { .type(text) } else { nil }
                }),
            observe: { transcript, _ in transcript.outcomes })
    )
}

private let tooShort = "\(SearchOutcome.tooShort)"

extension Mistake {
    /// An object stays alive after the model's release, or until the end of the run.
    fileprivate static func held(
        _ name: String, _ object: String, as capture: String? = nil, atTheEnd: Bool = false
    ) -> Mistake {
        .property(name, capturing: [capture ?? object]) { run in
            guard let release = run.actual.moments.first(where: { $0.stimulus?.verb == .release }) else { return nil }
            let alive = atTheEnd ? run.actual.alive(object) : release.alive[object] ?? 0
            return alive > 0 ? [:] : nil
        }
    }
}

extension Transcript {
    fileprivate var changes: [(at: Duration, text: String)] {
        stimuli.compactMap { stimulus in stimulus.verb?.typedText.map { (stimulus.at, $0) } }
    }

    fileprivate func modelText(at time: Duration) -> String { changes.last { $0.at <= time }?.text ?? "" }
}

extension Typing {
    /// Sets the beginnings of a word, with at most one pause just below the interval of `throttle`, then the word.
    fileprivate mutating func grow(_ word: String) {
        for length in 1..<word.count {
            let pause = length == 4 ? 46...48 : 8...24
            add(.type(String(word.prefix(length))), after: .milliseconds(10 * Int.random(in: pause, using: &generator)))
        }
        paste(word)
    }

    fileprivate mutating func paste(_ text: String) {
        add(.type(text), after: .milliseconds(100))
        wait(.milliseconds(700))
    }
}

extension Transcript {
    /// The outcomes: a list of tweets as its search text, `s` for too short a text, and `f` for a failure.
    fileprivate var outcomes: [TimedEvent] {
        var sent: [String] = []
        return observations.compactMap { observation in
            switch observation.lane {
            case .request: sent.append(observation.text)
            case .outcome: return TimedEvent(at: observation.at, .next(letter(for: observation.text, sent)))
            default: break
            }
            return nil
        }
    }

    private func letter(for outcome: String, _ sent: [String]) -> String {
        if outcome == "type three letters or more" { return "s" }
        if outcome.hasPrefix("search failed") { return "f" }
        return sent.last { ServiceAnswers.ids(for: $0) == outcome } ?? "?"
    }
}
