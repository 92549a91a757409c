import Foundation
import Seeding
import Testing

@testable import TerminalUI

@Suite("PNG files become images") struct PNGTests {
    /// A file in the folder Samples: an image of 20 by 15 pixels, written by Python's zlib. Row y has filter y modulo
    /// 5.
    ///
    /// The pixel at x, y has red 12x + y, green 17y, blue x² + 3y, alpha 255 - 36((x + y) mod 7). A gray pixel has the
    /// value of the red. A palette has seven colors, and the pixel's index in it is (x + y) mod 7.
    private static func bytes(_ name: String) -> [UInt8] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples/\(name).png")
        guard let data = try? Data(contentsOf: file) else { preconditionFailure("\(file.path) can't be read") }
        return Array(data)
    }

    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let file: [UInt8]
        let pixel: @Sendable (_ column: Int, _ row: Int) -> Image.Pixel
    }

    private static let parts: @Sendable (Int, Int) -> (UInt8, UInt8, UInt8, UInt8) = { x, y in
        (UInt8((12 * x + y) % 256), UInt8(17 * y % 256), UInt8((x * x + 3 * y) % 256), UInt8(255 - (x + y) % 7 * 36))
    }

    private static let color: @Sendable (Int, Int) -> Image.Pixel = { x, y in
        let (red, green, blue, _) = parts(x, y)
        return Image.Pixel(red: red, green: green, blue: blue)
    }

    private static let gray: @Sendable (Int, Int) -> Image.Pixel = { x, y in
        let (red, _, _, _) = parts(x, y)
        return Image.Pixel(red: red, green: red, blue: red)
    }

    private static let palette: @Sendable (Int, Int) -> Image.Pixel = { x, y in
        let index = (x + y) % 7
        return Image.Pixel(red: UInt8(index * 36), green: UInt8(255 - index * 30), blue: UInt8(index * index * 5))
    }

    private static func without(_ hidden: Image.Pixel, _ pixel: @escaping @Sendable (Int, Int) -> Image.Pixel)
        -> @Sendable (Int, Int) -> Image.Pixel
    {
        { x, y in
            var shown = pixel(x, y)
            if shown == hidden { shown.alpha = 0 }
            return shown
        }
    }

    static let samples = [
        Sample(testDescription: "gray", file: bytes("gray"), pixel: gray),
        Sample(testDescription: "color", file: bytes("color"), pixel: color),
        Sample(testDescription: "palette", file: bytes("palette"), pixel: palette),
        Sample(testDescription: "gray and alpha", file: bytes("gray-and-alpha")) { x, y in
            let (red, _, _, alpha) = parts(x, y)
            return Image.Pixel(red: red, green: red, blue: red, alpha: alpha)
        },
        Sample(testDescription: "color and alpha", file: bytes("color-and-alpha")) { x, y in
            let (red, green, blue, alpha) = parts(x, y)
            return Image.Pixel(red: red, green: green, blue: blue, alpha: alpha)
        },
        Sample(testDescription: "fixed codes", file: bytes("fixed-codes"), pixel: color),
        Sample(testDescription: "literals only", file: bytes("huffman-only"), pixel: color),
        Sample(testDescription: "not compressed", file: bytes("stored"), pixel: color),
        Sample(testDescription: "data in many parts", file: bytes("many-parts"), pixel: color),
        Sample(testDescription: "transparent palette", file: bytes("transparent-palette")) { x, y in
            var pixel = palette(x, y)
            pixel.alpha = [0, 100, 200, 255, 255, 255, 255][(x + y) % 7]
            return pixel
        },
        Sample(
            testDescription: "a transparent color", file: bytes("transparent-color"),
            pixel: without(color(3, 4), color)),
        Sample(
            testDescription: "a transparent gray", file: bytes("transparent-gray"),
            pixel: without(gray(3, 4), gray)),
    ]

    @Test(arguments: samples)
    func `every kind of file, filter and compression gives the pixels that were written`(sample: Sample) throws {
        let image = try Image(png: sample.file)
        #expect(image.width == 20 && image.height == 15)
        for row in 0..<15 {
            for column in 0..<20 { #expect(image[column, row] == sample.pixel(column, row), "at \(column), \(row)") }
        }
    }

    @Test("an unsupported file gets an error that names the feature")
    func notSupported() {
        #expect(throws: PNGError.notSupported(.interlacing)) { try Image(png: Self.bytes("interlaced")) }
        #expect(throws: PNGError.notSupported(.depth(16))) { try Image(png: Self.bytes("sixteen-bits")) }
        #expect(
            "\(PNGError.notSupported(.interlacing))"
                == "Interlaced PNG files aren't supported. Save the image as an ordinary PNG of 8 bits per channel.")
    }

    @Test func `other bytes, or none, are not an image`() {
        #expect(throws: PNGError.noPNG) { try Image(png: []) }
        #expect(throws: PNGError.noPNG) { try Image(png: Array("GIF89a".utf8)) }
        #expect(throws: PNGError.cutOff) { try Image(png: PNGChunks.signature) }
    }

    @Test func `a small file that claims a huge image is refused before anything is allocated`() {
        func file(_ width: UInt32, _ height: UInt32) -> [UInt8] {
            PNGFileMaker.file(width: width, height: height, data: [0x78, 1, 3, 0, 0, 0, 0, 1])
        }
        #expect(throws: PNGError.tooLarge(width: 2_049, height: 2_048)) { try Image(png: file(2_049, 2_048)) }
        #expect(throws: PNGError.tooLarge(width: 0x7fff_ffff, height: 0x7fff_ffff)) {
            try Image(png: file(0x7fff_ffff, 0x7fff_ffff))
        }
        #expect(throws: PNGError.badHeader) { try Image(png: file(0, 10)) }
        #expect(throws: PNGError.wrongLength) { try Image(png: file(2_048, 2_048)) }
    }

    @Test func `data that would become longer than the image is not decompressed to its end`() throws {
        // One literal, then 100,000 copies of it: 258 bytes for each 13 bits.
        var bits = PNGFileMaker.Bits()
        bits.add(1, 1)
        bits.add(1, 2)
        bits.addCode(0x30, 8)
        for _ in 0..<100_000 {
            bits.addCode(0b1100_0101, 8)
            bits.addCode(0, 5)
        }
        #expect(throws: PNGError.wrongLength) {
            try Image(png: PNGFileMaker.file(width: 8, height: 8, data: [0x78, 0x01] + bits.bytes))
        }
    }

    @Test(arguments: [samples[1], samples[2], samples[5]])
    func `a valid file that is cut off anywhere says so, and no flipped bit goes unnoticed`(sample: Sample) {
        for length in 1..<sample.file.count {
            #expect(throws: PNGError.cutOff) { try Image(png: sample.file.prefix(length)) }
        }
        for bit in 0..<sample.file.count * 8 {
            var file = sample.file
            file[bit / 8] ^= 1 << (bit % 8)
            #expect(throws: PNGError.self) { try Image(png: file) }
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `random bytes behind valid checksums never trap`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<1_500 {
            let sample = PNGTests.samples.randomElement(using: &random)!
            var file = sample.file
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 8..<file.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: file[place] = UInt8.random(in: 0...255, using: &random)
                case 1: file.remove(at: place)
                default: file.insert(UInt8.random(in: 0...255, using: &random), at: place)
                }
            }
            outcome(PNGFileMaker.withRightChecksums(file))
            outcome(PNGChunks.signature + (0..<60).map { _ in UInt8.random(in: 0...255, using: &random) })
            let noise = (0..<Int.random(in: 0..<80, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            outcome(PNGFileMaker.file(width: 4, height: 4, data: [0x78, 0x01] + noise))
        }
    }

    private func outcome(_ file: [UInt8]) {
        do {
            let image = try Image(png: file)
            #expect(image.pixels.count == image.width * image.height)
        } catch {
            #expect("\(error)".hasSuffix("."))
        }
    }
}
