import Seeding

/// Numbers that look random and are the same on every run: the n-th number of a seed.
///
/// Not a generator with a state: request 7 gets its latency whether or not request 6 was ever made, so a canceled request
/// does not change the time of the next.
struct SeededNumbers: Sendable {
    let seed: UInt64

    subscript(index: Int) -> UInt64 {
        SplitMix64.number(at: index, seed: seed)
    }

    /// The n-th number as a fraction, 0 ..< 1.
    func fraction(_ index: Int) -> Double { Double(self[index] >> 11) / Double(1 << 53) }

    /// The n-th number, 0 ..< `bound`.
    func below(_ bound: Int, _ index: Int) -> Int { Int(self[index] % UInt64(bound)) }

    /// A seed from a name, so that all that is made up about somebody follows from what they are called.
    init(name: String) {
        seed = FNV1a.hash(name.utf8)
    }

    init(seed: UInt64) {
        self.seed = seed
    }
}
