import Foundation
import Testing

@testable import SocialService

@Suite("Avatars")
struct AvatarTests {
    @Test("Every author has a valid PNG of 48 by 48 pixels, and all are different")
    func pictures() throws {
        let authors = try Corpus.bundled().authors
        let files = authors.map { AvatarDrawing.png(of: $0, pixels: 48) }
        #expect(Set(files).count == authors.count)
        for file in files {
            let picture = try PlainPNG(file)
            #expect(picture.width == 48 && picture.height == 48)
            #expect(Set(picture.pixels).count > 2)
        }
        #expect(files[0] == AvatarDrawing.png(of: authors[0], pixels: 48))
        for size in AvatarAddress.Size.allCases {
            #expect(try PlainPNG(AvatarDrawing.png(of: authors[0], pixels: size.pixels)).width == size.pixels)
        }
    }

    @Test("The picture is served at the address in the tweet, without an account, by http and https")
    func served() throws {
        let bench = Bench()
        let address = try unwrap(bench.page(["q": "magic"]).statuses.first).user.imageURL
        let reply = try unwrap(bench.get(URL(string: address)!, account: nil))
        #expect(reply.status == 200)
        #expect(reply.response?.value(forHeader: "content-type") == "image/png")
        #expect(try PlainPNG(Array(reply.data ?? Data())).width == 48)
        #expect(bench.get(URL(string: address.replacingOccurrences(of: "http:", with: "https:"))!)?.data == reply.data)
        let original = bench.get(URL(string: address.replacingOccurrences(of: "_normal", with: ""))!)
        #expect(try PlainPNG(Array(original?.data ?? Data())).width == 192)
        #expect(bench.service.statistics.avatars.finished == 3)
        #expect(bench.service.statistics.searches.finished == 1)
    }

    @Test("A picture can be missing, slow, damaged or dropped")
    func failures() throws {
        var conditions = ServiceConditions.calm
        conditions.avatarPlan = try ResponsePlan(parsing: "404,200@5s,malformed,drop")
        let bench = Bench(conditions)
        let url = URL(
            string: AvatarAddress(author: try Corpus.bundled().authors[0], size: .normal).text(scheme: "http"))!
        #expect(bench.get(url)?.status == 404)

        let slow = Box(false)
        SocialRequest(bench.service, .get, url).perform { _, _, _ in slow.change { $0 = true } }
        bench.clock.advance(by: .milliseconds(4999))
        #expect(!slow.value)
        bench.clock.advance(by: .milliseconds(1))
        #expect(slow.value)

        let damaged = try unwrap(bench.get(url))
        #expect(damaged.status == 200)
        #expect(throws: PNGProblem.self) { try PlainPNG(Array(damaged.data ?? Data())) }
        #expect(bench.get(url)?.error == .connectionLost)
        #expect(bench.get(URL(string: "http://img.example.org/profile_images/1/nobody_normal.png")!)?.status == 404)
    }
}

struct PNGProblem: Error {
    let message: String
}

/// Parses a PNG of eight-bit RGB in stored blocks, and checks every length and checksum independently.
struct PlainPNG {
    let width: Int, height: Int
    var pixels: [UInt32] = []

    init(_ file: [UInt8]) throws {
        guard file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else {
            throw PNGProblem(message: "no PNG")
        }
        var position = 8
        var header: [UInt8] = []
        var data: [UInt8] = []
        var names: [String] = []
        func number(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        while position < file.count {
            guard position + 12 <= file.count else { throw PNGProblem(message: "a chunk breaks off") }
            let length = number(file[position..<(position + 4)])
            let end = position + 8 + length
            guard end + 4 <= file.count else { throw PNGProblem(message: "a chunk breaks off") }
            guard number(file[end..<(end + 4)]) == Self.crc(file[(position + 4)..<end]) else {
                throw PNGProblem(message: "a checksum")
            }
            names.append(String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self))
            if names.last == "IHDR" { header = Array(file[(position + 8)..<end]) }
            if names.last == "IDAT" { data += file[(position + 8)..<end] }
            position = end + 4
        }
        guard names == ["IHDR", "IDAT", "IEND"], header.suffix(5) == [8, 2, 0, 0, 0] else {
            throw PNGProblem(message: "\(names)")
        }
        (width, height) = (number(header[0..<4]), number(header[4..<8]))
        guard number(data.prefix(2)) % 31 == 0 else { throw PNGProblem(message: "no zlib stream") }
        var rows: [UInt8] = []
        var place = 2
        var isLast = false
        while !isLast {
            isLast = data[place] == 1
            let length = Int(data[place + 1]) | Int(data[place + 2]) << 8
            guard length ^ 0xFFFF == Int(data[place + 3]) | Int(data[place + 4]) << 8 else {
                throw PNGProblem(message: "a block's length")
            }
            rows += data[(place + 5)..<(place + 5 + length)]
            place += 5 + length
        }
        guard rows.count == height * (width * 3 + 1), data.count == place + 4 else {
            throw PNGProblem(message: "too much or too little")
        }
        let low = rows.reduce(1) { ($0 + Int($1)) % 65_521 }
        let high = rows.reduce((1, 0)) { ((($0.0 + Int($1)) % 65_521), ($0.1 + ($0.0 + Int($1)) % 65_521) % 65_521) }.1
        guard number(data.suffix(4)) == high << 16 | low else { throw PNGProblem(message: "zlib's checksum") }
        for row in 0..<height {
            let start = row * (width * 3 + 1)
            guard rows[start] == 0 else { throw PNGProblem(message: "a filter") }
            for column in 0..<width {
                let pixel = start + 1 + column * 3
                pixels.append(UInt32(rows[pixel]) << 16 | UInt32(rows[pixel + 1]) << 8 | UInt32(rows[pixel + 2]))
            }
        }
    }

    /// Computes the checksum bit by bit, without a table.
    private static func crc(_ bytes: ArraySlice<UInt8>) -> Int {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
        }
        return Int(~crc)
    }
}
