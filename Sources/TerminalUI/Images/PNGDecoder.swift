/// Reads PNG files (ISO 15948) with 8 bits per channel: gray, color, or palette, with or without transparency, not
/// interlaced.
///
/// Any bytes result in an image or a `PNGError`.
extension Image {
    /// The maximum number of pixels, as in 2,048 by 2,048.
    static let pixelLimit = 4_194_304

    /// Decodes a PNG file. Safe on any thread; use a background thread, because decoding takes time.
    public init(png file: some Sequence<UInt8>) throws(PNGError) {
        var chunks = try PNGChunks(Array(file))
        let first = try chunks.next()
        guard first.name == "IHDR" else { throw .misplaced(chunk: "IHDR") }
        let header = try PNGHeader(first.body)
        var colors = PNGColors(header.kind)
        var data: [UInt8] = []
        var dataHasEnded = false
        chunks: while true {
            let chunk = try chunks.next()
            if chunk.name != "IDAT", !data.isEmpty { dataHasEnded = true }
            switch chunk.name {
            case "PLTE" where data.isEmpty: try colors.takePalette(chunk.body)
            case "tRNS" where data.isEmpty: try colors.takeTransparency(chunk.body)
            case "IDAT" where !dataHasEnded: data += chunk.body
            case "IEND": break chunks
            case "IHDR", "PLTE", "tRNS", "IDAT": throw .misplaced(chunk: chunk.name)
            default: if chunk.isCritical { throw .notSupported(.chunk(chunk.name)) }
            }
        }
        guard !data.isEmpty else { throw .misplaced(chunk: "IDAT") }
        guard colors.areComplete else { throw .misplaced(chunk: "PLTE") }
        let filtered = try Inflate.bytes(of: data, expected: (header.rowLength + 1) * header.height)
        let samples = try PNGFilter.undone(filtered, rowLength: header.rowLength, step: header.kind.channels)
        self.init(width: header.width, height: header.height, pixels: try colors.pixels(samples))
    }
}
