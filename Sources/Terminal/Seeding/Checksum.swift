/// The two checksums of PNG files. Their loops read the bytes in place, which is fast without optimization, too.
public enum Checksum {
    /// zlib's checksum of the uncompressed data.
    public static func adler32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBufferPointer { bytes in
            var low: UInt32 = 1
            var high: UInt32 = 0
            for index in 0..<bytes.count {
                low &+= UInt32(bytes[index])
                high &+= low
                // With more bytes, `high` could overflow.
                if index % 5_552 == 5_551 { (low, high) = (low % 65_521, high % 65_521) }
            }
            return (high % 65_521) << 16 | low % 65_521
        }
    }

    /// The checksum of a PNG file's chunk.
    public static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        table.withUnsafeBufferPointer { table in
            bytes.withUnsafeBufferPointer { bytes in
                var crc = UInt32.max
                for index in 0..<bytes.count { crc = table[Int((crc ^ UInt32(bytes[index])) & 0xff)] ^ (crc >> 8) }
                return ~crc
            }
        }
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
    public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.withContiguousStorageIfAvailable(hash) ?? Array(bytes).withUnsafeBufferPointer(hash)
    }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in 0..<bytes.count { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
        return hash
    }
}
