import Seeding

/// Writes pictures as PNG files (ISO 15948): eight bits each for red, green, and blue, without compression.
enum PNGFile {
    /// - Parameter rgb: three bytes per pixel, row by row from the top.
    static func bytes(width: Int, height: Int, rgb: [UInt8]) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Depth 8, color type 2 (RGB), compression, filter and interlace methods 0.
        file += chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 2, 0, 0, 0])
        var rows: [UInt8] = []
        rows.reserveCapacity((width * 3 + 1) * height)
        for row in 0..<height {
            rows.append(0) // This row is not filtered.
            rows += rgb[(row * width * 3)..<((row + 1) * width * 3)]
        }
        file += chunk("IDAT", stored(rows))
        file += chunk("IEND", [])
        return file
    }

    private static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(type.utf8) + body
        return bigEndian(UInt32(body.count)) + named + bigEndian(Checksum.crc32(named[...]))
    }

    /// Returns a zlib stream (RFC 1950) of stored blocks (RFC 1951, 3.2.4), which have at most 65,535 bytes each.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 65_535, bytes.count)
            let length = UInt16(end - start)
            stream.append(end == bytes.count ? 1 : 0)
            for half in [length, ~length] { stream += [UInt8(half & 0xFF), UInt8(half >> 8)] }
            stream += bytes[start..<end]
            start = end
        } while start < bytes.count
        return stream + bigEndian(Checksum.adler32(bytes[...]))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
    }
}
