import Exercises
import Grading

/// A tap of the button, what should follow, and what followed.
struct SignInAttempt {
    /// When the button was tapped.
    let tapped: Duration
    /// What the fields contained, in the form that the lane "asked" uses.
    let credentials: String
    /// What the service was asked at the tap.
    let asked: [String]
    /// When the first answer after the tap came, if there was one.
    let answered: Duration?
    /// Whether the service should say yes.
    let isRight: Bool

    /// The attempts of a recording: one per tap.
    static func attempts(in transcript: Transcript) -> [SignInAttempt] {
        guard case .openSignIn(let world) = transcript.stimuli.first?.action else { return [] }
        return transcript.playedMoments.compactMap { moment in
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

/// What the two fields contain, read from a value of the lane "fields".
struct SignInFields {
    let isNameValid: Bool
    let isPasswordValid: Bool

    var areValid: Bool { isNameValid && isPasswordValid }

    /// The fields of a value such as "ada/secret".
    init(_ text: String) {
        let name = text.prefix { $0 != "/" }
        isNameValid = name.count >= 3
        isPasswordValid = text.dropFirst(name.count + 1).count >= 6
    }
}

extension Transcript {
    /// What a lane shows at an instant: its last value up to then.
    func shown(in lane: ObservationLane, at instant: Duration) -> String? {
        observations(in: lane).last { $0.at <= instant }?.text
    }

    /// What a lane showed at any time from one instant to just before another.
    func shown(in lane: ObservationLane, from start: Duration, before end: Duration) -> [String] {
        [shown(in: lane, at: start)].compactMap(\.self)
            + observations(in: lane).filter { $0.at > start && $0.at < end }.map(\.text)
    }
}
