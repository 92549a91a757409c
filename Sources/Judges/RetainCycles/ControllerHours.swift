import Exercises
import Grading

/// Judges a controller by the time in which it is open, and by what is left when it has been let go.
struct ControllerHours {
    private let transcript: Transcript
    private let moments: [Transcript.Moment]
    private let opening: Int
    private let release: Int

    init(of transcript: Transcript) {
        self.transcript = transcript
        moments = transcript.playedMoments
        opening = moments.firstIndex { $0.stimulus?.action.isOpening == true } ?? 0
        release = moments.firstIndex { $0.stimulus?.action == .release } ?? moments.count
    }

    /// What is wrong with the colors while it is open; nil when nothing is.
    var colors: Finding? { ColorJudgment(of: transcript, in: opening..<release).finding }

    /// The form is gone as soon as it was opened.
    var formThatWasLost: Finding? {
        guard moments[opening].alive["form"] == 0 else { return nil }
        return Finding(
            """
            The form was freed as soon as it was opened: nobody owns it any more. The controller has to hold its form strongly; the pipeline is \
            what should not hold the controller.
            """, hint: 1)
    }

    /// What still lives when the controller has been let go.
    var leak: Finding? {
        let alive = moments[release].alive
        if alive["controller", default: 0] > 0 {
            return Finding(
                """
                The controller was let go and still lives: it holds the form, the form holds the field, the field holds the pipeline, and a \
                closure of the pipeline holds the controller. Capture it weakly, in every closure that uses it.
                """, hint: 1)
        }
        if alive["form", default: 0] > 0 {
            return Finding(
                """
                The controller is freed, but its form is not: now the closure holds the form, and that circle is shorter, and as closed. What it \
                uses has to be weak.
                """, hint: 2)
        }
        if alive["field", default: 0] > 0 {
            return Finding(
                """
                Controller and form are freed, but the field is not: the closure holds the field, and the field holds the closure. The smallest \
                circle is one too.
                """, hint: 2)
        }
        return nil
    }
}
