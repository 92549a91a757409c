import Seeding
@testable import TerminalUI

/// Makes PNG files from any size and any data.
enum PNGFileMaker {
    static func file(width: UInt32, height: UInt32, data: [UInt8]) -> [UInt8] {
        PNGChunks.signature
            + chunk("IHDR", number(width) + number(height) + [8, 2, 0, 0, 0])
            + chunk("IDAT", data)
            + chunk("IEND", [])
    }

    /// Corrects the checksum of each chunk, so that the decoder continues.
    static func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
        var file = file
        var place = 8
        while place + 12 <= file.count {
            let length = Int(PNGChunks.number(file[place...]))
            guard place + 12 + length <= file.count else { break }
            let checksum = number(Checksum.crc32(file[place + 4..<place + 8 + length]))
            file.replaceSubrange(place + 8 + length..<place + 12 + length, with: checksum)
            place += 12 + length
        }
        return file
    }

    private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + body
        return number(UInt32(body.count)) + named + number(Checksum.crc32(named[...]))
    }

    private static func number(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
    }

    /// Bits, lowest bit of each byte first.
    struct Bits {
        private(set) var bytes: [UInt8] = []
        private var count = 0

        /// Appends a number, lowest bit first.
        mutating func add(_ value: Int, _ width: Int) {
            for bit in 0..<width {
                if count % 8 == 0 { bytes.append(0) }
                bytes[count / 8] |= UInt8(value >> bit & 1) << (count % 8)
                count += 1
            }
        }

        /// Appends a Huffman code, highest bit first.
        mutating func addCode(_ code: Int, _ width: Int) {
            for bit in (0..<width).reversed() { add(code >> bit & 1, 1) }
        }
    }
}
