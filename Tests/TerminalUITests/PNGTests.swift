import Foundation
import Terminal
import Testing

@testable import TerminalUI

@Suite("PNG files become images") struct PNGTests {
    /// A file in the folder Samples, written by Python's zlib: 20 by 15 pixels. The pixel at x, y has red 12x + y,
    /// green 17y, blue x² + 3y.
    private static func bytes(_ name: String) -> [UInt8] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples/\(name).png")
        guard let data = try? Data(contentsOf: file) else { preconditionFailure("\(file.path) can't be read") }
        return Array(data)
    }

    private static let stored = bytes("stored")

    @Test func `a file without compression gives the pixels that were written`() throws {
        let image = try Image(png: Self.stored)
        #expect(image.width == 20 && image.height == 15)
        for row in 0..<15 {
            for column in 0..<20 {
                let (red, blue) = (12 * column + row, column * column + 3 * row)
                let pixel = Image.Pixel(red: UInt8(red), green: UInt8(17 * row), blue: UInt8(blue % 256))
                #expect(image[column, row] == pixel, "at \(column), \(row)")
            }
        }
    }

    @Test(arguments: ["color", "palette", "filtered"])
    func `a file that's compressed, filtered, or of another kind is refused`(name: String) {
        #expect(throws: PNGError.notSupported) { try Image(png: Self.bytes(name)) }
    }

    @Test func `other bytes, or none, are not an image`() {
        #expect(throws: PNGError.noPNG) { try Image(png: []) }
        #expect(throws: PNGError.noPNG) { try Image(png: Array("GIF89a".utf8)) }
    }

    @Test(arguments: [(19, 15), (20, 16), (0, 15), (20, 0), (65_535, 65_535)])
    func `a file whose data is longer or shorter than its image is refused`(width: Int, height: Int) {
        var file = Self.stored
        for (place, value) in [(18, width), (22, height)] {
            file.replaceSubrange(place..<place + 2, with: [UInt8(value >> 8), UInt8(value & 0xff)])
        }
        #expect(throws: PNGError.damaged) { try Image(png: Self.withRightChecksums(file)) }
    }

    @Test func `a file that is cut off anywhere says so, and no flipped bit goes unnoticed`() {
        for length in 1..<Self.stored.count {
            #expect(throws: PNGError.cutOff) { try Image(png: Self.stored.prefix(length)) }
        }
        for bit in 0..<Self.stored.count * 8 {
            var file = Self.stored
            file[bit / 8] ^= 1 << (bit % 8)
            #expect(throws: PNGError.self) { try Image(png: file) }
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `random bytes behind valid checksums never trap`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<1_500 {
            var file = Self.stored
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                // Most mistakes are interesting at the beginning.
                let place = Int.random(in: 8..<(Bool.random(using: &random) ? 60 : file.count), using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: file[place] = UInt8.random(in: 0...255, using: &random)
                case 1: file.remove(at: place)
                default: file.insert(UInt8.random(in: 0...255, using: &random), at: place)
                }
            }
            do {
                let image = try Image(png: Self.withRightChecksums(file))
                #expect(image.pixels.count == image.width * image.height)
            } catch {
                #expect("\(error)".hasSuffix("."))
            }
        }
    }

    /// Corrects the checksum of each chunk, so that the decoder continues.
    private static func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
        var file = file
        var place = 8
        while place + 12 <= file.count {
            let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard place + 12 + length <= file.count else { break }
            let checksum = Checksum.crc32(file[place + 4..<place + 8 + length])
            let bytes = withUnsafeBytes(of: checksum.bigEndian) { Array($0) }
            file.replaceSubrange(place + 8 + length..<place + 12 + length, with: bytes)
            place += 12 + length
        }
        return file
    }
}
