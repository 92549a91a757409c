import SharedJudges

/// The texts of the two fields, read from a value of the lane "fields".
struct SignInFields {
    let name: Substring
    let password: Substring

    var isNameValid: Bool { name.count >= 3 }
    var isPasswordValid: Bool { password.count >= 6 }
    var areValid: Bool { isNameValid && isPasswordValid }

    init(_ text: String) {
        name = text.prefix { $0 != "/" }
        password = text.dropFirst(name.count + 1)
    }
}

extension Transcript {
    /// A lane's state at an instant: its last value up to then; nil if the lane has no value yet.
    func shown(in lane: ObservationLane, at instant: Duration) -> String? {
        observations(in: lane).last { $0.at <= instant }?.text
    }
}
