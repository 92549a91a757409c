/// Random numbers that are the same on every run, on every machine, for the same seed.
///
///     var generator = SplitMix64(seed: 42)
///     let word = ["coffee", "swift"].randomElement(using: &generator)
///
/// The algorithm is SplitMix64 by Steele, Lea, and Flood (OOPSLA 2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

    private var state: UInt64

    /// A generator that starts at a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= Self.increment
        return Self.mixed(state)
    }

    /// The number at an index of a seed's sequence, without the numbers before it.
    public static func number(at index: Int, seed: UInt64) -> UInt64 {
        mixed(seed &+ (UInt64(bitPattern: Int64(index)) &+ 1) &* increment)
    }

    private static func mixed(_ state: UInt64) -> UInt64 {
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
