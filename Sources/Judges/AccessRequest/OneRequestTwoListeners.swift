import SharedJudges

extension BookTask {
    /// Task 4 of chapter 03: a cold signal with two subscribers makes two requests.
    static let oneRequestTwoListeners = BookTask(
        sharing: .announcement,
        except: [.repetition: "A request has one answer."],
        scenarios: [
            Scenario("access is granted") { $0.add(.open, .grant) }.holding(.count),
            Scenario("access is refused") { $0.add(.open, .refuse) }.holding(.failure),
            Scenario("the disposal comes before the answer") { $0.add(.open, .dispose, .grant) }.holding(.disposal),
            Scenario("three requests wait for one answer, and more follow") { typing in
                for _ in 0..<3 { typing.add(.open) }
                typing.add(.dispose)
                for answer in [BookVerb.grant, .refuse, .refuse, .grant] {
                    typing.add(answer, .open)
                }
            },
            Scenario(
                "requests fail, each in another way, and one is granted after a minute", showing: [.oneKindOfFailure]
            ) { typing in
                for error in AdvisedError.allCases.shuffled(using: &typing.generator) {
                    typing.add(.open, .failWith(error))
                }
                typing.add(.open)
                typing.wait(.seconds(61))
                typing.add(.grant)
            },
        ],
        mistakes: [
            Mistake(filling: "two at once") { run in
                let openings = Set(run.actual.times(of: .open))
                return run.extra(in: .calledOff).contains { openings.contains($0.at) } ? ["things": "requests"] : nil
            },
            .observed("two subscriptions") { run in
                // A shortened run can lack the opening.
                let opening = run.actual.playedMoments.dropFirst(run.actual.opening).first
                guard let count = opening?.values(in: .request).count else { return nil }
                return count > 1 ? ["count": "\(count)"] : nil
            },
            Mistake("one after the other") { !$0.extra(in: .request).isEmpty },
            .listening("told twice") { run, lane in
                guard let twice = run.extra(in: lane).first, run.missing(in: lane).isEmpty else { return nil }
                let count = run.actual.observations(in: lane).count { $0.at == twice.at && $0.event == twice.event }
                return count > 1 ? ["count": "\(count)"] : nil
            },
            .listening("title forgotten") { run, lane in
                run.missing(in: lane).first?.text == "granted" && run.extra(in: lane).isEmpty ? [:] : nil
            },
            .listening("failure told to one") { run, lane in
                run.missing(in: lane).isEmpty || !run.extra(in: lane).isEmpty ? nil : [:]
            },
        ]
    )
}

extension Mistake {
    /// A mistake in the log or the title. Its message names the lane.
    fileprivate static func listening(
        _ name: String,
        filling evidence: @escaping @Sendable (PlayedRun, ObservationLane) -> [String: String]?
    ) -> Mistake {
        .observed(name) { run in
            guard !run.actual.values(in: .request).isEmpty else { return nil }
            return [.log, .title].lazy.compactMap { (lane: ObservationLane) in
                evidence(run, lane)?.merging(["listener": lane.name]) { $1 }
            }.first
        }
    }
}
