/// Two fields or forms that are open at once, each with its own pipeline.
package enum SideBySide {
    package static func mistakes(of things: String) -> [Mistake] {
        [Mistake(filling: "two at once") { $0.stopsBesideAnother ? ["things": things] : nil }] + AfterDisposal.mistakes
    }

    /// - Parameters:
    ///   - things: the name of the fields or forms, in the plural.
    ///   - end: the verb that ends a pipeline.
    ///   - open: opens the field or form with this number, and makes it ready for texts.
    package static func scenario(
        _ things: String, ending end: BookVerb = .dispose,
        open: @escaping @Sendable (inout Typing, _ number: Int) -> Void
    ) -> Scenario {
        Scenario("two \(things) are used at once, and left one after the other", showing: mistakes(of: things)) {
            typing in
            open(&typing, 1)
            typing.pasteWord()
            typing.add(.turn(to: 2))
            open(&typing, 2)
            typing.pasteWord()
            for number in [1, 2] {
                typing.add(.turn(to: number))
                typing.pasteWord()
            }
            for number in [1, 2] {
                typing.add(.turn(to: number))
                typing.pasteWord()
                typing.wait()
                typing.add(.both(end, .type("xyz")), after: .zero)
                typing.pasteWord()
            }
        }.cutting(.nothing)
    }

    package static func forms(prepares: Bool) -> Scenario {
        scenario("forms") { typing, _ in
            typing.openAsked(prepares, SearchWorld(access: .ask), deciding: .seconds(61))
        }
    }

    /// A key and then the disposal, in one stimulus. The log isn't compared: a stage can delay the text.
    package static func keyAtDisposal(prepares: Bool) -> Scenario {
        let late = Mistake.property("scheduled before dispose") { $0.actual.momentsAfterDisposals.isEmpty ? nil : [:] }
        return Scenario("a key comes right before the disposal", showing: [late]) { typing in
            typing.openAsked(prepares)
            typing.pasteWord()
            typing.wait()
            typing.add(.both(.type("x"), .dispose), after: .zero)
            typing.type("yz")
        }.freeing(.log).cutting(.nothing)
    }
}

extension Typing {
    fileprivate mutating func pasteWord() {
        add(.clear)
        add(.type(String(word())))
    }
}

extension Mistake {
    /// A disposal that's left to a `Task` or a queue, so it may be late.
    static let endsLate = ownClock("ends late") { run in
        if ["Task", "detached", "async"].contains(where: { run.code.uses(["dispose"], inside: $0) }) { return [:] }
        let moments = run.actual.momentsAfterDisposals
        return moments.isEmpty || moments.contains(false) ? nil : [:]
    }
}

extension PlayedRun {
    /// Whether one of two pipelines stops too early, after a right beginning, and the other pipeline doesn't stop.
    fileprivate var stopsBesideAnother: Bool {
        let numbers: [Int?] = [nil, 2]
        let stopped = numbers.filter { number in
            let (wanted, came) = (expected.acts(of: number), actual.acts(of: number))
            return came.count < wanted.count && zip(wanted, came).allSatisfy { ($0.at, $0.event) == ($1.at, $1.event) }
        }
        let others = numbers.filter { expected.acts(of: $0).count == actual.acts(of: $0).count }
        return stopped.count == 1 && others.count == 1
    }
}

extension Transcript {
    fileprivate func acts(of number: Int?) -> [Observation] {
        let lanes: [ObservationLane] = [.background, .log, .shown]
        return playedMoments.flatMap(\.observations).filter { lanes.contains($0.lane) && $0.number == number }
    }

    /// For each color or log line of a pipeline after its own disposal, whether it's in the disposal's moment.
    fileprivate var momentsAfterDisposals: [Bool] {
        var disposed: [Int: Int] = [:]
        return playedMoments.enumerated().flatMap { place, moment in
            moment.observations.compactMap { observation in
                if observation.lane == .disposal {
                    disposed[Int(observation.text) ?? 1] = place
                    return nil
                }
                guard [.background, .log].contains(observation.lane), let end = disposed[observation.number ?? 1]
                else { return nil }
                return end == place
            }
        }
    }
}
