/// A message on the channel: a big-endian length of four bytes, a body of that length, and in the body, the protocol's
/// version, the message, and a checksum (see ``FrameSeal``), which shows whether the frame is from the run, and in its
/// place.
public enum Frame {
    /// The protocol's version. Raise it when a message changes.
    public static let version = 5

    /// The maximum length of a body in bytes: far more than a scenario needs.
    public static let longest = 4 << 20

    /// A frame's body without its checksum.
    ///
    /// ```swift
    /// let bytes = seal.sealed(Frame.body(of: PlayerInstruction.end))
    /// ```
    public static func body(of message: some WireValue) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(number: version)
        message.write(to: &bytes)
        return bytes
    }

    /// The message of a body without its checksum, or the reason why it's unreadable.
    public static func message<Message: WireValue>(in body: [UInt8]) -> Result<Message, WireError> {
        Result { () throws(WireError) in
            var reader = WireReader(body[...])
            let version = try reader.integer("version")
            guard version == Self.version else { throw .otherVersion(version) }
            let message = try Message(from: &reader)
            guard reader.isAtEnd else { throw .unknown("message") }
            return message
        }
    }
}
