import Exercises
import Grading

/// Judges what is still alive after the release of a form, field or controller.
struct Remains: Judgment {
    let transcript: Transcript

    /// What a pipeline that still runs keeps alive.
    var finding: Finding? {
        for (name, capture) in [("form", "form"), ("field", "field"), ("button", "button"), ("controller", "self")]
        where transcript.alive(name) > 0 {
            return Finding(
                """
                The \(name) was released, but it is still alive: a closure of the pipeline captures it strongly. \
                \(transcript.cureForCapture(of: capture))
                """, captured: [name, capture])
        }
        return nil
    }

    /// What is kept alive although the pipeline was disposed of.
    var afterDisposal: Finding? {
        if let finding = AfterDisposal(transcript: transcript).finding { return finding }
        guard transcript.alive("field") > 0 else { return nil }
        return Finding(
            """
            The field stays alive after `dispose()` and its release. \
            Something outside the pipeline holds it. Don't store it.
            """)
    }

    /// A form is used, then released.
    static func form(prepares: Bool) -> Scenario {
        Scenario("the form is released while its pipeline runs", judge: \Remains.finding) { typing in
            typing.openAsked(prepares)
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.seconds(3))
            typing.add(.release)
            typing.wait(.seconds(3))
        }
    }

    /// A field is used, and released after the disposal.
    static var field: Scenario {
        Scenario("the pipeline is disposed of, and the field is released", judge: \Remains.afterDisposal) { typing in
            typing.type(typing.word())
            typing.dispose()
            typing.type("x")
            typing.add(.release)
        }
    }
}
