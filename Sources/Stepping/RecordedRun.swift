import Marbles
import Terminal

/// A run that was recorded, to be viewed one moment at a time, forward and back.
package struct RecordedRun: Sendable, Equatable, Codable {
    /// An event of the run, such as a pressed key, an event of a stage, or a change of the screen.
    package struct Moment: Sendable, Equatable, Codable {
        /// The time since the start.
        package var time: Duration
        /// What happened, in words, with the time.
        package var sentence: String
        /// The index of the lane in which it happened; nil for keys and other events outside the lanes.
        package var lane: Int?
        /// How many events of the trace have happened by the end of this moment.
        package var events: Int
        /// The index of the screen in ``RecordedRun/screens``; nil if there is none.
        package var screen: Int?

        package init(time: Duration, sentence: String, lane: Int? = nil, events: Int, screen: Int? = nil) {
            (self.time, self.sentence, self.lane, self.events, self.screen) = (time, sentence, lane, events, screen)
        }
    }

    package var trace = StageTrace()
    /// The moments, in order. Several moments may have the same time.
    package var moments: [Moment] = []
    /// The app's screens, each as its rows from top to bottom.
    package var screens: [[StyledText]] = []
    /// The requests that the program made, in the order in which they were sent.
    package var requests: [Request] = []
    /// Lanes that are shown above the stages at each moment, if there's room, such as expected and actual lanes.
    package var compared: [Lane] = []
    /// A sentence about the program's end, if it ended before the run did.
    package var crash: String?

    /// The sentence that follows the last recorded event if there was too much to record. It names no time.
    package static let wordsOnCut = "what the stages do from here on is too much to record."

    package init() {}

    /// Whether there's a lane to draw: a stage's, or one that's compared with a right answer's.
    package var hasLanes: Bool { !trace.lanes.isEmpty || !compared.isEmpty }

    func moment(withIndex index: Int) -> Moment? { moments.indices.contains(index) ? moments[index] : nil }

    package func lanes(upTo moment: Int) -> [Lane] {
        compared + trace.drawn(after: self.moment(withIndex: moment)?.events ?? 0)
    }
}
