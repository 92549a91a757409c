extension BookTask {
    /// Task 3 of chapter 00: the repair of one fault, by hand.
    static let newestAnswer = BookTask(
        sharing: .searcher,
        view: TaskView(free: [.status, .answered, .canceled, .failed]),
        scenarios: [
            .searches("a slow answer comes after a newer one") { searches in
                searches.search(answeredIn: 900...1_200)
                searches.pause(150...300)
                searches.searchAndWait(answeredIn: 80...200)
                searches.searchAndWait(answeredIn: 80...200)
            }.holding(.count),
            .searches("the newest search fails") { searches in
                searches.search(answeredIn: 900...1_200)
                searches.pause(150...300)
                searches.searchAndWait("503", answeredIn: 80...200)
                searches.search("503", answeredIn: 500...700)
                searches.pause(100...200)
                searches.searchAndWait(answeredIn: 80...200)
            }.holding(.failure),
            .searches("answers come one after the other, and the last search finds nothing") { searches in
                searches.searchAndWait(answeredIn: 80...200)
                searches.searchAndWait(answeredIn: 80...200)
                searches.searchAndWait(answeredIn: 80...200, text: "zqxj")
            }.holding(.emptyThings),
            .searches("a text is searched for again") { searches in
                for text in ["swift", "garden", "swift"] { searches.searchAndWait(answeredIn: 80...200, text: text) }
            }.holding(.repetition),
            .searches("a key is pressed while the newest search runs") { searches in
                for _ in 0..<2 { searches.searchAndWait(answeredIn: 80...200) }
                searches.search(answeredIn: 500...700)
                searches.pause(100...200)
                searches.type("x")
                searches.wait()
            },
            .searches("the same text is searched for twice, and the older answer is slow") { searches in
                searches.searchTwice("200")
            },
            .searches("the same text is searched for twice, and the older search fails") { searches in
                searches.searchTwice("503")
            },
            .searches("older answers come while a newer search is awaited") { searches in
                searches.search(answeredIn: 1_500...1_600)
                searches.pause(100...200)
                searches.search("503", answeredIn: 1_000...1_100)
                searches.pause(100...200)
                searches.search(answeredIn: 100...200)
                searches.pause(300...400)
                searches.searchAndWait(answeredIn: 3_000...4_000)
                searches.wait()
                searches.wait()
                searches.search(answeredIn: 500...600)
                searches.pause(100...200)
                searches.searchAndWait(answeredIn: 900...1_000)
            },
            .searches("many searches are under way, and their answers come in any order") { searches in
                for _ in 0..<9 {
                    searches.search(
                        ["200", "200", "503"].randomElement(using: &searches.generator) ?? "200", answeredIn: 80...1_900
                    )
                    searches.pause(60...400)
                }
                searches.wait()
            },
            .searches("strange and long texts are searched for, and one answer takes a minute") { searches in
                let long = String(repeating: "to be or not to be ", count: 16)
                for text in SearchWords.strange.shuffled(using: &searches.generator) + [long] {
                    searches.searchAndWait(answeredIn: 80...200, text: text)
                }
                searches.search(answeredIn: 60_000...61_000)
                for _ in 0..<31 { searches.wait() }
            },
            Scenario("two forms search at once", showing: SideBySide.mistakes(of: "forms")) { typing in
                typing.open(SearchWorld(latency: "900ms"))
                typing.add(.makeSearch("swift"), .turn(to: 2))
                typing.open(SearchWorld(latency: "900ms"))
                typing.add(.makeSearch("garden"))
                typing.wait(.seconds(2))
            }.cutting(.nothing),
        ],
        mistakes: [
            Mistake("never the same twice") { run in
                run.missing(in: .request).first.map { run.actual.values(in: .request).contains($0.text) } ?? false
                    && run.extra(in: .request).isEmpty
            },
            .observed("one after the other") { run in
                let late = Set(run.missing(in: .request).map(\.text))
                return run.extra(in: .request).first { late.contains($0.text) }.map { ["late": $0.text] }
            },
            .observed("one at a time") { run in run.missing(in: .request).first.map { ["missing": $0.text] } },
            .property("sent twice") { $0.doubles(in: .request) ? [:] : nil },
            .property("another line") { run in
                run.wrongLine.map { ["line": $0.actual.text, "wanted": $0.expected.text] }
            },
            .property("counts at the answer") { run in
                run.expected.answerLines.isEmpty || !run.actual.answerLines.isEmpty ? nil : [:]
            },
            .property("text of the field") { run in
                guard let hidden = run.hiddenAnswer, let sent = run.sent(before: hidden) else { return nil }
                let isTypedSince = run.actual.stimuli.contains {
                    $0.isKey && $0.at > sent.at && $0.at <= hidden.at
                }
                return isTypedSince ? ["hidden": sent.text] : nil
            },
            .property("error swallowed") { run in
                run.hiddenAnswer.flatMap { $0.text.hasPrefix("search failed") ? ["time": run.time(of: $0)] : nil }
            },
            .property("empty list kept") { run in
                run.hiddenAnswer.flatMap { $0.text.hasPrefix("0 tweets") ? [:] : nil }
            },
            .property("first only") { run in
                run.hiddenAnswer.flatMap { hidden in
                    run.sent(before: hidden).map { ["hidden": $0.text, "time": run.time(of: hidden)] }
                }
            },
            .outdated("last text") { run, old in
                run.actual.values(in: .request).count { $0 == old.text } > 1 ? ["old": old.text] : nil
            },
            .outdated("old error") { run, old in
                old.line.text.hasPrefix("search failed") ? ["old": old.text, "time": run.time(of: old.line)] : nil
            },
            .outdated("compares too late") { run, old in ["old": old.text, "time": run.time(of: old.line)] },
            .property("line wiped") { $0.wipesTheLine ? [:] : nil },
            Mistake("list forgotten") { !$0.missing(in: .shown).isEmpty },
        ]
    )
}

