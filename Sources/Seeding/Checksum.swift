/// The two checksums of PNG files. They take array slices instead of sequences, for a fast loop.
public enum Checksum {
    /// zlib's checksum of the uncompressed data.
    public static func adler32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var low: UInt32 = 1
        var high: UInt32 = 0
        var rest = bytes
        while !rest.isEmpty {
            // With more bytes, `high` could overflow.
            for byte in rest.prefix(5_552) {
                low &+= UInt32(byte)
                high &+= low
            }
            (low, high) = (low % 65_521, high % 65_521)
            rest = rest.dropFirst(5_552)
        }
        return high << 16 | low
    }

    /// The checksum of a PNG file's chunk.
    public static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        let table = table
        var crc = UInt32.max
        for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 0xff)] ^ (crc >> 8) }
        return ~crc
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xedb8_8320 ^ (crc >> 1) : crc >> 1 }
    }
}

/// A hash of bytes that is the same on every run, on every machine.
///
///     let seed = FNV1a.hash("ada".utf8)
///
/// The algorithm is the 64-bit FNV-1a by Fowler, Noll, and Vo. It's fast and spreads well, but it doesn't resist an
/// attacker.
public enum FNV1a {
    /// The hash of `bytes`.
    @inlinable public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
