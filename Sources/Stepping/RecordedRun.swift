import Marbles
import TerminalUI
import Tracing

/// A run that was recorded, to be looked at one moment at a time, forward and back.
package struct RecordedRun: Sendable, Equatable, Codable {
    /// Something that happened: a key was pressed, a stage sent something, the screen changed.
    package struct Moment: Sendable, Equatable, Codable {
        /// The time since the start.
        package var time: Duration
        /// What happened, in words, with the time.
        package var sentence: String
        /// The place of the lane in which it happened; nil for keys and the like.
        package var lane: Int?
        /// How many events of the trace have happened, this one included.
        package var events: Int
        /// The place of the screen in ``RecordedRun/screens``; nil if there is none.
        package var screen: Int?

        /// A moment.
        package init(time: Duration, sentence: String, lane: Int? = nil, events: Int, screen: Int? = nil) {
            (self.time, self.sentence, self.lane, self.events, self.screen) = (time, sentence, lane, events, screen)
        }
    }

    /// The stages, and all that happened there.
    package var trace = StageTrace()
    /// What happened, in order. Several moments may have the same time.
    package var moments: [Moment] = []
    /// What the screen showed: the rows from top to bottom.
    package var screens: [[StyledText]] = []
    /// The requests that the program made, in the order in which they were sent.
    package var requests: [RunRequest] = []
    /// Lanes that are shown above the stages and whole, whatever the moment: what was expected, and what came.
    package var compared: [Lane] = []
    /// A sentence about the program's end, if it ended before the run did.
    package var crash: String?

    /// What is said after the last event if there was too much to record.
    package static let wordsOnCut = "what the stages do from here on is too much to record."

    /// An empty run.
    package init() {}

    /// The lanes with their events up to a moment.
    package func lanes(upTo moment: Int) -> [Lane] {
        compared + trace.drawn(after: moments.indices.contains(moment) ? moments[moment].events : 0)
    }

    /// The first moment at a time or after it; the last moment if there is none.
    package func moment(at time: Duration) -> Int {
        moments.firstIndex { $0.time >= time } ?? max(0, moments.count - 1)
    }
}
