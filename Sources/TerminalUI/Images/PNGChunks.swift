import Seeding

/// The chunks of a PNG file (ISO 15948, 5.3). Each has a length, a name of four letters, a body, and a checksum.
struct PNGChunks {
    struct Chunk {
        let name: String
        let body: ArraySlice<UInt8>

        /// Whether a decoder must understand the chunk. A decoder may skip other unknown chunks.
        var isCritical: Bool { name.first?.isUppercase == true }
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    private var rest: ArraySlice<UInt8>

    init(_ file: [UInt8]) throws(PNGError) {
        // A file that ends with or within the signature was cut off. A file that begins differently isn't a PNG file.
        guard !file.isEmpty, file.starts(with: PNGChunks.signature.prefix(file.count)) else { throw .noPNG }
        guard file.count > PNGChunks.signature.count else { throw .cutOff }
        rest = file.dropFirst(PNGChunks.signature.count)
    }

    /// Throws at the end of the file.
    mutating func next() throws(PNGError) -> Chunk {
        guard rest.count >= 12 else { throw .cutOff }
        let length = Int(PNGChunks.number(rest))
        guard length <= rest.count - 12 else { throw .cutOff }
        let named = rest.dropFirst(4).prefix(4 + length)
        let name = String(decoding: named.prefix(4), as: UTF8.self)
        guard Checksum.crc32(named) == PNGChunks.number(rest.dropFirst(8 + length)) else { throw .damaged(chunk: name) }
        rest = rest.dropFirst(12 + length)
        return Chunk(name: name, body: named.dropFirst(4))
    }

    static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
}
