/// A picture in memory, as pixels.
public struct Image: Sendable, Equatable {
    /// A dot of an image.
    public struct Pixel: Sendable, Equatable {
        /// The color's parts, each 0 to 255.
        public var red: UInt8, green: UInt8, blue: UInt8
        /// The opacity, from 0 (transparent) to 255 (opaque).
        public var alpha: UInt8

        /// Makes a pixel, opaque by default.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The pixels, row by row from the top.
    public let pixels: [Pixel]

    /// An image of `width` times `height` pixels, row by row.
    public init(width: Int, height: Int, pixels: [Pixel]) {
        precondition(
            width > 0 && height > 0 && pixels.count == width * height,
            "An image of \(width) by \(height) pixels can't have \(pixels.count) pixels."
        )
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// The pixel at a column and a row, both counted from 0.
    public subscript(column: Int, row: Int) -> Pixel { pixels[row * width + column] }

    /// The image in another size. Each new pixel is the average of the pixels that it covers.
    public func scaled(width newWidth: Int, height newHeight: Int) -> Image {
        if newWidth == width, newHeight == height { return self }
        let scaled = pixels.withUnsafeBufferPointer { pixels in
            (0..<newWidth * newHeight).map { place in
                let columns = Image.part(place % newWidth, of: newWidth, in: width)
                let rows = Image.part(place / newWidth, of: newHeight, in: height)
                return average(of: pixels, columns, rows)
            }
        }
        return Image(width: newWidth, height: newHeight, pixels: scaled)
    }

    /// Divides `length` pixels into `count` equal parts, and returns the pixels of part `index`, at least one.
    private static func part(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
        let start = index * length / count
        return start..<max(start + 1, (index + 1) * length / count)
    }

    /// Averages pixels, weighted by alpha: an invisible pixel has no color.
    private func average(
        of pixels: UnsafeBufferPointer<Pixel>, _ columns: Range<Int>, _ rows: Range<Int>
    ) -> Pixel {
        var (red, green, blue, alpha) = (0, 0, 0, 0)
        for row in rows {
            for column in columns {
                let pixel = pixels[row * width + column]
                let weight = Int(pixel.alpha)
                red += Int(pixel.red) * weight
                green += Int(pixel.green) * weight
                blue += Int(pixel.blue) * weight
                alpha += weight
            }
        }
        guard alpha > 0 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
        func part(_ sum: Int) -> UInt8 { UInt8((sum + alpha / 2) / alpha) }
        return Pixel(
            red: part(red), green: part(green), blue: part(blue), alpha: UInt8(alpha / (columns.count * rows.count)))
    }
}
