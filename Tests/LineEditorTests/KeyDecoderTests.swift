import TerminalTestKit
import Testing

@testable import Terminal

@Suite("Bytes of a keyboard become keys") struct KeyDecoderTests {
    private func keys(_ text: String) -> [Key] { Key.typed(text) }

    @Test(
        "text is one key per scalar, and so are control keys; a sequence and a paste are one key each",
        arguments: [
            ("aé日😀", [.scalar("a"), .scalar("é"), .scalar("日"), .scalar("😀")]),
            ("\u{1}\r\u{7f}", [.scalar("\u{1}"), .scalar("\r"), .scalar("\u{7f}")]),
            ("\u{1b}f", [.alt("f")]), ("\u{1b}\u{1b}[A", [.escape, .named(.up)]),
            // What follows an unknown sequence isn't lost.
            ("\u{1b}[99;1Xa", [.unknown("[99;1X"), .scalar("a")]),
            // A paste's line breaks become spaces, and the last one goes.
            ("\u{1b}[200~one\r\ntwo\tthree\n\u{1b}[201~x", [.paste("one two three"), .scalar("x")]),
            // Without an end, it's complete when the input pauses.
            ("\u{1b}[200~abc", [.paste("abc")]),
        ] as [(String, [Key])])
    func decoded(_ text: String, _ expected: [Key]) { #expect(keys(text) == expected) }

    @Test(arguments: [
        ("\u{1b}[A", Key.Name.up), ("\u{1b}OA", .up), ("\u{1b}[1;5C", .wordRight), ("\u{1b}[H", .home),
        ("\u{1b}[4~", .end), ("\u{1b}[3~", .delete),
    ])
    func `cursor keys have names, in each of the ways in which terminals send them`(sequence: String, name: Key.Name) {
        #expect(keys(sequence) == [.named(name)])
    }

    @Test(
        "a terminal's report about its ground isn't a key, wherever it comes, and it may come in pieces",
        arguments: ["\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\", "\u{1b}]11;rgb:ff/ff/ff\u{7}", "\u{1b}]11;nothing\u{7}"])
    func report(_ report: String) {
        #expect(keys("a\(report)b") == [.scalar("a"), .scalar("b")])
        var decoder = KeyDecoder()
        let bytes = Array(report.utf8)
        var keys = bytes[..<5].flatMap { decoder.feed($0) }
        #expect(decoder.timeout == 2_000, "the rest of a report may be slow")
        keys += bytes[5...].flatMap { decoder.feed($0) } + decoder.feed(0x61)
        #expect(keys == [.scalar("a")])
    }

    @Test func `Alt and a bracket is a key, and a report that never ends is dropped`() {
        #expect(keys("\u{1b}]") == [.alt("]")])
        #expect(keys("\u{1b}]11;rgb") == [])
        #expect(keys("\u{1b}]" + String(repeating: "x", count: 70)).count < 10)
    }

    @Test(arguments: [
        ("11;rgb:1e1e/1e1e/1e1e", TerminalLook.Ground.dark), ("11;rgb:fdfd/f6f6/e3e3", .light),
        ("11;rgba:ff/ff/ff/80", .light), ("10;rgb:ff/ff/ff", nil), ("11;rgb:ff/ff", nil), ("11;rgb:", nil),
    ])
    func `a ground is light if dark text is easier to read on it`(_ report: String, _ ground: TerminalLook.Ground?) {
        #expect(TerminalLook.Ground(report: report) == ground)
    }

    @Test func `Escape alone is the Escape key, once the input pauses`() {
        var decoder = KeyDecoder()
        #expect(decoder.feed(0x1b) == [])
        #expect(decoder.timeout == 40)
        #expect(decoder.pause() == [.escape])
        #expect(decoder.timeout == nil)
    }

    @Test(
        arguments: [
            [0xff, 0x61], [0xc3, 0x61], [0xe6, 0x97, 0x61], [0x80, 0x61], [0xc0, 0x61], [0xed, 0xa0, 0x80, 0x61],
        ] as [[UInt8]])
    func `bytes that are not UTF-8 become U+FFFD, and the next key is whole`(bytes: [UInt8]) {
        var decoder = KeyDecoder()
        let decoded = bytes.flatMap { decoder.feed($0) } + decoder.pause()
        #expect(decoded.last == .scalar("a"))
        #expect(decoded.dropLast().allSatisfy { $0 == .scalar("\u{fffd}") })
        #expect(decoded.count > 1)
    }

    @Test func `no bytes beyond the key are read, also at the end of a paste`() {
        var decoder = KeyDecoder()
        let input = Array("\u{1b}[200~some \u{1b}[20 text\u{1b}[201~REST".utf8)
        var position = 0
        var decoded: [Key] = []
        while decoded.isEmpty {
            let count = decoder.bytesLeftInKey
            #expect(count >= 1)
            for byte in input[position..<min(position + count, input.count)] { decoded += decoder.feed(byte) }
            position += count
        }
        #expect(String(decoding: input[position...], as: UTF8.self) == "REST")
    }

    @Test func `no bytes make it trap`() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<2_000 {
            var decoder = KeyDecoder()
            let bytes = (0..<40).map { _ in
                [0x1b, 0x5b, 0x32, 0x30, 0x7e, 0xe6, 0x97, 0xa5, UInt8.random(in: 0...255, using: &random)]
                    .randomElement(using: &random)!
            }
            for byte in bytes { _ = decoder.feed(byte) }
            _ = decoder.pause()
            #expect(decoder.feed(0x61) == [.scalar("a")])
        }
    }
}
