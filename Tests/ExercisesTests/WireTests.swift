import Foundation
import StarterProject
import Terminal
import TerminalUI
import Testing

@testable import Exercises
@testable import Playing

@Suite("The wire between judge and player") struct WireTests {
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

    private static let verbs: [BookVerb] = [
        .open, .openForm(world), .openSignIn(SignInWorld(name: "ann", password: "")),
        .openController(minimumLength: 4), .close, .hold, .release, .dispose, .type(""), .type("né 🇯🇵"),
        .delete, .clear,
        .signInKey(.type("a"), .name), .signInKey(.delete, .password), .tap, .signingIn(true), .signOut,
        .scroll(rows: -3), .look, .allow, .deny,
        .resetDecision, .advise(.noAccounts), .advise(.rateLimitExceeded), .subscribe, .send(-7), .complete, .fail,
        .report("half"), .grant, .refuse, .makeSearch("the"), .prepare(picture: "a"), .ask(asker: 1, picture: "b"),
        .leave(asker: 2), .answerPicture("c"), .refusePicture("d"), .color(.magenta), .require(minimumLength: 5),
        .parse(json: "{}"), .question(TweetSheet(rows: [], language: "en")),
        .question(TweetSheet(rows: [.init(username: "ann", language: "de", retweets: 3)], language: "de")),
        .show([]), .show([ShownTweet(id: "7", username: "ann", avatar: URL(filePath: "/a b.png"))]),
    ]

    private func message<Message: WireValue>(
        _ bytes: [UInt8], version: Int = Frame.version, as _: Message.Type
    ) -> Result<Message, WireError> {
        var body: [UInt8] = []
        body.append(number: version)
        return Frame.message(in: body + bytes)
    }

    private static func bytes(_ parts: Any...) -> [UInt8] {
        var bytes: [UInt8] = []
        for part in parts {
            switch part {
            case let tag as UInt8: bytes.append(tag)
            case let number as Int: bytes.append(number: number)
            case let text as String: bytes.append(text: text)
            default: preconditionFailure("a message has no \(part)")
            }
        }
        return bytes
    }

    private static let tags: [UInt8] = Array(0...9)

