import TerminalTestKit
import Testing

@testable import SocialService
@testable import Terminal
@testable import TerminalUI

@Suite("Images on a terminal")
@MainActor
struct PictureTests {
    private func screen(_ image: Image?, rows: Int, depth: ColorDepth, unicode: Bool = true) -> ScreenModel {
        let terminal = TerminalAbilities(isInteractive: true, colorDepth: depth, hasUnicode: unicode)
        let lines = Picture.lines(of: image, or: "ab", rows: rows, on: terminal)
        return ScreenModel(lines, columns: 2 * rows, on: terminal)
    }

    private let four = Image(
        width: 2, height: 2,
        pixels: [
            .init(red: 255, green: 0, blue: 0), .init(red: 0, green: 255, blue: 0), .init(red: 0, green: 0, blue: 255),
            .init(red: 255, green: 255, blue: 255),
        ])

    @Test func `a cell shows two pixels, one above the other`() {
        let shown = screen(four, rows: 1, depth: .full)
        #expect(shown.line(0) == "▀▀")
        #expect(shown.cell(0, 0).foreground == .rgb(255, 0, 0) && shown.cell(0, 0).background == .rgb(0, 0, 255))
        #expect(shown.cell(0, 1).foreground == .rgb(0, 255, 0) && shown.cell(0, 1).background == .rgb(255, 255, 255))
        let fewer = screen(four, rows: 1, depth: .palette)
        #expect(fewer.cell(0, 0).foreground == .palette(196) && fewer.cell(0, 1).background == .palette(231))
        #expect(shown.unknownSequences.isEmpty && fewer.unknownSequences.isEmpty)
    }

    @Test func `initials replace a missing image, and any image without 256 colors or half blocks`() {
        for shown in [
            screen(nil, rows: 3, depth: .full), screen(four, rows: 3, depth: .sixteen),
            screen(four, rows: 3, depth: .none),
            screen(four, rows: 3, depth: .full, unicode: false),
        ] {
            #expect(shown.lines == ["", "  AB", ""])
        }
    }

    @Test func `scaling down averages pixels, and scaling up repeats them`() {
        #expect(four.scaled(to: 1)[0, 0] == .init(red: 128, green: 128, blue: 128))
        let large = four.scaled(to: 5)
        #expect(large.pixels.count == 25 && large[1, 1] == four[0, 0] && large[4, 4] == four[1, 1])
    }

    @Test func `an avatar keeps its face of six by six squares on three rows`() throws {
        let author = try Corpus.bundled().authors[0]
        let image = try Image(png: AvatarDrawing.png(of: author, pixels: 48))
        let shown = screen(image, rows: 3, depth: .full)
        for row in 0..<3 {
            for column in 0..<6 {
                let (upper, lower) = (image[column * 8, row * 16], image[column * 8, row * 16 + 8])
                #expect(shown.cell(row, column).foreground == .rgb(Int(upper.red), Int(upper.green), Int(upper.blue)))
                #expect(shown.cell(row, column).background == .rgb(Int(lower.red), Int(lower.green), Int(lower.blue)))
            }
        }
    }

    @Test(
        "colors have names and codes, and a terminal with fewer colors gets the nearest",
        arguments: [
            (Color.yellow, "33", "33", "33"), (.standard, "39", "39", "39"),
            (.rgb(red: 95, green: 135, blue: 175), "38;2;95;135;175", "38;5;67", "90"),
            (.rgb(red: 8, green: 8, blue: 8), "38;2;8;8;8", "38;5;232", "30"),
            (.rgb(red: 250, green: 10, blue: 0), "38;2;250;10;0", "38;5;196", "31"),
        ])
    func codes(color: Color, full: String, palette: String, sixteen: String) {
        #expect([.full, .palette, .sixteen].map(color.foregroundCode) == [full, palette, sixteen])
        #expect(Color(rawValue: color.rawValue) == color)
        #expect(TextStyle(background: .gray).paint("x", .full) == "\u{1b}[100mx\u{1b}[0m")
        #expect(TextStyle(background: color).paint("x", .none) == "x")
    }
}
