/// Splits a stream of bytes, which arrives in pieces of any size, into the bodies of frames.
public struct FrameSplitter: Sendable {
    /// A frame announced more than ``Frame/longest`` bytes, which no player sends.
    public struct Oversized: Error, Equatable {
        /// The announced length in bytes.
        public let announced: Int
    }

    private var pending: [UInt8] = []

    /// Makes an empty splitter.
    public init() {}

    /// Adds bytes, and returns the bodies of the completed frames, in order.
    public mutating func take(_ bytes: ArraySlice<UInt8>) throws(Oversized) -> [[UInt8]] {
        pending += bytes
        var bodies: [[UInt8]] = []
        var rest = pending[...]
        while rest.count >= 4 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard length <= Frame.longest else { throw Oversized(announced: length) }
            guard rest.count - 4 >= length else { break }
            bodies.append(Array(rest.dropFirst(4).prefix(length)))
            rest = rest.dropFirst(4 + length)
        }
        if !bodies.isEmpty { pending = Array(rest) }
        return bodies
    }
}
