import Exercises
import Grading

/// Judges how long the field is quiet before its text is searched for: half a second.
struct Pause: Judgment {
    let transcript: Transcript

    private static let interval = Duration.milliseconds(500)

    /// How long the field was quiet before each search.
    private var pauses: [Duration] {
        let keys = zip(moments, transcript.times).filter { $0.0.stimulus?.action.isKey == true }.map(\.1)
        return transcript.observations(in: .request).compactMap { request in
            keys.last { $0 < request.at }.map { request.at - $0 }
        }
    }

    /// The finding if each search waited for the same pause, and that isn't half a second.
    var finding: Finding? {
        guard let pause = pauses.first, pauses.allSatisfy({ $0 == pause }) else { return nil }
        return Self.finding(of: pause)
    }

    /// The longest pause before a search. Before others, a key may have come that changed no valid text.
    var longest: Duration? { pauses.max() }

    /// The finding if a pipeline waits for a pause that isn't half a second.
    static func finding(of pause: Duration) -> Finding? {
        guard pause != interval else { return nil }
        return Finding(
            """
            Your pipeline searches \(Int(pause / .milliseconds(1))) ms after the last key. \
            The task asks for half a second: 500 ms.
            """, hint: 3)
    }

    static var scenario: Scenario {
        Scenario("a word is typed without a stop", judge: \Pause.finding) { typing in
            typing.open()
            for letter in SearchWords.one(using: &typing.generator) {
                typing.add(
                    .type(String(letter)), after: .milliseconds(Int.random(in: 8...12, using: &typing.generator) * 10))
            }
            typing.wait(.seconds(3))
        }
    }
}
