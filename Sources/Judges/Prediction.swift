import Exercises
import Grading
import Marbles

/// Marbles that a learner wrote before the run, judged against those of the run itself.
///
/// A predict task's stage reports the marbles in the lane "prediction"; its scenario plays nothing:
///
///     Scenario("the prediction against a real run") { _ in [] } judge: { transcript in
///         Prediction(lane: .background, run: run, misreadings: […], otherwise: "…").finding(in: transcript)
///     }
struct Prediction {
    /// A way to see the pipeline wrongly: how it shows in the marbles, and what whoever wrote them is told.
    struct Misreading {
        let message: String
        let shows: ([TimedEvent]) -> Bool

        /// A misreading that shows in some way.
        init(_ message: String, shows: @escaping ([TimedEvent]) -> Bool) {
            self.message = message
            self.shows = shows
        }

        /// A misreading of which exactly these marbles come.
        init(_ message: String, predicts events: [TimedEvent]) {
            self.init(message) { $0 == events }
        }
    }

    /// The name of the lane in the report.
    let lane: ObservationLane
    /// What really happens, in steps of ``MarbleDiagram/defaultStep``: it is run, not remembered.
    let run: [TimedEvent]
    /// The first that shows is told.
    let misreadings: [Misreading]
    /// What is told where none shows.
    let otherwise: String
    /// The hint that helps.
    var hint = 1

    /// What is wrong with the marbles of a recording; nil when they are those of the run.
    func finding(in transcript: Transcript) -> Finding? {
        let diagram: MarbleDiagram
        do {
            diagram = try MarbleDiagram(parsing: transcript.values(in: .prediction).last ?? "")
        } catch {
            // Indented, so that a report keeps the caret under its place.
            let place = PointedText(error.marbles, column: error.column).lines(indent: "  ").joined(separator: "\n")
            return Finding(
                "The prediction is not written in marbles. Column \(error.column): \(error.sentence)\n\(place)",
                hint: hint)
        }
        guard MarbleComparison(expected: run, actual: diagram.events).firstDifference != nil else { return nil }
        return Finding(
            misreadings.first { $0.shows(diagram.events) }?.message ?? otherwise,
            expected: observations(run), actual: observations(diagram.events), step: diagram.step, hint: hint)
    }

    private func observations(_ events: [TimedEvent]) -> [Observation] {
        events.map { event in
            let kind: Observation.Event =
                switch event.kind {
                case .next(let value): .next(value)
                case .failed(let failure): .failed(failure)
                case .completed: .completed
                case .subscribed: .subscribed
                case .disposed: .disposed
                }
            return Observation(at: event.time, lane: lane, event: kind)
        }
    }
}
