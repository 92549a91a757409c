import Foundation
import TerminalUI
import Testing

@testable import SocialService

@Suite("Avatars") struct AvatarTests {
    @Test(arguments: AvatarAddress.Size.allCases)
    func `Every author has a valid PNG in each size`(size: AvatarAddress.Size) throws {
        for author in try Corpus.bundled().authors.prefix(size == .original ? 2 : .max) {
            let picture = try Image(png: AvatarDrawing.png(of: author, pixels: size.pixels))
            #expect(picture.width == size.pixels && picture.height == size.pixels)
            #expect(Set(picture.pixels.map { [$0.red, $0.green, $0.blue] }).count > 2)
        }
    }

    @Test func `The picture is served at the address in the tweet, without an account, by http and https`() throws {
        let bench = Bench()
        let address = try #require(bench.page(["q": "magic"]).statuses.first).user.text("profile_image_url")
        let reply = try #require(bench.get(URL(string: address)!, account: nil))
        #expect(reply.status == 200)
        #expect(reply.response?.value(forHeader: "content-type") == "image/png")
        #expect(try Image(png: Array(reply.data ?? Data())).width == 48)
        #expect(bench.get(URL(string: address.replacingOccurrences(of: "http:", with: "https:"))!)?.data == reply.data)
        let original = bench.get(URL(string: address.replacingOccurrences(of: "_normal", with: ""))!)
        #expect(try Image(png: Array(original?.data ?? Data())).width == 192)
        #expect(bench.service.statistics.avatars.finished == 3)
        #expect(bench.service.statistics.searches.finished == 1)
    }

    @Test func `A picture can be missing, slow, damaged or dropped`() throws {
        var conditions = ServiceConditions.calm
        conditions.avatarPlan = try ResponsePlan(parsing: "404,200@5s,malformed,drop")
        let bench = Bench(conditions)
        let url = URL(
            string: AvatarAddress(author: try Corpus.bundled().authors[0], size: .normal).text(scheme: "http"))!
        #expect(bench.get(url)?.status == 404)

        let slow = Box(false)
        SocialRequest(bench.service, url).perform { _, _, _ in slow.change { $0 = true } }
        bench.clock.advance(by: .milliseconds(4999))
        #expect(!slow.value)
        bench.clock.advance(by: .milliseconds(1))
        #expect(slow.value)

        let damaged = try #require(bench.get(url))
        #expect(damaged.status == 200)
        #expect(throws: PNGError.self) { try Image(png: Array(damaged.data ?? Data())) }
        #expect(bench.get(url)?.error == .connectionLost)
        #expect(bench.get(URL(string: "http://img.example.org/profile_images/1/nobody_normal.png")!)?.status == 404)
    }
}