    @Test func `Answers arrive as they were sent`() throws {
        let answers: [PlayerAnswer] = [
            .settled(observations, alive: ["view": 0, "token": 2]), .settled([], alive: [:]), .noSuchTask, .overflowed,
            .refused("why"),
        ]
        for answer in answers { #expect(Frame.message(in: Frame.body(of: answer)) == .success(answer)) }
    }

    @Test func `Instructions arrive as they were sent, to the millisecond`() throws {
        func received(_ instruction: PlayerInstruction) throws -> PlayerInstruction {
            try Frame.message(in: Frame.body(of: instruction)).get()
        }
        let waiting = PlayerInstruction.play(Stimulus(at: .milliseconds(1_234), .wait))
        for instruction in [.begin(task: 3, seed: .max), .end, waiting] {
            #expect(try received(instruction) == instruction)
        }
        for verb in Self.verbs {
            guard case .play(let stimulus) = try received(.play(Stimulus(at: .milliseconds(1_234), verb))) else {
                Issue.record("\(verb) isn't played")
                continue
            }
            #expect(stimulus.at == .milliseconds(1_234))
            #expect(stimulus.verb == verb)
        }
    }

    @Test func `Frames are found in pieces of any size`() throws {
        var seal = FrameSeal(SipHash.Key(1, 2), of: .player)
        let frames = (0..<5).map { _ in seal.sealed(Frame.body(of: PlayerAnswer.settled([], alive: [:]))) }
        let stream = frames.flatMap { $0 }
        for size in [1, 2, 3, 7, 50, stream.count] {
            var splitter = FrameSplitter()
            var bodies: [[UInt8]] = []
            for start in stride(from: 0, to: stream.count, by: size) {
                bodies += try splitter.take(stream[start..<min(start + size, stream.count)])
            }
            #expect(bodies == frames.map { Array($0.dropFirst(4)) })
        }
    }

    @Test func `A frame of gigabytes is refused when it is announced`() {
        var splitter = FrameSplitter()
        #expect(throws: FrameSplitter.Oversized.self) { try splitter.take([255, 255, 255, 255]) }
    }

    @Test(
        arguments: [
            ([], .missing("message")), (bytes(tags[9]), .unknown("message")),
            (bytes(tags[1], 7), .unknown("message")),
            (bytes(tags[0], 0), .missing("alive")), (bytes(tags[0], 0, 1, "view"), .missing("alive")),
            (bytes(tags[0], 1, 1), .missing("lane")), (bytes(tags[0], Int.max), .missing("milliseconds")),
            (bytes(tags[0], 1, 1, String(repeating: "l", count: 300)), .outOfBounds("lane")),
            (bytes(tags[0], 1, 1, "log", tags[0], tags[9]), .unknown("event")),
            (bytes(tags[0], 1, 1, Int.max), .missing("lane")), (bytes(tags[0], 1, 1, -1), .missing("lane")),
            (bytes(tags[3]) + [0, 0, 0, 0, 0, 0, 0, 1, 0xff], .unknown("refused")),
        ] as [([UInt8], WireError)])
    func `An answer of a damaged player is a typed error`(bytes: [UInt8], error: WireError) throws {
        #expect(message(bytes, as: PlayerAnswer.self) == .failure(error))
    }

    @Test(
        arguments: [
            (bytes(tags[9]), .unknown("message")), (bytes(tags[0], 1), .missing("seed")),
            (bytes(tags[1], 0), .missing("at")), (bytes(tags[1], 0, 0, tags[9]), .unknown("action")),
        ] as [([UInt8], WireError)])
    func `An instruction of a damaged grader is a typed error`(bytes: [UInt8], error: WireError) throws {
        #expect(message(bytes, as: PlayerInstruction.self) == .failure(error))
    }

    @Test(
        arguments: [
            (bytes(tags[9]), .unknown("action")), (bytes(tags[1], tags[9]), .unknown("key")),
            (bytes(tags[2], tags[1], "nickname"), .unknown("field")),
            (bytes(tags[3], #"{"tipe": {}}"#), .unknown("action")),
            (bytes(tags[3], #"{"color": {"_0": "beige"}}"#), .unknown("color")),
        ] as [([UInt8], WireError)])
    func `A damaged verb is a typed error, and no fixture performs it`(bytes: [UInt8], error: WireError) {
        var reader = WireReader(bytes[...])
        do throws(WireError) {
            Issue.record("\(try BookVerb(from: &reader)) was read")
        } catch let thrown {
            #expect(thrown == error)
        }
        #expect(Stimulus(at: .zero, .received(bytes)).verb == nil)
    }

    @Test("A frame of another version is recognized, whatever its message")
    func otherVersion() throws {
        let received = message(Array("unheard of".utf8), version: 9, as: PlayerAnswer.self)
        #expect(received == .failure(.otherVersion(9)))
    }

    @Test func `A body that ends early has no message, at every length`() throws {
        let whole = Frame.body(of: PlayerAnswer.settled(observations, alive: ["view": 1]))
        for length in 0..<whole.count {
            let message: Result<PlayerAnswer, WireError> = Frame.message(in: Array(whole.prefix(length)))
            #expect(throws: WireError.self) { try message.get() }
        }
    }

    @Test(arguments: ["", "{}", "\u{0}", "\u{0}\u{0}\u{0}\u{9}1", String(repeating: "[", count: 1 << 12)])
    func `Bytes that aren't a frame have no message`(text: String) {
        let message: Result<PlayerAnswer, WireError> = Frame.message(in: Array(text.utf8))
        #expect(throws: WireError.self) { try message.get() }
    }
}
