struct PNGColors {
    private let kind: PNGHeader.Kind
    private var palette: [Image.Pixel] = []
    /// The transparent color, for pixels without alpha.
    private var transparent: [UInt16] = []

    init(_ kind: PNGHeader.Kind) {
        self.kind = kind
    }

    /// False only if the pixels need a palette and none has been read.
    var areComplete: Bool { kind != .palette || !palette.isEmpty }

    mutating func takePalette(_ body: ArraySlice<UInt8>) throws(PNGError) {
        let bytes = Array(body)
        guard palette.isEmpty, bytes.count % 3 == 0, (3...768).contains(bytes.count) else {
            throw .misplaced(chunk: "PLTE")
        }
        // A color image may contain a palette as a suggestion, but a gray image may not.
        guard kind != .gray, kind != .grayAndAlpha else { throw .misplaced(chunk: "PLTE") }
        palette = stride(from: 0, to: bytes.count, by: 3).map {
            Image.Pixel(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2])
        }
    }

    mutating func takeTransparency(_ body: ArraySlice<UInt8>) throws(PNGError) {
        switch kind {
        case .palette:
            guard !palette.isEmpty, body.count <= palette.count else { throw .misplaced(chunk: "tRNS") }
            for (index, alpha) in body.enumerated() { palette[index].alpha = alpha }
        case .gray, .color:
            guard body.count == 2 * kind.channels else { throw .misplaced(chunk: "tRNS") }
            let bytes = Array(body)
            transparent = stride(from: 0, to: bytes.count, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
        case .grayAndAlpha, .colorAndAlpha: throw .misplaced(chunk: "tRNS")
        }
    }

    func pixels(_ samples: [UInt8]) throws(PNGError) -> [Image.Pixel] {
        if kind == .palette, samples.contains(where: { Int($0) >= palette.count }) { throw .notInPalette }
        return stride(from: 0, to: samples.count, by: kind.channels).map { start in
            switch kind {
            case .palette: palette[Int(samples[start])]
            case .gray: gray(samples[start], alpha: alpha(samples[start...start]))
            case .grayAndAlpha: gray(samples[start], alpha: samples[start + 1])
            case .color: color(samples, start, alpha: alpha(samples[start..<start + 3]))
            case .colorAndAlpha: color(samples, start, alpha: samples[start + 3])
            }
        }
    }

    private func gray(_ value: UInt8, alpha: UInt8) -> Image.Pixel {
        Image.Pixel(red: value, green: value, blue: value, alpha: alpha)
    }

    private func color(_ samples: [UInt8], _ start: Int, alpha: UInt8) -> Image.Pixel {
        Image.Pixel(red: samples[start], green: samples[start + 1], blue: samples[start + 2], alpha: alpha)
    }

    private func alpha(_ samples: ArraySlice<UInt8>) -> UInt8 {
        !transparent.isEmpty && samples.elementsEqual(transparent, by: { UInt16($0) == $1 }) ? 0 : 255
    }
}
