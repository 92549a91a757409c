import Terminal
import Testing

@testable import Exercises
@testable import Playing

@Suite("The seal of frames") struct FrameSealTests {
    private let key = SipHash.Key(1, 2)
    private let frame = Frame(nonce: 1, number: 0, message: PlayerInstruction.end).bytes

    private func body(_ sealed: [UInt8]) -> [UInt8] { Array(sealed.dropFirst(4)) }

    @Test func `The checksum is SipHash-2-4, by its authors' example`() throws {
        let key = try #require(SipHash.Key(bytes: Array(0..<16)))
        #expect(key.bytes == Array(0..<16))
        #expect(SipHash.hash(Array(0..<15), key: key) == 0xa129_ca61_49be_45e5)
        #expect(SipHash.hash([], key: key) == 0x726f_db47_dd0e_0e31)
    }

    @Test("The other side opens a frame once, in its place")
    func opened() {
        var (grader, player) = (FrameSeal(key, of: .grader), FrameSeal(key, of: .player))
        let (first, second) = (body(grader.sealed(frame)), body(grader.sealed(frame)))
        #expect(player.opened(second) == nil, "out of turn")
        #expect(player.opened(first) == Array(frame.dropFirst(4)))
        #expect(player.opened(first) == nil, "again")
        #expect(player.opened(second) == Array(frame.dropFirst(4)))
    }

    @Test func `A frame that was changed, reflected, cut, or sealed with another key isn't opened`() {
        var (grader, player) = (FrameSeal(key, of: .grader), FrameSeal(key, of: .player))
        var stranger = FrameSeal(SipHash.Key(1, 3), of: .grader)
        let sealed = body(grader.sealed(frame))
        var changed = sealed
        changed[0] ^= 1
        for forged in [changed, Array(sealed.dropLast()), [], body(stranger.sealed(frame))] {
            #expect(player.opened(forged) == nil)
        }
        #expect(grader.opened(sealed) == nil, "its own frame, sent back")
    }
}
