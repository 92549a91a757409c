/// How frames become bytes: a length of four bytes, most significant first, then a body of that length.
///
/// A body is a list of texts, each a length of four bytes again and its UTF-8: the run's number, the frame's place, and the fields of the
/// message. Thousands of frames travel where a file is played under many seeds, so they are as plain as can be.
public enum FrameCoding {
    /// The longest frame that either side accepts, in bytes: far more than a scenario needs.
    public static let longest = 4 << 20

    /// A body that holds no frame of the kind that was expected.
    public struct NoFrame: Error, Equatable {}

    /// The bytes of a frame, its length in front.
    public static func bytes<Message>(of frame: Frame<Message>) -> [UInt8] {
        var bytes: [UInt8] = [0, 0, 0, 0]
        for field in ["\(frame.nonce)", "\(frame.number)"] + frame.message.fields {
            bytes += length(field.utf8.count)
            bytes += field.utf8
        }
        bytes.replaceSubrange(0..<4, with: length(bytes.count - 4))
        return bytes
    }

    /// The frame that a body holds.
    public static func frame<Message>(of body: [UInt8], as: Message.Type) throws(NoFrame) -> Frame<Message> {
        var fields = Fields(texts: try texts(in: body))
        guard
            let nonce = fields.number(UInt64.self), let number = fields.number(Int.self),
            let message = Message(from: &fields),
            fields.areTaken
        else { throw NoFrame() }
        return Frame(nonce: nonce, number: number, message: message)
    }

    private static func texts(in body: [UInt8]) throws(NoFrame) -> [String] {
        var texts: [String] = []
        var place = 0
        while place < body.count {
            guard let length = length(in: body, at: place), length <= body.count - place - 4 else { throw NoFrame() }
            guard let text = String(validating: body[place + 4..<place + 4 + length], as: UTF8.self) else {
                throw NoFrame()
            }
            texts.append(text)
            place += 4 + length
        }
        return texts
    }

    private static func length(_ count: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
    }

    /// The length that stands at a place; nil where the bytes end before it does.
    fileprivate static func length(in bytes: [UInt8], at place: Int) -> Int? {
        guard bytes.count - place >= 4 else { return nil }
        return Int(bytes[place]) << 24 | Int(bytes[place + 1]) << 16 | Int(bytes[place + 2]) << 8
            | Int(bytes[place + 3])
    }
}

/// The fields of a message on their way in, taken from the front.
public struct Fields: Sendable {
    private let texts: [String]
    private var next = 0

    init(texts: [String]) {
        self.texts = texts
    }

    /// Whether none is left.
    var areTaken: Bool { next == texts.count }

    /// The next field; nil when none is left.
    mutating func text() -> String? {
        guard next < texts.count else { return nil }
        defer { next += 1 }
        return texts[next]
    }

    /// The next field as a whole number; nil when it is none.
    mutating func number<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
        text().flatMap { Number($0) }
    }

    /// The next field as an instant of virtual time; nil when it is none.
    mutating func instant() -> Duration? {
        number(Int64.self).map { .milliseconds($0) }
    }
}

/// Cuts a stream of bytes, which arrives in pieces of any size, into the bodies of frames.
public struct FrameSplitter: Sendable {
    /// A frame announced more than ``FrameCoding/longest`` bytes: whoever wrote it is no player.
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
