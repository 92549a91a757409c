import Marbles
import Platform

/// What the stages of a program's pipelines did, in the order in which it happened.
///
/// It names no stage: where each was created are addresses of code, which a debugger's tool turns into lines (see
/// ``SourceLines``), also in another process.
public struct StageRecording: Sendable, Codable {
    /// A signal that was created.
    public struct Stage: Sendable, Codable {
        /// The calls that were in progress, innermost first, as places in ``StageRecording/places``.
        public var calls: [Int]
        /// How many events had happened when it was created.
        public var created = 0
        /// The lane whose stage was at work then, if one was: for an inner signal, that of its operator.
        public var creator: Int?
    }

    /// A subscription to a stage, and further ones that began after it had ended.
    public struct Lane: Sendable, Codable {
        /// The stage's place in ``StageRecording/stages``.
        public var stage: Int
        /// The lane of the stage that subscribed, if one did.
        public var consumer: Int?
        /// If none did, the calls that were in progress, as places in ``StageRecording/places``.
        public var calls: [Int] = []
    }

    /// An event of a lane.
    public struct Entry: Sendable, Codable {
        /// The lane's place in ``StageRecording/lanes``.
        public var lane: Int
        /// The event, with its time and its thread.
        public var event: TimedEvent
        /// The lane whose stage was at work, if one was: it subscribed, or got an event.
        public var worker: Int?
    }

    public var places: [CodePlace] = []
    public var stages: [Stage] = []
    public var lanes: [Lane] = []
    public var entries: [Entry] = []
    /// Whether something was left out, because there was too much.
    public var isCut = false

    /// An empty recording.
    public init() {}
}
