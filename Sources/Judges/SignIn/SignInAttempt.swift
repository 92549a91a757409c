import Exercises
import Grading

/// A tap of the button, what should follow from it, and what could be seen.
struct SignInAttempt {
    /// When the button was tapped.
    let tapped: Duration
    /// What stood in the fields, as the service's lane writes it.
    let credentials: String
    /// The questions to the service in the moment of the tap.
    let asked: [String]
    /// The first answer after the tap, where there was one.
    let answered: Duration?
    /// Whether the service should say yes.
    let isRight: Bool

    /// The attempts of a recording: one for each tap.
    static func attempts(in transcript: Transcript, of world: SignInWorld) -> [SignInAttempt] {
        transcript.playedMoments.compactMap { moment in
            guard let stimulus = moment.stimulus, stimulus.action == .tap else { return nil }
            let credentials = transcript.shown(in: .fields, at: stimulus.at) ?? "/"
            return SignInAttempt(
                tapped: stimulus.at,
                credentials: credentials,
                asked: moment.values(in: .asked),
                answered: transcript.observations(in: .answered).first { $0.at > stimulus.at }?.at,
                isRight: credentials == "\(world.name)/\(world.password)"
            )
        }
    }
}

extension Transcript {
    /// The world that the form was opened in.
    var signInWorld: SignInWorld? {
        if case .openSignIn(let world) = stimuli.first?.action { world } else { nil }
    }

    /// What a lane shows at an instant: its last value up to then.
    func shown(in lane: ObservationLane, at instant: Duration) -> String? {
        observations(in: lane).last { $0.at <= instant }.map(ShownAnswers.text)
    }

    /// What a lane showed at any time from one instant to just before another.
    func shown(in lane: ObservationLane, from start: Duration, before end: Duration) -> [String] {
        let first = shown(in: lane, at: start)
        return [first].compactMap { $0 }
            + observations(in: lane).filter { $0.at > start && $0.at < end }.map(ShownAnswers.text)
    }
}
