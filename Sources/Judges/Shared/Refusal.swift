import Exercises
import Grading

/// Judges what is shown of a denied access.
struct Refusal: Judgment {
    let transcript: Transcript

    var finding: Finding? {
        guard transcript.values(in: .log).isEmpty, transcript.values(in: .status).isEmpty else {
            return transcript.failureWithoutItsWords(["denied", "code 0"], "Access was denied")
        }
        return Finding(
            """
            Access was denied, and nothing shows it. \
            The failure reaches the end of the pipeline: show or log it in `failed:`.
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

extension Transcript {
    /// The finding if a failure is shown without any of its words.
    /// - Parameter event: what happened: a sentence without its period.
    func failureWithoutItsWords(_ words: [String], _ event: String) -> Finding? {
        let lines = values(in: .log) + values(in: .status)
        guard let line = lines.last, !lines.contains(where: { line in words.contains { line.contains($0) } }) else {
            return nil
        }
        return Finding("\(event), and what is shown doesn't say so: \"\(line)\". Show the error that `failed:` gets.")
    }
}
