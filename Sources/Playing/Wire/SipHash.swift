/// A checksum that only the owners of a key can compute: SipHash-2-4 by Aumasson and Bernstein.
///
///     let key = SipHash.Key.random()
///     let checksum = SipHash.hash([1, 2, 3], key: key)
public enum SipHash {
    /// 128 secret bits.
    public struct Key: Sendable, Equatable {
        let low: UInt64
        let high: UInt64

        /// Creates a key from two halves.
        public init(_ low: UInt64, _ high: UInt64) {
            (self.low, self.high) = (low, high)
        }

        /// A new random key.
        public static func random() -> Key { Key(.random(in: .min ... .max), .random(in: .min ... .max)) }

        /// The key as sixteen bytes, the least significant first.
        public var bytes: [UInt8] {
            [low, high].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
        }

        /// Creates a key from sixteen bytes; nil for any other number of bytes.
        public init?(bytes: [UInt8]) {
            guard bytes.count == 16 else { return nil }
            func word(_ part: ArraySlice<UInt8>) -> UInt64 { part.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
            self.init(word(bytes[..<8]), word(bytes[8...]))
        }
    }

    /// The checksum of `bytes`.
    public static func hash(_ bytes: [UInt8], key: Key) -> UInt64 {
        var state = State(key)
        bytes.withUnsafeBytes { bytes in
            var place = 0
            while place + 8 <= bytes.count {
                state.add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
                place += 8
            }
            var last = UInt64(truncatingIfNeeded: bytes.count) << 56
            for (index, byte) in bytes[place...].enumerated() { last |= UInt64(byte) << (UInt64(index) * 8) }
            state.add(last)
        }
        return state.finish()
    }

    private struct State {
        private var a, b, c, d: UInt64

        init(_ key: Key) {
            a = key.low ^ 0x736f_6d65_7073_6575
            b = key.high ^ 0x646f_7261_6e64_6f6d
            c = key.low ^ 0x6c79_6765_6e65_7261
            d = key.high ^ 0x7465_6462_7974_6573
        }

        mutating func add(_ word: UInt64) {
            d ^= word
            mix()
            mix()
            a ^= word
        }

        mutating func finish() -> UInt64 {
            c ^= 0xff
            for _ in 0..<4 { mix() }
            return a ^ b ^ c ^ d
        }

        private mutating func mix() {
            func turned(_ word: UInt64, _ count: UInt64) -> UInt64 { word << count | word >> (64 - count) }
            a &+= b
            b = turned(b, 13) ^ a
            a = turned(a, 32)
            c &+= d
            d = turned(d, 16) ^ c
            a &+= d
            d = turned(d, 21) ^ a
            c &+= b
            b = turned(b, 17) ^ c
            c = turned(c, 32)
        }
    }
}
