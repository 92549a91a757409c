import Exercises
import Grading

/// Judges a controller while it is open, and what is left of it after its release.
struct ControllerJudgment: Judgment {
    let transcript: Transcript

    private var opening: Int { transcript.opening }

    private var release: Int { transcript.firstMoment(.release) }

    /// What is wrong with the colors while the controller is open; nil when nothing is.
    var colors: Finding? { ColorJudgment(of: transcript, in: opening..<release).finding }

    /// The form is freed as soon as it opens.
    var lostForm: Finding? {
        guard transcript.playedMoments[opening].alive["form"] == 0 else { return nil }
        return Finding(
            """
            The form is freed as soon as it opens, because nothing owns it. \
            The controller has to hold its form strongly. Only the pipeline should hold things weakly.
            """, hint: 1)
    }

    /// What is still alive after the release.
    var leak: Finding? {
        let alive = transcript.playedMoments[release].alive
        if alive["controller", default: 0] > 0 {
            return Finding(
                """
                The controller stays alive after its release: a closure of its field's pipeline holds it. \
                Capture `self` weakly in every closure that uses it.
                """, hint: 1, captured: ["self"])
        }
        if alive["form", default: 0] > 0 {
            return Finding(
                """
                The controller is freed, but its form isn't: a closure of the pipeline holds it. \
                Capture the form weakly.
                """, hint: 2, captured: ["form"])
        }
        if alive["field", default: 0] > 0 {
            return Finding(
                """
                The controller and the form are freed, but the field isn't: it and a closure hold each other. \
                Capture the field weakly.
                """, hint: 2, captured: ["field", "searchField"])
        }
        return nil
    }
}
