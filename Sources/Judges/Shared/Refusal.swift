import Exercises
import Grading

/// Judges what is shown of a denied access.
struct Refusal: Judgment {
    let transcript: Transcript

    var finding: Finding? {
        guard transcript.values(in: .log).isEmpty, transcript.values(in: .status).isEmpty else { return nil }
        return Finding(
            """
            Access was denied, and nothing shows it. \
            The failure reaches the end of the pipeline: log it in `failed:`.
            """)
    }

    static var scenario: Scenario {
        Scenario("access is denied, and a word is typed", judge: \Refusal.finding) { typing in
            typing.open(SearchWorld(access: .deny))
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.seconds(2))
        }
    }
}
