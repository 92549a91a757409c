/// A picture in memory, as pixels.
public struct Image: Sendable, Equatable {
    /// A dot of an image.
    public struct Pixel: Sendable, Equatable {
        /// The color's parts, each 0 to 255.
        public var red: UInt8, green: UInt8, blue: UInt8

        /// Makes a pixel.
        public init(red: UInt8, green: UInt8, blue: UInt8) {
            (self.red, self.green, self.blue) = (red, green, blue)
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

    /// The image as a square. Each new pixel is the average of the pixels that it covers.
    public func scaled(to side: Int) -> Image {
        if side == width, side == height { return self }
        let scaled = pixels.withUnsafeBufferPointer { pixels in
            (0..<side * side).map { place in
                let columns = Image.part(place % side, of: side, in: width)
                let rows = Image.part(place / side, of: side, in: height)
                return average(of: pixels, columns, rows)
            }
        }
        return Image(width: side, height: side, pixels: scaled)
    }

    /// Divides `length` pixels into `count` equal parts, and returns the pixels of part `index`, at least one.
    private static func part(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
        let start = index * length / count
        return start..<max(start + 1, (index + 1) * length / count)
    }

    private func average(
        of pixels: UnsafeBufferPointer<Pixel>, _ columns: Range<Int>, _ rows: Range<Int>
    ) -> Pixel {
        var (red, green, blue) = (0, 0, 0)
        for row in rows {
            for column in columns {
                let pixel = pixels[row * width + column]
                red += Int(pixel.red)
                green += Int(pixel.green)
                blue += Int(pixel.blue)
            }
        }
        let count = columns.count * rows.count
        func part(_ sum: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
        return Pixel(red: part(red), green: part(green), blue: part(blue))
    }
}
