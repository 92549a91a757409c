/// A code in which frequent symbols have short names (RFC 1951, 3.2.2). The lengths of the names say it all: names of one length
/// follow one another, in the order of their symbols.
struct HuffmanCode {
    private static let longest = 15

    /// How many names there are of each length.
    private var counts = [Int](repeating: 0, count: longest + 1)
    /// The symbols in the order of their names.
    private var symbols: [Int] = []

    /// - Parameters:
    ///   - lengths: the length of each symbol's name in bits, 0 for a symbol that does not occur.
    ///   - mayBeIncomplete: whether a single name may stand for all, as where all distances are the same.
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

    /// Reads a name, bit by bit.
    func next(_ bits: inout BitReader) throws(PNGError) -> Int {
        var name = 0
        var first = 0
        var index = 0
        for length in 1...HuffmanCode.longest {
            name |= try bits.take(1)
            let count = counts[length]
            if name - first < count { return symbols[index + name - first] }
            index += count
            first = (first + count) << 1
            name <<= 1
        }
        throw .badCompression
    }

    /// The codes for blocks that bring none of their own.
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

    /// The two codes that a block begins with: literals and lengths, then distances. Their lengths are packed by a third code.
    static func pair(_ bits: inout BitReader) throws(PNGError) -> (literals: HuffmanCode, distances: HuffmanCode) {
        let literals = try bits.take(5) + 257
        let distances = try bits.take(5) + 1
        let given = try bits.take(4) + 4
        guard literals <= 286, distances <= 30 else { throw .badCompression }
        var packing = [Int](repeating: 0, count: order.count)
        for place in order.prefix(given) { packing[place] = try bits.take(3) }
        let lengths = try unpacked(HuffmanCode(packing, mayBeIncomplete: false), literals + distances, &bits)
        // Without a name for the end of the block there would be none.
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

    /// In which order the lengths of the third code come: those that are mostly 0 last.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
