/// Reads LLVM's bitstream container: blocks of records, whose numbers have different widths in bits.
///
/// The format is described in LLVM's documentation, "LLVM Bitcode File Format".
struct BitstreamReader {
    struct Malformed: Error {}

    struct Record {
        var code: Int
        var fields: [Int]
        var blob: [UInt8]
    }

    enum Item {
        case block(Block)
        case record(Record)
    }

    struct Block {
        var id: Int
        var items: [Item]
    }

    private enum Operand {
        case literal(Int)
        case fixed(Int)
        case variable(Int)
        case array
        case character
        case blob
    }

    /// The abbreviations that the info block gives to each kind of block.
    private var shared: [Int: [[Operand]]] = [:]
    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The blocks of a file that begins with a magic number of four bytes.
    static func blocks(of bytes: [UInt8], magic: String) throws(Malformed) -> [Block] {
        guard bytes.starts(with: magic.utf8) else { throw Malformed() }
        var reader = BitstreamReader(bytes)
        reader.position = 32
        return try reader.items(width: 2, of: nil).compactMap { item in
            if case .block(let block) = item { block } else { nil }
        }
    }

    // MARK: Blocks

    private static let endOfBlock = 0
    private static let enterBlock = 1
    private static let defineAbbreviation = 2
    private static let plainRecord = 3
    private static let infoBlock = 0

    /// The items up to the end of a block, or of the file.
    private mutating func items(width: Int, of block: Int?) throws(Malformed) -> [Item] {
        var items: [Item] = []
        var abbreviations = block.flatMap { shared[$0] } ?? []
        /// In the info block: the kind of block that the next abbreviations are for.
        var described: Int?
        while block != nil || position + 32 <= bytes.count * 8 {
            switch try fixed(width) {
            case Self.endOfBlock:
                align()
                return items
            case Self.enterBlock:
                let (id, width) = (try variable(8), try variable(4))
                align()
                _ = try fixed(32)
                items.append(.block(Block(id: id, items: try self.items(width: width, of: id))))
            case Self.defineAbbreviation:
                let abbreviation = try abbreviation()
                if block == Self.infoBlock, let described {
                    shared[described, default: []].append(abbreviation)
                } else {
                    abbreviations.append(abbreviation)
                }
            case Self.plainRecord:
                let (code, count) = (try variable(6), try variable(6))
                var fields: [Int] = []
                for _ in 0..<count { fields.append(try variable(6)) }
                if block == Self.infoBlock, code == 1 { described = fields.first }
                items.append(.record(Record(code: code, fields: fields, blob: [])))
            case let id:
                guard abbreviations.indices.contains(id - 4) else { throw Malformed() }
                items.append(.record(try record(abbreviations[id - 4])))
            }
        }
        return items
    }

    private mutating func abbreviation() throws(Malformed) -> [Operand] {
        var operands: [Operand] = []
        for _ in 0..<(try variable(5)) {
            if try fixed(1) == 1 {
                operands.append(.literal(try variable(8)))
                continue
            }
            switch try fixed(3) {
            case 1: operands.append(.fixed(try variable(5)))
            case 2: operands.append(.variable(try variable(5)))
            case 3: operands.append(.array)
            case 4: operands.append(.character)
            case 5: operands.append(.blob)
            default: throw Malformed()
            }
        }
        return operands
    }

    private mutating func record(_ abbreviation: [Operand]) throws(Malformed) -> Record {
        var fields: [Int] = []
        var blob: [UInt8] = []
        var operands = abbreviation[...]
        while let operand = operands.popFirst() {
            switch operand {
            case .array:
                guard let element = operands.popFirst() else { throw Malformed() }
                for _ in 0..<(try variable(6)) { fields.append(try scalar(element)) }
            case .blob:
                let count = try variable(6)
                align()
                let start = position / 8
                guard count <= bytes.count - start else { throw Malformed() }
                blob = Array(bytes[start..<start + count])
                position += count * 8
                align()
            default:
                fields.append(try scalar(operand))
            }
        }
        guard let code = fields.first else { throw Malformed() }
        return Record(code: code, fields: Array(fields.dropFirst()), blob: blob)
    }

    // MARK: Numbers

    private mutating func scalar(_ operand: Operand) throws(Malformed) -> Int {
        switch operand {
        case .literal(let value): value
        case .fixed(let width): try fixed(width)
        case .variable(let width): try variable(width)
        case .character: try fixed(6)
        case .array, .blob: throw Malformed()
        }
    }

    private mutating func fixed(_ width: Int) throws(Malformed) -> Int {
        guard width < 64, position + width <= bytes.count * 8 else { throw Malformed() }
        var value = 0
        for bit in 0..<width where bytes[(position + bit) / 8] >> ((position + bit) % 8) & 1 == 1 {
            value |= 1 << bit
        }
        position += width
        return value
    }

    /// A number in groups of bits. The highest bit of a group says whether another group follows.
    private mutating func variable(_ width: Int) throws(Malformed) -> Int {
        guard width > 1 else { throw Malformed() }
        var value = 0
        var shift = 0
        while shift < 64 {
            let group = try fixed(width)
            let more = 1 << (width - 1)
            value |= (group & (more - 1)) << shift
            if group & more == 0 { return value }
            shift += width - 1
        }
        throw Malformed()
    }

    private mutating func align() { position = (position + 31) / 32 * 32 }
}
