/// What a recording shows that passed.
public struct Discovery: Sendable {
    /// The fault that it exposes, by its name.
    public let fault: Finding
    /// What a report shows below the fault's words.
    public let details: String

    public init(_ fault: Finding, details: String) { (self.fault, self.details) = (fault, details) }
}
