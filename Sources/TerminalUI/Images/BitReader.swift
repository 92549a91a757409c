/// Reads bytes bit by bit, the lowest bit of each byte first.
struct BitReader {
    private let bytes: [UInt8]
    private var next = 0
    private var held: UInt32 = 0
    private var heldBits = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next `count` bits, at most 16, as a number.
    mutating func take(_ count: Int) throws(PNGError) -> Int {
        while heldBits < count {
            guard next < bytes.count else { throw .cutOff }
            held |= UInt32(bytes[next]) << UInt32(heldBits)
            heldBits += 8
            next += 1
        }
        let taken = held & ((1 << UInt32(count)) - 1)
        held >>= UInt32(count)
        heldBits -= count
        return Int(taken)
    }

    mutating func skipToByte() {
        held >>= UInt32(heldBits % 8)
        heldBits -= heldBits % 8
    }

    /// The reader must be at the start of a byte.
    mutating func bytes(_ count: Int) throws(PNGError) -> ArraySlice<UInt8> {
        // Start with the whole bytes that are already in `held`.
        next -= heldBits / 8
        (held, heldBits) = (0, 0)
        guard count <= bytes.count - next else { throw .cutOff }
        defer { next += count }
        return bytes[next..<next + count]
    }
}
