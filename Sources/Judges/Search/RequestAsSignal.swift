import SharedJudges

extension BookTask {
    /// Task 2 of chapter 06: a callback becomes a signal, with all its ways to fail.
    static let requestAsSignal = BookTask(
        sharing: .signal,
        except: [.repetition: "The second subscriber's search is the repetition."],
        scenarios: [
            scenario("a search is made, and then subscribed to twice", for: ["the", "rain", "book", "swift"]).holding(
                .count, .secondRun),
            scenario("a search finds nothing", for: ["xqzv", "zzqx", "qqxj"]),
            Scenario("a search is made before access is granted") { typing in
                typing.open(SearchWorld(access: .ask))
                typing.add(.makeSearch("the"), .allow, .subscribe)
                typing.wait(.seconds(1))
            }.cutting(.nothing),
            failing(
                "searches are refused",
                plan: "403/195,401/89,403/187,503/130,429/88,500,404/34,400/215,202/none,204/none,304/none,401/none",
                showing: [
                    .failing("any status") { _, actual in actual == nil },
                    .failing("status after body") { _, actual in actual?.hasSuffix("the body isn't JSON") == true },
                    .failing("rate limit refused") { wanted, actual in
                        actual.map { wanted.contains("status 429") && wanted.hasPrefix($0) } ?? false
                    },
                    .failing("another failure") { _, actual in actual != nil },
                ]),
            failing(
                "the body is damaged", plan: "malformed...",
                showing: [
                    .failing("damage ignored") { _, actual in actual == nil },
                    .failing("damage without words") { _, actual in actual != nil },
                ]
            ).holding(.failure),
            failing(
                "the connection is lost", plan: "drop...",
                showing: [
                    .failing("loss ignored") { _, actual in actual == nil },
                    .failing("loss without words") { _, actual in actual != nil },
                ]),
            failing(
                "nothing comes", plan: "nothing...",
                showing: [
                    .failing("nothing ignored") { _, actual in actual == nil },
                    .failing("another failure") { _, actual in actual != nil },
                ]),
            scenario(
                "there is no account", world: SearchWorld(accounts: 0), for: ["the"],
                showing: [
                    .failing("no account is an end") { _, actual in actual == nil }
                ]),
            Scenario("one of two subscriptions is disposed before the answer comes") { typing in
                typing.open(SearchWorld(latency: "500ms"))
                typing.add(.makeSearch("the"), .subscribe, .subscribe)
                typing.add(.dispose, after: .milliseconds(40))
                typing.wait(.seconds(1))
            }.cutting(.nothing).holding(.disposal),
            Scenario("texts of all kinds are searched for, more and more slowly, and some searches are disposed") {
                typing in
                let texts =
                    ["C++ & Swift?", "日本", "Été", "שלום", "👩‍👩‍👧‍👦 🇯🇵", "the", "THE", "100 %", "a+b=c", "rain"]
                    + [SearchWords.long]
                let latencies = texts.indices.dropLast().map { 100 + 900 * $0 } + [60_000]
                let plan = latencies.flatMap { Array(repeating: "200@\($0)ms", count: 3) }
                typing.open(SearchWorld(plan: plan.joined(separator: ",")))
                typing.wait(.seconds(1))
                for text in texts.shuffled(using: &typing.generator) {
                    typing.add(.makeSearch(text))
                    for _ in 0..<3 { typing.add(.subscribe) }
                    typing.add(.dispose, after: .milliseconds(40))
                }
                typing.wait(.seconds(61))
            }.cutting(.end),
        ],
        mistakes: [
            .observed("empty answer fails") { run in
                guard let answer = run.wrongAnswer, answer.expected.last == .completed,
                    !run.actual.values(in: .answered).isEmpty, case .failed(let failure) = answer.actual.last
                else { return nil }
                return ["failure": failure]
            },
            .observed("sent twice") { run in
                let count = run.wrongAnswer?.actual.count { if case .next = $0 { true } else { false } } ?? 0
                return count > 1 ? ["count": "\(count)"] : nil
            },
            .observed("another text") { run in
                guard let answer = run.wrongAnswer, case .next(let wanted)? = answer.expected.first,
                    case .next(let got)? = answer.actual.first, got != wanted
                else { return nil }
                return ["wanted": wanted, "got": got]
            },
        ],
        examples: ExampleTask(
            play: ExamplePlay(
                opening: { events in
                    [BookVerb.openForm(world(of: events)), .makeSearch(text(of: events)), .subscribe].map { .verb($0) }
                },
                playing: { responses[$0] == nil ? nil : .wait },
                mistakeInAll: { $0.count > 1 ? "A request has one answer: write one marble." : nil }),
            observe: { transcript, input in
                transcript.events(in: .answer, of: 1) { value in
                    value.hasPrefix(text(of: input) + " ") ? input.first?.kind.marble ?? value : value
                }
            })
    )

    private static func scenario(
        _ name: String, world: SearchWorld = SearchWorld(), for texts: [String], showing mistakes: [Mistake] = [],
        times: Int = 2
    ) -> Scenario {
        Scenario(name, showing: mistakes) { typing in
            typing.open(world)
            typing.add(.makeSearch(texts.randomElement(using: &typing.generator) ?? texts[0]))
            typing.wait(.seconds(1))
            for _ in 0..<times {
                typing.add(.subscribe)
                typing.wait(.seconds(1))
            }
        }.cutting(.end)
    }

    private static func failing(_ name: String, plan: String, showing mistakes: [Mistake]) -> Scenario {
        scenario(
            name, world: SearchWorld(plan: plan), for: ["the", "rain"],
            showing: mistakes, times: max(2, plan.split(separator: ",").count))
    }

    private static let responses: [TimedEvent.Kind: String] = [
        .next("a"): "200", .next("e"): "200", .next("x"): "malformed", .next("503"): "503", .next("429"): "429",
        .failed(""): "drop",
    ]

    private static func world(of events: [TimedEvent]) -> SearchWorld {
        guard let event = events.first, let response = responses[event.kind] else { return SearchWorld(plan: "never") }
        return SearchWorld(plan: "\(response)@\(event.time.inMilliseconds)ms")
    }

    /// The search text. If the answer has no tweets, it's a text that finds nothing.
    private static func text(of events: [TimedEvent]) -> String {
        events.first?.kind == .next("e") ? "zqxj" : "swift"
    }
}

extension Mistake {
    fileprivate static func failing(
        _ name: String,
        when isMistaken: @escaping @Sendable (_ wanted: String, _ actual: String?) -> Bool
    ) -> Mistake {
        Mistake(filling: name) { run in
            guard let answer = run.wrongAnswer, case .failed(let wanted)? = answer.expected.last else { return nil }
            var actual: String?
            if case .failed(let failure)? = answer.actual.last { actual = failure }
            guard actual != wanted, isMistaken(wanted, actual) else { return nil }
            return ["wanted": wanted].merging(actual.map { ["failure": $0] } ?? [:]) { $1 }
        }
    }
}

extension PlayedRun {
    fileprivate var wrongAnswer: (expected: [Observation.Event], actual: [Observation.Event])? {
        wrongEvents(in: .answer)
    }
}
