import Terminal

/// The pseudorandom numbers of a seed, by index.
///
/// Unlike a generator, it has no state: request 7 has the same latency with and without request 6.
struct SeededNumbers: Sendable {
    let seed: UInt64

    subscript(index: Int) -> UInt64 {
        SplitMix64.number(at: index, seed: seed)
    }

    func fraction(_ index: Int) -> Double { Double(self[index] >> 11) / Double(1 << 53) }

    func below(_ bound: Int, _ index: Int) -> Int { Int(self[index] % UInt64(bound)) }
}

extension SeededNumbers {
    init(name: String) {
        self.init(seed: FNV1a.hash(name.utf8))
    }
}
