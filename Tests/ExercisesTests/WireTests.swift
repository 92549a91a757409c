import Foundation
import StarterProject
import TerminalUI
import Testing

@testable import Exercises

@Suite("The wire between judge and player")
struct WireTests {
    private let observations = [
        Observation(at: .milliseconds(120), lane: .log, event: .next("né 🇯🇵"), thread: ThreadName.main),
        Observation(at: .seconds(2), lane: .log, event: .failed("no accounts"), thread: ThreadName.background),
        Observation(at: .zero, lane: .avatarCanceled, event: .completed),
        Observation(at: .zero, lane: .kept, of: 2, event: .subscribed),
        Observation(at: .zero, lane: .kept, of: 1, event: .disposed),
    ]

    private static var world: SearchWorld {
        var world = SearchWorld()
        world.access = .ask
        world.accounts = 3
        world.plan = "200@400ms,503"
        world.latency = "10ms"
        world.avatarPlan = "404"
        world.avatarLatency = "20ms"
        return world
    }

    /// Every action once.
    private static let actions: [Stimulus.Action] = [
        .wait, .open, .openForm(world), .openSignIn(SignInWorld(name: "ann", password: "")),
        .openController(minimumLength: 4), .close, .hold, .release, .dispose, .type(""), .type("né 🇯🇵"),
        .delete, .clear,
        .signInKey(.type("a"), .name), .signInKey(.delete, .password), .tap, .scroll(rows: -3), .look, .allow, .deny,
        .resetDecision, .advise(.noAccounts), .advise(.invalidResponse), .subscribe, .send(-7), .complete, .fail,
        .report("half"), .grant, .refuse, .makeSearch("the"), .prepare(picture: "a"), .ask(asker: 1, picture: "b"),
        .leave(asker: 2), .answerPicture("c"), .refusePicture("d"), .color(.magenta), .require(minimumLength: 5),
        .parse(json: "{}"), .question(TweetSheet(rows: [], language: "en")),
        .question(TweetSheet(rows: [.init(username: "ann", language: "de", retweets: 3)], language: "de")),
        .show([]), .show([ShownTweet(id: "7", username: "ann", avatar: URL(filePath: "/a b.png"))]),
    ]

    private func body(_ message: some WireMessage, nonce: UInt64 = 1, number: Int = 0) throws -> [UInt8] {
        var splitter = FrameSplitter()
        let bytes = FrameCoding.bytes(of: Frame(nonce: nonce, number: number, message: message))
        let bodies = try splitter.take(bytes[...])
        #expect(bodies.count == 1)
        return bodies[0]
    }

    /// The body of a frame with these texts as its fields.
    private func body(of texts: [String]) -> [UInt8] {
        texts.flatMap { text -> [UInt8] in [0, 0, 0, UInt8(text.utf8.count)] + text.utf8 }
    }

    /// The body of a frame whose message has these fields.
    private func body(fields: [String]) -> [UInt8] { body(of: [FrameCoding.version, "1", "0"] + fields) }

    @Test("Answers arrive as they were sent")
    func answers() throws {
        let answers: [PlayerAnswer] = [
            .settled(observations, alive: ["view": 0, "token": 2]), .settled([], alive: [:]), .noSuchTask, .overflowed,
            .refused("why"),
        ]
        for (number, answer) in answers.enumerated() {
            let frame = try ReceivedFrame(body(answer, nonce: .max, number: number))
            #expect(try frame.message(as: PlayerAnswer.self) == answer)
            #expect(frame.nonce == .max)
            #expect(frame.number == number)
        }
    }

    @Test("Instructions arrive as they were sent, to the millisecond")
    func instructions() throws {
        let stimuli = Self.actions.map { PlayerInstruction.play(Stimulus(at: .milliseconds(1_234), $0)) }
        for instruction in [.begin(task: 3, seed: .max), .end] + stimuli {
            #expect(try ReceivedFrame(body(instruction)).message(as: PlayerInstruction.self) == instruction)
        }
    }

