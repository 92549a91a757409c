/// Why something can't be done and, in most cases, what to do: one to three plain sentences.
public struct Obstacle: Error, Sendable, Equatable, CustomStringConvertible {
    /// The sentences.
    public let sentence: String

    public var description: String { sentence }

    /// An obstacle with this explanation.
    public init(_ sentence: String) { self.sentence = sentence }
}
