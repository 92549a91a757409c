import Terminal

/// Writes a picture as a PNG file (ISO 15948): eight bits each for red, green, and blue, without compression.
struct PNGFile {
    let width: Int
    let height: Int
    /// The pixels of each row, from the top. A row begins with 0, which means that it isn't filtered.
    let rows: [UInt8]

    var bytes: [UInt8] {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Depth 8, color type 2 (RGB), compression, filter and interlace methods 0.
        let header = Self.bigEndian(width) + Self.bigEndian(height) + [8, 2, 0, 0, 0]
        return signature + Self.chunk("IHDR", header) + Self.chunk("IDAT", stream) + Self.chunk("IEND", [])
    }

    /// The rows as a zlib stream (RFC 1950) of stored blocks (RFC 1951, 3.2.4), which have at most 65,535 bytes each.
    private var stream: [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: rows.count, by: 65_535) {
            let end = min(start + 65_535, rows.count)
            let (low, high) = (UInt8((end - start) & 0xFF), UInt8((end - start) >> 8))
            stream += [end == rows.count ? 1 : 0, low, high, ~low, ~high]
            stream += rows[start..<end]
        }
        return stream + Self.bigEndian(Int(Checksum.adler32(rows[...])))
    }

    private static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(type.utf8) + body
        return bigEndian(body.count) + named + bigEndian(Int(Checksum.crc32(named[...])))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(value).bigEndian) { Array($0) }
    }
}
