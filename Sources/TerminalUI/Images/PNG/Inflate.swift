/// Decompresses zlib's format (RFC 1950 and 1951).
///
/// It never allocates more than the number of bytes that is expected: whoever compresses nothing but zeros gets a thousand of
/// them for a byte, and a picture has as many as its header says.
struct Inflate {
    private var bits: BitReader
    private var output: [UInt8] = []
    private let expected: Int

    /// The bytes of a zlib stream; fails when they are not exactly as many as expected.
    static func bytes(of stream: [UInt8], expected: Int) throws(PNGError) -> [UInt8] {
        var inflate = Inflate(bits: BitReader(stream), expected: expected)
        try inflate.header()
        while try !inflate.block() {}
        guard inflate.output.count == expected else { throw .wrongLength }
        let checksum = try inflate.bits.lastBytes(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard Checksum.adler32(inflate.output[...]) == checksum else { throw .wrongChecksum }
        return inflate.output
    }

    private init(bits: BitReader, expected: Int) {
        (self.bits, self.expected) = (bits, expected)
    }

    private mutating func header() throws(PNGError) {
        let method = try bits.take(8)
        let flags = try bits.take(8)
        // Deflate with a window of at most 32 KiB, no dictionary, and the check that the two bytes are.
        guard method & 15 == 8, method >> 4 <= 7, flags & 32 == 0, (method * 256 + flags) % 31 == 0 else {
            throw .badCompression
        }
    }

    /// Decompresses a block; true when it was the last.
    private mutating func block() throws(PNGError) -> Bool {
        let isLast = try bits.take(1) == 1
        switch try bits.take(2) {
        case 0: try stored()
        case 1: try compressed(.fixedLiterals, .fixedDistances)
        case 2:
            let (literals, distances) = try HuffmanCode.pair(&bits)
            try compressed(literals, distances)
        default: throw .badCompression
        }
        return isLast
    }

    private mutating func stored() throws(PNGError) {
        bits.skipToByte()
        let length = try bits.take(16)
        guard try bits.take(16) == ~length & 0xffff else { throw .badCompression }
        guard output.count + length <= expected else { throw .wrongLength }
        output += try bits.bytes(length)
    }

    private mutating func compressed(_ literals: HuffmanCode, _ distances: HuffmanCode) throws(PNGError) {
        while true {
            let symbol = try literals.next(&bits)
            if symbol < 256 {
                guard output.count < expected else { throw .wrongLength }
                output.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return }
            guard symbol - 257 < Inflate.lengths.count else { throw .badCompression }
            let (shortest, lengthBits) = Inflate.lengths[symbol - 257]
            let length = shortest + (try bits.take(lengthBits))
            let place = try distances.next(&bits)
            guard place < Inflate.distances.count else { throw .badCompression }
            let (nearest, distanceBits) = Inflate.distances[place]
            try repeatEarlier(length, from: nearest + (try bits.take(distanceBits)))
        }
    }

    /// Bytes that were there before come again; they may include those that are being added.
    private mutating func repeatEarlier(_ length: Int, from distance: Int) throws(PNGError) {
        guard distance <= output.count else { throw .badCompression }
        guard output.count + length <= expected else { throw .wrongLength }
        for place in output.count - distance..<output.count - distance + length { output.append(output[place]) }
    }

    /// The shortest length of each symbol from 257 on, and how many bits tell what is added to it.
    private static let lengths: [(Int, Int)] = [
        (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1), (19, 2),
        (23, 2), (27, 2),
        (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5),
        (227, 5), (258, 0),
    ]

    /// The same for distances.
    private static let distances: [(Int, Int)] = [
        (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4), (49, 4), (65, 5),
        (97, 5), (129, 6),
        (193, 6), (257, 7), (385, 7), (513, 8), (769, 8), (1_025, 9), (1_537, 9), (2_049, 10), (3_073, 10), (4_097, 11),
        (6_145, 11),
        (8_193, 12), (12_289, 12), (16_385, 13), (24_577, 13),
    ]
}
