package enum AfterDisposal {
    package static let mistakes: [Mistake] = [
        acting(.log, "logs after dispose"),
        acting(.background, "colors after dispose"),
        acting(.status, "changes the status after dispose"),
        acting(.shown, "shows tweets after dispose"),
        acting(.request, "searches after dispose"),
        acting(.digest, "digests after dispose"),
        acting(.preparation, "prepares after dispose"),
        .property("search not canceled") { run in run.actual.searchesLeft.first.map { ["search": $0] } },
        .property("subscriber left") { run in
            let count = run.actual.values(in: .subscribers).last.flatMap { Int($0) } ?? 0
            return run.actual.time(of: .dispose) != nil && count > 0 ? [:] : nil
        },
    ]

    package static func acting(_ lane: ObservationLane, _ name: String) -> Mistake {
        .property(name) { run in
            run.actual.afterDisposal.contains { $0.lane == lane && $0.event != .disposed } ? [:] : nil
        }
    }

    package static func scenario(opening: BookVerb?) -> Scenario {
        Scenario("typing goes on after the disposal", showing: mistakes) { typing in
            if let opening { typing.add(opening) }
            typing.type(typing.word())
            typing.dispose()
            typing.delete(3)
            typing.type(typing.word())
        }
    }

    package static func whileAsked(_ answer: BookVerb, prepares: Bool) -> Scenario {
        let name = "the disposal comes before the user \(answer == .allow ? "allows" : "denies") access"
        return Scenario(name, showing: mistakes) { typing in
            typing.open(SearchWorld(access: .ask))
            typing.type("ab")
            typing.dispose()
            typing.add(answer)
            if prepares { typing.add(.complete) }
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.seconds(2))
        }
    }

    package static func whileSearching(prepares: Bool) -> Scenario {
        Scenario("the disposal comes while searches run", showing: mistakes) { typing in
            typing.openAsked(prepares, SearchWorld(access: .ask, latency: "1500ms"))
            typing.delete(2)
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.milliseconds(Int.random(in: 60...80, using: &typing.generator) * 10))
            typing.type("s")
            typing.dispose()
            typing.type("xyz")
            typing.wait(.seconds(3))
        }
    }
}

extension Scenario {
    /// The disposal comes at the instant of an answer, between the actions that run on main at that instant.
    /// - Parameter pause: the delay between a text and its search.
    package static func disposedAsTheAnswerArrives(after pause: Duration) -> Scenario {
        let mistake = Mistake.property("scheduled past the disposal") { run in
            run.code.tokens.contains("schedule") && run.actual.followsALaterDisposal([.shown, .status, .log])
                ? [:] : nil
        }
        return Scenario("the disposal comes in the instant of an answer", showing: [mistake]) { typing in
            for hops in 0...5 {
                typing.open(SearchWorld(latency: "640ms"))
                typing.add(.type(SearchWords.one(using: &typing.generator)))
                typing.add(.disposeLater(after: pause + .milliseconds(640), hops: hops), after: .zero)
                typing.wait(.seconds(3))
            }
        }.freeing(.shown, .status, .log, .digest, .avatar, .avatarAnswered, .decoded).cutting(.end)
    }
}

extension Transcript {
    /// Whether an event in these lanes follows a delayed disposal. Both the disposal and the next stimulus record the
    /// subscribers, so the events between these two records follow the disposal.
    fileprivate func followsALaterDisposal(_ lanes: Set<ObservationLane>) -> Bool {
        playedMoments.contains { moment in
            guard moment.observations.count(where: { $0.lane == .subscribers }) > 1 else { return false }
            return moment.observations.drop { $0.lane != .subscribers }.dropFirst().prefix { $0.lane != .subscribers }
                .contains { lanes.contains($0.lane) }
        }
    }

    /// The events after the disposal. ``Typing/dispose()`` plays a wait before it at the same time, so the disposal's
    /// own moment contains only later events.
    fileprivate var afterDisposal: [Observation] {
        // Stop at a turn to another form, whose pipeline may continue.
        playedMoments[firstMoment(.dispose)...].prefix { $0.stimulus?.verb?.isTurn != true }.flatMap(\.observations)
    }

    fileprivate var searchesLeft: [String] {
        let (moments, end) = (playedMoments, firstMoment(.dispose))
        guard end < moments.count else { return [] }
        let ends: [ObservationLane] = [.answered, .failed, .canceled]
        var running = values(in: .request, during: 0..<end)
        for text in moments[...end].flatMap(\.observations).filter({ ends.contains($0.lane) }).map(\.text) {
            if let place = running.firstIndex(of: text) { running.remove(at: place) }
        }
        return running
    }
}

extension Typing {
    /// Waits, and disposes of the pipeline when the wait is over, so the disposal's moment contains no earlier events.
    package mutating func dispose() {
        wait()
        add(.dispose, after: .zero)
    }
}
