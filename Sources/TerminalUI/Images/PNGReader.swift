import Terminal

/// Reads PNG files (ISO 15948) like the service's: one part of data, with 8 bits each for red, green, and blue, and
/// without compression, filters, or extra parts. Any bytes result in an image or a `PNGError`.
extension Image {
    /// Decodes a PNG file. Safe on any thread; use a background thread, because decoding takes time.
    public init(png file: some Sequence<UInt8>) throws(PNGError) {
        var file = PNGReader(bytes: Array(file)[...])
        try file.takeSignature()
        var header = PNGReader(bytes: try file.takeChunk("IHDR"))
        let (width, height) = (try header.takeNumber(), try header.takeNumber())
        // Depth 8, color type 2 (RGB), compression, filter and interlace methods 0.
        guard header.bytes.elementsEqual([8, 2, 0, 0, 0]), width < 65_536, height < 65_536 else { throw .notSupported }
        var data = PNGReader(bytes: try file.takeChunk("IDAT"))
        let rows = try data.takeStoredBlocks()
        _ = try file.takeChunk("IEND")

        let rowLength = 3 * width + 1
        guard width > 0, height > 0, rows.count == rowLength * height else { throw .damaged }
        guard (0..<height).allSatisfy({ rows[$0 * rowLength] == 0 }) else { throw .notSupported }
        let pixels = [Pixel](unsafeUninitializedCapacity: width * height) { pixels, count in
            rows.withUnsafeBufferPointer { rows in
                var place = 0
                for row in 0..<height {
                    place += 1 // A row begins with the number of its filter.
                    for column in 0..<width {
                        let pixel = Pixel(red: rows[place], green: rows[place + 1], blue: rows[place + 2])
                        pixels.initializeElement(at: row * width + column, to: pixel)
                        place += 3
                    }
                }
            }
            count = width * height
        }
        self.init(width: width, height: height, pixels: pixels)
    }
}

private struct PNGReader {
    /// The bytes that are still to be read.
    var bytes: ArraySlice<UInt8>

    mutating func take(_ count: Int) throws(PNGError) -> ArraySlice<UInt8> {
        guard count <= bytes.count else { throw .cutOff }
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
    }

    mutating func takeNumber() throws(PNGError) -> Int { try take(4).reduce(0) { $0 << 8 | Int($1) } }

    mutating func takeSignature() throws(PNGError) {
        let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        // A file that ends within the signature was cut off. A file that begins differently isn't a PNG file.
        guard !bytes.isEmpty, bytes.starts(with: signature.prefix(bytes.count)) else { throw .noPNG }
        _ = try take(signature.count)
    }

    /// A chunk has a length, a name of four letters, a body, and a checksum of the name and the body.
    mutating func takeChunk(_ name: String) throws(PNGError) -> ArraySlice<UInt8> {
        let named = try take(4 + (try takeNumber()))
        guard Checksum.crc32(named) == (try takeNumber()) else { throw .damaged }
        guard named.starts(with: name.utf8) else { throw .notSupported }
        return named.dropFirst(4)
    }

    /// Takes a zlib stream (RFC 1950) of stored blocks (RFC 1951, 3.2.4). Each begins with its length, lowest byte
    /// first, and the length's complement.
    mutating func takeStoredBlocks() throws(PNGError) -> [UInt8] {
        _ = try take(2)
        var stored: [UInt8] = []
        var isLast = false
        while !isLast {
            let flags = try take(1)
            guard flags.first! <= 1 else { throw .notSupported }
            isLast = flags.first == 1
            let sizes = Array(try take(4))
            guard sizes[0] == ~sizes[2], sizes[1] == ~sizes[3] else { throw .damaged }
            stored += try take(Int(sizes[0]) | Int(sizes[1]) << 8)
        }
        guard Checksum.adler32(stored[...]) == (try takeNumber()) else { throw .damaged }
        return stored
    }
}

/// A reason why bytes can't be decoded as an image.
public enum PNGError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The bytes don't begin like a PNG file.
    case noPNG
    /// The bytes end too early.
    case cutOff
    /// A part of the file doesn't match its checksum, or has the wrong size.
    case damaged
    /// The file is of another kind than the service's, for example compressed.
    case notSupported

    public var description: String {
        switch self {
        case .noPNG: "This isn't a PNG file: it doesn't begin like one."
        case .cutOff: "The PNG file is cut off: it ends before the image does. Load it again."
        case .damaged: "The PNG file is damaged: a part of it doesn't match its checksum or size. Load it again."
        case .notSupported: "The PNG file isn't supported. It needs 8 bits each for red, green, and blue, uncompressed."
        }
    }
}
