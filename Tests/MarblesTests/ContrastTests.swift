import Foundation
import Testing

@testable import Marbles
@testable import Terminal

/// Text is readable: the WCAG contrast ratio of its colors is at least 4.5.
@Suite("Contrast") struct ContrastTests {
    private static let grounds: [TerminalLook.Ground: [String]] = [
        .dark: ["#000000", "#1e1e1e", "#0d1117", "#002b36", "#282a36", "#2e3440"],
        .light: ["#ffffff", "#fdf6e3", "#f6f8fa", "#eeeeee"],
    ]

    @Test(arguments: Ink.allCases, [TerminalLook.Ground.dark, .light])
    func `text on the ground of a terminal`(_ ink: Ink, _ ground: TerminalLook.Ground) throws {
        for behind in try #require(Self.grounds[ground]) {
            for depth in [ColorDepth.palette, .full] {
                let ratio = try Self.ratio(ink.color(on: ground), #require(Color(rawValue: behind)), depth)
                #expect(ratio >= 4.5, "\(ink) on \(behind)")
            }
        }
    }

    @Test(arguments: ValueColor.all, [TerminalLook.Ground.dark, .light])
    func `a value on its pill`(_ color: ValueColor, _ ground: TerminalLook.Ground) throws {
        for depth in [ColorDepth.palette, .full] {
            let pair = color.pair(onDark: ground == .dark, of256: depth < .full)
            let ratio = try Self.ratio(
                #require(Color(rawValue: pair.text)), #require(Color(rawValue: pair.fill)), depth)
            #expect(ratio >= 4.5, "\(pair)")
        }
    }

    @Test(arguments: [ColorDepth.palette, .full])
    func `a field's text, and what an empty one asks for, on yellow`(_ depth: ColorDepth) throws {
        // The yellow of VS Code, xterm, macOS, and Solarized.
        for yellow in ["#e5e510", "#cdcd00", "#999900", "#b58900"] {
            let ratio = try Self.ratio(Color.yellow.readableOnTop, #require(Color(rawValue: yellow)), depth)
            #expect(ratio >= 4.5, "on \(yellow)")
        }
    }

    @Test(arguments: [SVG.Scheme.light, .dark])
    func `the words of a picture, on its paper and on a value`(_ scheme: SVG.Scheme) throws {
        let fills = ValueColor.all.filter { if case .hue = $0 { true } else { false } }.map {
            $0.pair(onDark: scheme.isDark).fill
        }
        let pairs =
            fills.map { (scheme.ink, $0) } + [scheme.ink, scheme.faint, scheme.alarm].map { ($0, scheme.paper) }
        for (ink, ground) in pairs {
            let ratio = try Self.ratio(#require(Color(rawValue: ink)), #require(Color(rawValue: ground)), .full)
            #expect(ratio >= 4.5, "\(ink) on \(ground)")
        }
    }

    private static func ratio(_ one: Color, _ other: Color, _ depth: ColorDepth) -> Double {
        let lights = [one, other].map { luminance($0, depth) }.sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    private static func luminance(_ color: Color, _ depth: ColorDepth) -> Double {
        guard case .rgb(let red, let green, let blue) = color else { return .nan }
        let shown = depth == .full ? [red, green, blue].map(Double.init) : parts(of: Palette.nearest(red, green, blue))
        let linear = shown.map { $0 / 255 }.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// Red, green, and blue of a palette color from 16 to 255.
    private static func parts(of number: Int) -> [Double] {
        if number >= 232 { return Array(repeating: Double(8 + 10 * (number - 232)), count: 3) }
        let steps = [0.0, 95, 135, 175, 215, 255]
        return [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6].map { steps[$0] }
    }
}
