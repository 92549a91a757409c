import Exercises
import Grading

/// Judges what a scenario recorded. The scenario names the property that finds a mistake:
///
///     Scenario("a word is typed", judge: \TrimmedTextsJudgment.finding) { typing in
///         typing.type("swift")
///     }
protocol Judgment: SendableMetatype {
    var transcript: Transcript { get }

    init(transcript: Transcript)
}

extension Judgment {
    var moments: [Transcript.Moment] { transcript.playedMoments }

    var texts: [String] { transcript.texts }
}
