import Exercises
import Grading

extension Transcript {
    /// The finding if access was never requested, in a world that asks the user.
    var accessNeverRequested: Finding? {
        guard case .openForm(let world) = stimuli.first?.action, world.access == .ask, values(in: .asked).isEmpty else {
            return nil
        }
        return Finding(
            """
            Access to the accounts was never requested, so no account can search. \
            Begin the pipeline with `requestAccess(to: accounts)` and `then`.
            """, hint: 1)
    }

    /// The finding unless a denied access was shown as what it is.
    fileprivate var deniedAccessFinding: Finding? {
        if let finding = accessNeverRequested { return finding }
        let lines = [ObservationLane.log, .status, .outcome].flatMap { values(in: $0) }
        if lines.contains(where: { $0.contains("code 0") }) { return nil }
        let denied = firstMoment(.deny)
        let seen = [ObservationLane.shown, .outcome].flatMap { values(in: $0, during: denied..<playedMoments.count) }
        if seen.contains("") {
            return Finding(
                "Access was denied, but it looks like a search that found nothing. Show the error, with its code 0.")
        }
        return Finding(
            """
            Access was denied, and nothing shows it. \
            A pipeline that fails ends in `failed:`. Show the error there, with its code 0.
            """)
    }
}

extension Scenario {
    /// The user denies access, and should hear about it.
    static let accessIsDenied = Scenario("access is denied", input: Typing.self) { typing in
        typing.open(SearchWorld(access: .ask))
        typing.type(SearchWords.one(using: &typing.generator))
        typing.add(.deny)
        typing.wait(.seconds(2))
    } judge: { transcript in
        transcript.deniedAccessFinding
    }
}
