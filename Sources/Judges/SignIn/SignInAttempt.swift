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
        var name = "", password = ""
        var found: [SignInAttempt] = []
        for moment in transcript.playedMoments {
            guard let stimulus = moment.stimulus else { continue }
            switch stimulus.name {
            case "name": name += stimulus.value ?? ""
            case "password": password += stimulus.value ?? ""
            case "clear name": name = ""
            case "clear password": password = ""
            case "tap":
                found.append(SignInAttempt(
                    tapped: stimulus.at,
                    credentials: "\(name)/\(password)",
                    asked: moment.values(in: "asked"),
                    answered: transcript.observations(in: "answered").first { $0.at > stimulus.at }?.at,
                    isRight: name == world.name && password == world.password
                ))
            default: break
            }
        }
        return found
    }
}

extension Transcript {
    /// The world that the form was opened in.
    var signInWorld: SignInWorld? { stimuli.first?.openedSignInWorld }

    /// What a lane shows at an instant: its last value up to then.
    func shown(in lane: String, at instant: Duration) -> String? {
        observations(in: lane).last { $0.at <= instant }.map(ShownAnswers.text)
    }

    /// What a lane showed at any time from one instant to just before another.
    func shown(in lane: String, from start: Duration, before end: Duration) -> [String] {
        let first = shown(in: lane, at: start)
        return [first].compactMap { $0 } + observations(in: lane).filter { $0.at > start && $0.at < end }.map(ShownAnswers.text)
    }
}
