/// A named line of a drawing: the recording of one signal.
///
///     Lane("source", try MarbleDiagram(parsing: "--a--b|").events)
public struct Lane: Sendable, Equatable {
    /// The lane's name, drawn to the left of the marbles.
    public var name: String

    /// The events, in order of time.
    public var events: [TimedEvent]

    /// The time span to draw, at least to the last event; nil to draw from zero to the last event.
    public var span: ClosedRange<Duration>?

    /// The text drawn in the lane if it has no events, such as `never subscribed`.
    public var note: String?

    /// For an inner signal, the value that it was made of; otherwise nil.
    public var maker: String?

    /// Creates a lane.
    public init(_ name: String, _ events: [TimedEvent], span: ClosedRange<Duration>? = nil, note: String? = nil) {
        self.name = name
        self.events = events
        self.span = span
        self.note = note
    }

    /// The instant at which the drawing of the lane ends; nil if there is nothing to draw.
    public var lastInstant: Duration? { [events.last?.time, span?.upperBound].compactMap { $0 }.max() }
}

#if !hasFeature(Embedded)
extension Lane: Codable {}
#endif
