/// The failure that `#` stands for in a diagram, and `#'denied'` with its description.
public struct MarbleFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// What the diagram says about it; empty where it says only that it failed.
    public let description: String

    /// A failure.
    public init(_ description: String = "") {
        self.description = description
    }
}
