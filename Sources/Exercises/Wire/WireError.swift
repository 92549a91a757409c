/// Why bytes from the other side of the private channel aren't a message.
public enum WireError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The other side speaks another version of the protocol.
    case otherVersion(String)
    /// The bytes end in the middle of a field.
    case truncated
    /// A field isn't UTF-8.
    case notText
    /// A field is missing.
    case missing(String)
    /// A field has a value that this version doesn't know: a stimulus, a lane, or a number that isn't one.
    case unknown(field: String, value: String)
    /// There are more fields than the message has.
    case extra(String)

    /// The reason, as part of a sentence.
    public var description: String {
        switch self {
        case .otherVersion(let version):
            "the player has version \(version.prefix(20)) of the protocol, and the check has \(FrameCoding.version)"
        case .truncated: "a message was cut short"
        case .notText: "a message holds bytes that aren't text"
        case .missing(let field): "a message lacks its \(field)"
        case .unknown(let field, let value): "\"\(value.prefix(40))\" is not a known \(field)"
        case .extra(let value): "a message has one field too many, \"\(value.prefix(40))\""
        }
    }
}
