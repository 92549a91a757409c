/// A code in which frequent symbols have short codes (RFC 1951, 3.2.2). The code lengths define it: codes of one length
/// are consecutive, in the order of their symbols.
struct HuffmanCode {
    private static let longest = 15

    private var counts = [Int](repeating: 0, count: longest + 1)
    /// The symbols, ordered by their codes.
    private var symbols: [Int] = []

    /// - Parameters:
    ///   - lengths: the length of each symbol's code in bits; 0 for an unused symbol.
    ///   - mayBeIncomplete: whether a single code of one bit, or none, is valid, such as for distances that are equal.
    init(_ lengths: some Collection<Int>, mayBeIncomplete: Bool) throws(PNGError) {
        for length in lengths { counts[length] += 1 }
        let used = lengths.count - counts[0]
        var free = 1
        for length in 1...HuffmanCode.longest {
            free = free * 2 - counts[length]
            guard free >= 0 else { throw .badCompression }
        }
        guard free == 0 || (mayBeIncomplete && used == counts[1]) else { throw .badCompression }
        for length in 1...HuffmanCode.longest {
            for (symbol, itsLength) in lengths.enumerated() where itsLength == length { symbols.append(symbol) }
        }
    }

    func next(_ bits: inout BitReader) throws(PNGError) -> Int {
        var code = 0
        var first = 0
        var index = 0
        for length in 1...HuffmanCode.longest {
            code |= try bits.take(1)
            let count = counts[length]
            if code - first < count { return symbols[index + code - first] }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        throw .badCompression
    }

    /// The codes for blocks without their own codes.
    static let fixedLiterals = fixed(
        Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
            + Array(repeating: 8, count: 8)
    )
    static let fixedDistances = fixed(Array(repeating: 5, count: 32))

    private static func fixed(_ lengths: [Int]) -> HuffmanCode {
        guard let code = try? HuffmanCode(lengths, mayBeIncomplete: false) else {
            preconditionFailure("the standard's own code is complete")
        }
        return code
    }

    /// Reads the two codes at the start of a block: literals and lengths, then distances. A third code compresses them.
    static func pair(_ bits: inout BitReader) throws(PNGError) -> (literals: HuffmanCode, distances: HuffmanCode) {
        let literals = try bits.take(5) + 257
        let distances = try bits.take(5) + 1
        let given = try bits.take(4) + 4
        guard literals <= 286, distances <= 30 else { throw .badCompression }
        var packing = [Int](repeating: 0, count: order.count)
        for place in order.prefix(given) { packing[place] = try bits.take(3) }
        let lengths = try unpacked(HuffmanCode(packing, mayBeIncomplete: false), literals + distances, &bits)
        // Without a code for 256, the block couldn't end.
        guard lengths[256] > 0 else { throw .badCompression }
        return (
            try HuffmanCode(lengths.prefix(literals), mayBeIncomplete: true),
            try HuffmanCode(lengths.dropFirst(literals), mayBeIncomplete: true)
        )
    }

    private static func unpacked(_ code: HuffmanCode, _ count: Int, _ bits: inout BitReader) throws(PNGError) -> [Int] {
        var lengths: [Int] = []
        while lengths.count < count {
            let symbol = try code.next(&bits)
            switch symbol {
            case 16:
                guard let last = lengths.last else { throw .badCompression }
                lengths += Array(repeating: last, count: 3 + (try bits.take(2)))
            case 17: lengths += Array(repeating: 0, count: 3 + (try bits.take(3)))
            case 18: lengths += Array(repeating: 0, count: 11 + (try bits.take(7)))
            default: lengths.append(symbol)
            }
        }
        guard lengths.count == count else { throw .badCompression }
        return lengths
    }

    /// The order of the third code's lengths, in which lengths that are mostly 0 come last.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
