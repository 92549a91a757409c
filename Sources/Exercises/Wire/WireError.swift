/// Why a frame from the other side of the private channel has no message.
public enum WireError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The other side speaks another version of the protocol.
    case otherVersion(Int)
    /// A field is missing.
    case missing(String)
    /// A field has a value that this version doesn't know: a stimulus, a lane, or a number that isn't one.
    case unknown(String)
    /// A field has a value that no player sends: a time, a count, or a name beyond ``FrameLimits``.
    case outOfBounds(String)

    /// The reason why decoding failed, in a part of the message with a name.
    init(_ error: any Error, in name: String) {
        let field: @Sendable ([any CodingKey]) -> String = { path in
            path.last { $0.intValue == nil && !$0.stringValue.hasPrefix("_") }?.stringValue ?? name
        }
        self =
            switch error {
            case DecodingError.keyNotFound(let key, _): .missing(field([key]))
            case DecodingError.valueNotFound(_, let context): .missing(field(context.codingPath))
            case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context):
                .unknown(field(context.codingPath))
            default: .unknown(name)
            }
    }

    /// The reason, as part of a sentence.
    public var description: String {
        switch self {
        case .otherVersion(let version):
            "the player has version \(version) of the protocol, and the check has \(FrameFormat.version)"
        case .missing(let field): "a message lacks its \"\(field)\""
        case .unknown(let field): "a message has a \"\(field)\" that this version doesn't know"
        case .outOfBounds(let field): "a message has a \"\(field)\" that no player sends"
        }
    }
}
