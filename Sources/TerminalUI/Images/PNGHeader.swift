/// The first chunk of a PNG file.
struct PNGHeader {
    enum Kind: UInt8 {
        case gray = 0
        case color = 2
        case palette = 3
        case grayAndAlpha = 4
        case colorAndAlpha = 6

        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAndAlpha: 2
            case .color: 3
            case .colorAndAlpha: 4
            }
        }
    }

    let width: Int
    let height: Int
    let kind: Kind

    /// The number of bytes in a row, without the filter's number.
    var rowLength: Int { width * kind.channels }

    init(_ body: ArraySlice<UInt8>) throws(PNGError) {
        let bytes = Array(body)
        guard bytes.count == 13 else { throw .badHeader }
        let (width, height) = (PNGChunks.number(bytes[0...]), PNGChunks.number(bytes[4...]))
        guard width > 0, height > 0, width < 1 << 31, height < 1 << 31 else { throw .badHeader }
        // Check this before allocating memory: a file of a few bytes can claim any size.
        let (pixels, overflows) = Int(width).multipliedReportingOverflow(by: Int(height))
        guard !overflows, pixels <= Image.pixelLimit else {
            throw .tooLarge(width: Int(width), height: Int(height))
        }
        guard let kind = Kind(rawValue: bytes[9]), bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else {
            throw .badHeader
        }
        guard bytes[8] == 8 else {
            guard [1, 2, 4, 16].contains(bytes[8]) else { throw .badHeader }
            throw .notSupported(.depth(Int(bytes[8])))
        }
        guard bytes[12] == 0 else { throw .notSupported(.interlacing) }
        (self.width, self.height, self.kind) = (Int(width), Int(height), kind)
    }
}
