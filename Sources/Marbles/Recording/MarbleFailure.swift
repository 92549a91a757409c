/// The failure of a diagram: `#`, or `#'denied'` with a description.
public struct MarbleFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// The text in the diagram; empty for `#` alone.
    public let description: String

    /// Creates a failure.
    public init(_ description: String = "") { self.description = description }
}
