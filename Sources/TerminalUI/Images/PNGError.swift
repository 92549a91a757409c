/// A reason why bytes can't be decoded as an image.
public enum PNGError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The bytes don't begin like a PNG file.
    case noPNG
    /// The bytes end too early.
    case cutOff
    /// A chunk doesn't match its checksum.
    case damaged(chunk: String)
    /// A chunk is missing, misplaced, or invalid.
    case misplaced(chunk: String)
    /// The header is invalid.
    case badHeader
    /// The image has more pixels than `Image.pixelLimit`.
    case tooLarge(width: Int, height: Int)
    /// The file uses a feature that this decoder doesn't read.
    case notSupported(PNGFeature)
    /// The compressed data is invalid.
    case badCompression
    /// The decompressed data is longer or shorter than the image.
    case wrongLength
    /// The decompressed data doesn't match its checksum.
    case wrongChecksum
    /// A row has an unknown filter.
    case badFilter(row: Int)
    /// A pixel's color isn't in the palette.
    case notInPalette

    public var description: String {
        switch self {
        case .noPNG: "This isn't a PNG file: it doesn't begin like one."
        case .cutOff: "The PNG file is cut off: it ends before the image does. Load it again."
        case .damaged(let chunk):
            "The PNG file is damaged: its chunk \(chunk) doesn't match its checksum. Load it again."
        case .misplaced(let chunk): "The PNG file is invalid: its chunk \(chunk) is missing or in the wrong place."
        case .badHeader: "The PNG file's header describes an impossible image, such as one without pixels."
        case .tooLarge(let width, let height):
            "The image is too large (\(width) by \(height), limit \(Image.pixelLimit) pixels). Use a smaller one."
        case .notSupported(let feature): "\(feature.sentence) Save the image as an ordinary PNG of 8 bits per channel."
        case .badCompression: "The PNG file is damaged: its data can't be decompressed."
        case .wrongLength: "The PNG file is damaged: it contains more or fewer pixels than its header says."
        case .wrongChecksum: "The PNG file is damaged: its pixels don't match their checksum."
        case .badFilter(let row): "The PNG file is damaged: row \(row) has an unknown filter."
        case .notInPalette: "The PNG file is damaged: a pixel has a color that isn't in the palette."
        }
    }
}

/// Features of PNG files that this decoder doesn't read.
public enum PNGFeature: Sendable, Equatable {
    /// Interlacing: rows in seven passes, for slow connections.
    case interlacing
    /// A number of bits per channel other than 8.
    case depth(Int)
    /// An unknown chunk that a decoder must understand.
    case chunk(String)

    var sentence: String {
        switch self {
        case .interlacing: "Interlaced PNG files aren't supported."
        case .depth(let bits): "PNG files of \(bits) bits per channel aren't supported."
        case .chunk(let name): "PNG files with a chunk \(name) aren't supported."
        }
    }
}
