/// Why bytes are no picture, or none that can be shown.
public enum PNGError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The bytes do not begin as every PNG file does.
    case noPNG
    /// The bytes end too early.
    case cutOff
    /// A part of the file does not fit its checksum.
    case damaged(chunk: String)
    /// A part of the file is missing, or not in its place.
    case misplaced(chunk: String)
    /// The part that says what the picture is like says something that cannot be.
    case badHeader
    /// The picture has more pixels than `PNGDecoder.pixelLimit`.
    case tooLarge(width: Int, height: Int)
    /// A kind of PNG that this decoder does not read.
    case notSupported(PNGFeature)
    /// The compressed data makes no sense.
    case badCompression
    /// The data, decompressed, has another length than the picture needs.
    case wrongLength
    /// The data, decompressed, does not fit its checksum.
    case wrongChecksum
    /// A row was filtered in a way that does not exist.
    case badFilter(row: Int)
    /// A pixel has a color that the palette does not.
    case notInPalette

    public var description: String {
        switch self {
        case .noPNG: "This is no PNG file: it does not begin as one."
        case .cutOff: "The PNG file is cut off: it ends before the picture does. Load it again."
        case .damaged(let chunk): "The PNG file is damaged: its part \(chunk) does not fit its checksum. Load it again."
        case .misplaced(let chunk): "The PNG file is not in order: its part \(chunk) is missing or in the wrong place."
        case .badHeader: "The PNG file's header says something that cannot be, such as a picture without pixels."
        case .tooLarge(let width, let height):
            "The picture is too large: \(width) by \(height) pixels, where \(PNGDecoder.pixelLimit) pixels is the most. Use a smaller one."
        case .notSupported(let feature): "\(feature.sentence) Save the picture as an ordinary PNG of 8 bits a channel."
        case .badCompression: "The PNG file is damaged: its data cannot be decompressed."
        case .wrongLength: "The PNG file is damaged: it holds another number of pixels than it says."
        case .wrongChecksum: "The PNG file is damaged: its pixels do not fit their checksum."
        case .badFilter(let row):
            "The PNG file is damaged: row \(row) of the picture is filtered in a way that does not exist."
        case .notInPalette: "The PNG file is damaged: a pixel has a color that the palette does not."
        }
    }
}

/// What PNG files can have and this decoder does not read.
public enum PNGFeature: Sendable, Equatable {
    /// Rows in seven passes, for pictures that come slowly.
    case interlacing
    /// Another number of bits a channel than 8.
    case depth(Int)
    /// A part of the file that must be understood, and is not.
    case chunk(String)

    var sentence: String {
        switch self {
        case .interlacing: "Interlaced PNG files are not supported."
        case .depth(let bits): "PNG files of \(bits) bits a channel are not supported."
        case .chunk(let name): "PNG files with a part \(name) are not supported."
        }
    }
}
