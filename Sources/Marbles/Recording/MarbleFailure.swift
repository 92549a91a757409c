/// The failure that `#` stands for in a diagram.
public struct MarbleFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// A failure.
    public init() {}

    /// Empty: a diagram says only that it failed.
    public var description: String { "" }
}
