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
    /// When its answer came, if each tap asked once.
    let answered: Duration?
    /// Whether the service should say yes.
    let isRight: Bool

    /// The attempts of a recording: one per tap. The answers come in the order of the taps.
    static func attempts(in transcript: Transcript) -> [SignInAttempt] {
        guard case .openSignIn(let world) = transcript.stimuli.first?.action else { return [] }
        let answers = transcript.observations(in: .answered).map(\.at)
        return transcript.stimuli.filter { $0.action == .tap }.enumerated().map { number, stimulus in
            let credentials = transcript.shown(in: .fields, at: stimulus.at) ?? "/"
            return SignInAttempt(
                tapped: stimulus.at,
                credentials: credentials,
                asked: transcript.values(in: .asked, at: stimulus.at),
                answered: answers.dropFirst(number).first,
                isRight: credentials == "\(world.name)/\(world.password)"
            )
        }
    }
}

/// What the two fields contain, read from a value of the lane "fields".
struct SignInFields {
    let name: Substring
    let password: Substring

    var isNameValid: Bool { name.count >= 3 }
    var isPasswordValid: Bool { password.count >= 6 }
    var areValid: Bool { isNameValid && isPasswordValid }

    /// The fields of a value such as "ada/secret".
    init(_ text: String) {
        name = text.prefix { $0 != "/" }
        password = text.dropFirst(name.count + 1)
    }
}

extension Transcript {
    /// What a lane shows at an instant: its last value up to then.
    func shown(in lane: ObservationLane, at instant: Duration) -> String? {
        observations(in: lane).last { $0.at <= instant }?.text
    }

    /// The values that arrived in a lane at an instant.
    func values(in lane: ObservationLane, at instant: Duration) -> [String] {
        observations(in: lane).filter { $0.at == instant }.map(\.text)
    }
}
