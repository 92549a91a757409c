import Exercises
import Testing

@Suite("The wire between judge and player")
struct WireTests {
    private let observations = [
        Observation(at: .milliseconds(120), lane: "text", event: .next("né 🇯🇵"), thread: ThreadName.main),
        Observation(at: .seconds(2), lane: "text", event: .failed("no accounts"), thread: ThreadName.background),
        Observation(at: .zero, lane: "text", event: .completed),
        Observation(at: .zero, lane: "text", event: .subscribed),
        Observation(at: .zero, lane: "text", event: .disposed),
    ]

    private func body(_ bytes: [UInt8]) throws -> [UInt8] {
        var splitter = FrameSplitter()
        let bodies = try splitter.take(bytes[...])
        #expect(bodies.count == 1)
        return bodies[0]
    }

    @Test("Answers arrive as they were sent")
    func answers() throws {
        let answers: [Answer] = [.settled(observations, alive: ["view": 0, "token": 2]), .noSuchTask, .overflowed]
        for (number, answer) in answers.enumerated() {
            let bytes = FrameCoding.bytes(of: Frame(nonce: .max, number: number, message: answer))
            let frame = try FrameCoding.frame(of: try body(bytes), as: Answer.self)
            #expect(frame.message == answer)
            #expect(frame.nonce == .max)
            #expect(frame.number == number)
        }
    }

    @Test("Instructions arrive as they were sent, to the millisecond")
    func instructions() throws {
        let stimulus = Stimulus(at: .milliseconds(1_234), "type", "m")
        let instructions: [Instruction] = [
            .begin(task: 3, seed: .max), .play(stimulus), .play(Stimulus(at: .seconds(9), "release")), .end,
        ]
        for instruction in instructions {
            let bytes = FrameCoding.bytes(of: Frame(nonce: 1, number: 0, message: instruction))
            #expect(try FrameCoding.frame(of: try body(bytes), as: Instruction.self).message == instruction)
        }
    }

    @Test("Frames are found in pieces of any size")
    func pieces() throws {
        let frames = (0..<5).map {
            FrameCoding.bytes(of: Frame(nonce: 9, number: $0, message: Answer.settled([], alive: [:])))
        }
        let stream = frames.flatMap { $0 }
        for size in [1, 2, 3, 7, 50, stream.count] {
            var splitter = FrameSplitter()
            var bodies: [[UInt8]] = []
            for start in stride(from: 0, to: stream.count, by: size) {
                bodies += try splitter.take(stream[start..<min(start + size, stream.count)])
            }
            #expect(bodies == frames.map { Array($0.dropFirst(4)) })
            #expect(!splitter.isMidFrame)
        }
    }

    @Test("A frame that was cut short is waited for and never made up")
    func truncated() throws {
        let bytes = FrameCoding.bytes(of: Frame(nonce: 9, number: 0, message: Answer.noSuchTask))
        var splitter = FrameSplitter()
        #expect(try splitter.take(bytes.dropLast()).isEmpty)
        #expect(splitter.isMidFrame)
    }

    @Test("A frame of gigabytes is refused when it is announced")
    func oversized() {
        var splitter = FrameSplitter()
        #expect(throws: FrameSplitter.Oversized.self) { try splitter.take([255, 255, 255, 255]) }
    }

    @Test(
        "Bytes that are no frame are refused",
        arguments: [
            "", "{}", "\u{0}", "\u{0}\u{0}\u{0}\u{9}1", "\0\0\0\u{1}1\0\0\0\u{1}0\0\0\0\u{6}passed",
            "\0\0\0\u{1}1\0\0\0\u{1}0\0\0\0\u{a}noSuchTask\0\0\0\u{4}more",
            "\0\0\0\u{1}1\0\0\0\u{1}0\0\0\0\u{7}settled\0\0\0\u{1}1",
        ])
    func garbage(text: String) {
        #expect(throws: FrameCoding.NoFrame.self) { try FrameCoding.frame(of: Array(text.utf8), as: Answer.self) }
    }

    @Test("Texts that are not UTF-8 are refused")
    func invalidText() throws {
        var bytes = try body(
            FrameCoding.bytes(of: Frame(nonce: 1, number: 0, message: Answer.settled([], alive: ["view": 1]))))
        let place = try #require(bytes.lastIndex(of: UInt8(ascii: "v")))
        bytes[place] = 0xff
        #expect(throws: FrameCoding.NoFrame.self) { try FrameCoding.frame(of: bytes, as: Answer.self) }
    }
}
