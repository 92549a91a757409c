import Exercises
import Grading
import Playing

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
}
