/// Numbers that look random and are the same on every run: the n-th number of a seed.
///
/// Not a generator with a state: request 7 gets its latency whether or not request 6 was ever made, so a cancelled request
/// does not change the time of the next. The mixing is SplitMix64's (Steele, Lea and Flood, 2014).
struct SeededNumbers: Sendable {
    let seed: UInt64

    subscript(index: Int) -> UInt64 {
        var mixed = seed &+ (UInt64(bitPattern: Int64(index)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The n-th number as a fraction, 0 ..< 1.
    func fraction(_ index: Int) -> Double { Double(self[index] >> 11) / Double(1 << 53) }

    /// The n-th number, 0 ..< `bound`.
    func below(_ bound: Int, _ index: Int) -> Int { Int(self[index] % UInt64(bound)) }

    /// A seed from a name, so that all that is made up about somebody follows from what they are called (FNV-1a).
    init(name: String) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        seed = hash
    }

    init(seed: UInt64) {
        self.seed = seed
    }
}
