/// How frames become bytes: a length of four bytes, most significant first, then a body of that length.
///
/// A body is a list of texts, each again a length of four bytes and its UTF-8: the version, the run's nonce, the
/// frame's number, and the fields of the message. The first three never change their place, so another version can be
/// recognized. Thousands of frames travel when a file is played under many seeds, so they are as plain as can be.
public enum FrameCoding {
    /// The version of everything that travels: raise it when a message changes.
    public static let version = "2"

    /// The longest frame that either side accepts, in bytes: far more than a scenario needs.
    public static let longest = 4 << 20

    /// The bytes of a frame, its length in front.
    public static func bytes<Message>(of frame: Frame<Message>) -> [UInt8] {
        var bytes: [UInt8] = [0, 0, 0, 0]
        for field in [version, "\(frame.nonce)", "\(frame.number)"] + frame.message.fields {
            bytes += length(field.utf8.count)
            bytes += field.utf8
        }
        bytes.replaceSubrange(0..<4, with: length(bytes.count - 4))
        return bytes
    }

    private static func length(_ count: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
    }

    /// The length at a place; nil where fewer than four bytes are left.
    fileprivate static func length(in bytes: [UInt8], at place: Int) -> Int? {
        guard bytes.count - place >= 4 else { return nil }
        return Int(bytes[place]) << 24 | Int(bytes[place + 1]) << 16 | Int(bytes[place + 2]) << 8
            | Int(bytes[place + 3])
    }
}

/// A body that arrived, with its header read and its message still in bytes.
public struct ReceivedFrame: Sendable {
    private let version: String
    /// The run that it belongs to.
    public let nonce: UInt64
    /// Its place in the conversation.
    public let number: Int
    private let rest: Fields

    /// Reads the header of a body.
    public init(_ body: [UInt8]) throws(WireError) {
        var fields = Fields(body)
        version = try fields.text("version")
        nonce = try fields.number("nonce")
        number = try fields.number("frame number")
        rest = fields
    }

    /// The message, which takes up the whole rest of the body.
    public func message<Message: WireMessage>(as _: Message.Type = Message.self) throws(WireError) -> Message {
        guard version == FrameCoding.version else { throw .otherVersion(version) }
        var fields = rest
        let message = try Message(from: &fields)
        guard fields.isAtEnd else { throw .extra(try fields.text("extra field")) }
        return message
    }
}

/// The fields of a body, read from the front.
public struct Fields: Sendable {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { place == bytes.count }

    mutating func text(_ name: String) throws(WireError) -> String {
        if isAtEnd { throw .missing(name) }
        guard let length = FrameCoding.length(in: bytes, at: place), length <= bytes.count - place - 4 else {
            throw .truncated
        }
        let start = place + 4
        guard let text = String(validating: bytes[start..<start + length], as: UTF8.self) else { throw .notText }
        place = start + length
        return text
    }

    mutating func number<Number: FixedWidthInteger>(_ name: String) throws(WireError) -> Number {
        let text = try text(name)
        guard let number = Number(text) else { throw .unknown(field: name, value: text) }
        return number
    }

    mutating func choice<Choice: RawRepresentable<String>>(_ name: String) throws(WireError) -> Choice {
        let text = try text(name)
        guard let choice = Choice(rawValue: text) else { throw .unknown(field: name, value: text) }
        return choice
    }

    mutating func instant() throws(WireError) -> Duration {
        .milliseconds(try number("instant") as Int64)
    }

    /// A list: the number of its elements, and then the elements.
    mutating func list<Element: WireMessage>(_ name: String) throws(WireError) -> [Element] {
        let count: Int = try number(name)
        var elements: [Element] = []
        while elements.count < count { elements.append(try Element(from: &self)) }
        return elements
    }
}

/// Cuts a stream of bytes, which arrives in pieces of any size, into the bodies of frames.
public struct FrameSplitter: Sendable {
    /// A frame announced more than ``FrameCoding/longest`` bytes: no player sends that.
    public struct Oversized: Error, Equatable {
        /// The length that was announced, in bytes.
        public let announced: Int
    }

    private var pending: [UInt8] = []

    /// An empty splitter.
    public init() {}

    /// Whether bytes of an unfinished frame are waiting for the rest.
    public var isMidFrame: Bool { !pending.isEmpty }

    /// Takes the next bytes; returns the bodies of the frames that they finish, in order.
    public mutating func take(_ bytes: ArraySlice<UInt8>) throws(Oversized) -> [[UInt8]] {
        pending += bytes
        var bodies: [[UInt8]] = []
        var start = 0
        while let length = FrameCoding.length(in: pending, at: start) {
            guard length <= FrameCoding.longest else { throw Oversized(announced: length) }
            guard pending.count - start - 4 >= length else { break }
            bodies.append(Array(pending[start + 4..<start + 4 + length]))
            start += 4 + length
        }
        pending.removeFirst(start)
        return bodies
    }
}