extension Mistake {
    /// The mistake of showing an answer that the solution doesn't show at that time.
    fileprivate static func outdated(
        _ name: String,
        filling evidence: @escaping @Sendable (PlayedRun, (line: Observation, text: String)) -> [String: String]?
    ) -> Mistake {
        .property(name) { run in
            guard let line = run.actual.answerLines.first(where: { !run.expected.answerLines.contains($0) }) else {
                return nil
            }
            let ends = [ObservationLane.answered, .failed].flatMap { run.actual.observations(in: $0) }
            return evidence(run, (line, ends.first { $0.at == line.at }?.text ?? ""))
        }
    }
}

extension PlayedRun {
    fileprivate var hiddenAnswer: Observation? {
        expected.answerLines.first { !actual.answerLines.contains($0) }
    }

    /// The first line with an answer in place of which another one is shown.
    fileprivate var wrongLine: (expected: Observation, actual: Observation)? {
        expected.answerLines.lazy.compactMap { wanted in
            actual.answerLines.first { $0.at == wanted.at && $0.text != wanted.text }.map { (wanted, $0) }
        }.first
    }

    fileprivate func sent(before answer: Observation) -> Observation? {
        expected.observations(in: .request).last { $0.at < answer.at }
    }

    fileprivate func time(of observation: Observation) -> String { "\(observation.at.inMilliseconds) ms" }

    fileprivate var wipesTheLine: Bool {
        let answers = Set(expected.answerLines.map(\.text))
        return zip(expected.states(of: .status, from: ""), actual.states(of: .status, from: "")).contains {
            answers.contains($0) && $0 != $1
        }
    }
}

extension Transcript {
    /// The lines below the field that are answers. Lines while a search runs are up to the learner.
    fileprivate var answerLines: [Observation] {
        observations(in: .status).filter { $0.text.contains("tweets for") || $0.text.hasPrefix("search failed") }
    }
}

extension Scenario {
    fileprivate static func searches(
        _ name: String, _ write: @escaping @Sendable (inout Searches) -> Void
    ) -> Scenario {
        Scenario(name) { generator in
            var searches = Searches(using: generator)
            write(&searches)
            generator = searches.generator
            return searches.stimuli
        }
    }
}

/// Searches and their answers: the world's plan has one step per search.
private struct Searches {
    var generator: SplitMix64
    private var plan: [String] = []
    private var actions: [Stimulus] = []
    private var end = Duration.milliseconds(100)
    private var words: [String]

    init(using generator: SplitMix64) {
        self.generator = generator
        words = SearchWords.all.shuffled(using: &self.generator)
    }

    var stimuli: [Stimulus] { [.open(SearchWorld(plan: plan.joined(separator: ",")))] + actions }

    /// Types a new word, or the given text, into the cleared field, and searches for it.
    mutating func search(_ response: String = "200", answeredIn latency: ClosedRange<Int>, text: String? = nil) {
        let text = text ?? words.removeLast()
        plan.append("\(response)@\(Int.random(in: latency, using: &generator))ms")
        actions += [.clear, .type(text), .makeSearch(text)].map { Stimulus(at: end, $0) }
    }

    mutating func searchAndWait(_ response: String = "200", answeredIn latency: ClosedRange<Int>, text: String? = nil) {
        search(response, answeredIn: latency, text: text)
        wait()
    }

    mutating func searchTwice(_ response: String) {
        let text = words.removeLast()
        search(response, answeredIn: 900...1_200, text: text)
        pause(150...300)
        searchAndWait(answeredIn: 80...200, text: text)
    }

    mutating func type(_ text: String) { actions.append(Stimulus(at: end, .type(text))) }

    mutating func pause(_ time: ClosedRange<Int>) {
        end += .milliseconds(Int.random(in: time, using: &generator))
    }

    mutating func wait() {
        end += .seconds(2)
        actions.append(Stimulus(at: end, .wait))
    }
}
