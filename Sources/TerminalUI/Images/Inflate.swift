import Seeding

/// Decompresses zlib's format (RFC 1950 and 1951).
///
/// The output never exceeds the size that follows from the image's header. Otherwise, a small file could fill the
/// memory: one compressed byte can expand to a thousand zeros.
struct Inflate {
    private var bits: BitReader
    private var output: [UInt8] = []
    private let expected: Int

    static func bytes(of stream: [UInt8], expected: Int) throws(PNGError) -> [UInt8] {
        var inflate = Inflate(bits: BitReader(stream), expected: expected)
        try inflate.header()
        while try !inflate.block() {}
        guard inflate.output.count == expected else { throw .wrongLength }
        inflate.bits.skipToByte()
        let checksum = PNGChunks.number(try inflate.bits.bytes(4))
        guard Checksum.adler32(inflate.output[...]) == checksum else { throw .wrongChecksum }
        return inflate.output
    }

    private mutating func header() throws(PNGError) {
        let method = try bits.take(8)
        let flags = try bits.take(8)
        // Deflate with a window of at most 32 KiB, no dictionary, and the two bytes' own checksum.
        guard method & 15 == 8, method >> 4 <= 7, flags & 32 == 0, (method * 256 + flags) % 31 == 0 else {
            throw .badCompression
        }
    }

    /// - Returns: whether it was the last block.
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
            let index = try distances.next(&bits)
            guard index < Inflate.distances.count else { throw .badCompression }
            let (nearest, distanceBits) = Inflate.distances[index]
            try repeatEarlier(length, from: nearest + (try bits.take(distanceBits)))
        }
    }

    /// The earlier bytes can overlap the added ones.
    private mutating func repeatEarlier(_ length: Int, from distance: Int) throws(PNGError) {
        guard distance <= output.count else { throw .badCompression }
        guard output.count + length <= expected else { throw .wrongLength }
        for place in output.count - distance..<output.count - distance + length { output.append(output[place]) }
    }

    /// For each symbol from 257 on, the shortest length, and the number of extra bits that add to it.
    private static let lengths = ranges((0..<28).map { max(0, $0 / 4 - 1) }, from: 3) + [(258, 0)]

    private static let distances = ranges((0..<30).map { max(0, $0 / 2 - 1) }, from: 1)

    /// Consecutive ranges. Each contains as many values as its extra bits can distinguish.
    private static func ranges(_ bits: [Int], from first: Int) -> [(Int, Int)] {
        var next = first
        return bits.map { count in
            defer { next += 1 << count }
            return (next, count)
        }
    }
}