    @Test("Frames are found in pieces of any size")
    func pieces() throws {
        let frames = (0..<5).map {
            FrameCoding.bytes(of: Frame(nonce: 9, number: $0, message: PlayerAnswer.settled([], alive: [:])))
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

    @Test("The splitter waits for the rest of a frame")
    func unfinished() throws {
        let bytes = FrameCoding.bytes(of: Frame(nonce: 9, number: 0, message: PlayerAnswer.noSuchTask))
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
        "An answer of an older or damaged player is a typed error",
        arguments: [
            (["passed"], .unknown(field: "answer", value: "passed")),
            (["noSuchTask", "more"], .extra("more")),
            (["settled"], .missing("number of observations")),
            (["settled", "many"], .unknown(field: "number of observations", value: "many")),
            (["settled", "1"], .missing("instant")),
            (
                ["settled", "1", "0", "bakground", "0", "main", "completed"],
                .unknown(field: "lane", value: "bakground")
            ),
            (["settled", "1", "0", "log", "0", "main", "next"], .missing("value")),
            (["settled", "1", "0", "log", "0", "main", "ended"], .unknown(field: "event", value: "ended")),
            (["settled", "0"], .missing("number of names")),
            (["settled", "0", "1", "view"], .missing("number of objects")),
            (["settled", "0", "0", "view"], .extra("view")),
        ] as [([String], WireError)])
    func damagedAnswers(fields: [String], error: WireError) throws {
        let frame = try ReceivedFrame(body(fields: fields))
        #expect(throws: error) { try frame.message(as: PlayerAnswer.self) }
    }

    @Test(
        "An instruction of a newer or damaged grader is a typed error",
        arguments: [
            (["pause"], .unknown(field: "instruction", value: "pause")),
            (["begin", "1"], .missing("seed")),
            (["play", "0", "tipe", "m"], .unknown(field: "stimulus", value: "tipe")),
            (["play", "soon", "open"], .unknown(field: "instant", value: "soon")),
            (["play", "0", "key", "type"], .missing("text")),
            (["play", "0", "open", "wide"], .extra("wide")),
            (["play", "0", "openForm", "maybe"], .unknown(field: "access", value: "maybe")),
            (["play", "0", "color", "beige"], .unknown(field: "color", value: "beige")),
        ] as [([String], WireError)])
    func damagedInstructions(fields: [String], error: WireError) throws {
        let frame = try ReceivedFrame(body(fields: fields))
        #expect(throws: error) { try frame.message(as: PlayerInstruction.self) }
    }

    @Test("A frame of another version is recognized, whatever its message")
    func otherVersion() throws {
        let frame = try ReceivedFrame(body(of: ["1", "5", "7", "unheard of"]))
        #expect(frame.nonce == 5)
        #expect(frame.number == 7)
        #expect(throws: WireError.otherVersion("1")) { try frame.message(as: PlayerAnswer.self) }
    }

    @Test("A body that ends early is an error at every length")
    func truncated() throws {
        let whole = try body(PlayerAnswer.settled(observations, alive: ["view": 1]))
        for length in 0..<whole.count {
            #expect(throws: WireError.self) {
                try ReceivedFrame(Array(whole.prefix(length))).message(as: PlayerAnswer.self)
            }
        }
        #expect(throws: WireError.truncated) {
            try ReceivedFrame(whole.dropLast()).message(as: PlayerAnswer.self)
        }
    }

    @Test("Bytes that aren't a frame are refused", arguments: ["", "{}", "\u{0}", "\u{0}\u{0}\u{0}\u{9}1"])
    func garbage(text: String) {
        #expect(throws: WireError.self) { try ReceivedFrame(Array(text.utf8)) }
    }

    @Test("Texts that aren't UTF-8 are refused")
    func invalidText() throws {
        var bytes = try body(PlayerAnswer.settled([], alive: ["view": 1]))
        let place = try #require(bytes.lastIndex(of: UInt8(ascii: "v")))
        bytes[place] = 0xff
        let frame = try ReceivedFrame(bytes)
        #expect(throws: WireError.notText) { try frame.message(as: PlayerAnswer.self) }
    }

    @Test("Each error is a plain reason, short even where the other side sent a long text")
    func reasons() {
        let long = String(repeating: "x", count: 1_000)
        for error in [
            WireError.otherVersion(long), .truncated, .notText, .missing("lane"), .unknown(field: "lane", value: long),
            .extra(long),
        ] {
            #expect(error.description.count < 100)
        }
        #expect(WireError.unknown(field: "lane", value: "bakground").description == "\"bakground\" is not a known lane")
    }
}
