/// A hash of bytes that is the same on every run, on every machine.
///
///     let seed = FNV1a.hash("ada".utf8)
///
/// The algorithm is the 64-bit FNV-1a by Fowler, Noll and Vo. It's fast and spreads well, but it doesn't resist an
/// attacker.
public enum FNV1a {
    /// The hash of some bytes.
    @inlinable public static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
