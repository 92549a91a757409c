import Foundation
@testable import SocialService
import SocialServiceHTTP
import Testing

@testable import SocialServer

@Suite("The service over HTTP", .timeLimit(.minutes(2)))
struct WireTests {
    @Test("Every search is answered as in process: status, headers and bytes")
    func searches() async throws {
        let searches: [[String: String]] = [
            ["q": "magic"], ["q": "the", "count": "100"], ["q": "mag"], ["q": "zzzzzz"], ["q": "雨"], ["q": "مطر"], ["q": "👩‍💻"],
            ["q": "\"in the rain\" -cat OR #swift & <b> 100% a+b"], ["q": "from:anika_code", "result_type": "recent", "include_entities": "0"],
            ["q": "the", "lang": "en", "max_id": "419735391173373653", "since_id": "1", "count": "3", "result_type": "popular"],
            // What the service refuses.
            [:], ["q": ""], ["q": String(repeating: "a", count: 501)], ["q": "magic", "count": "0"], ["q": "magic", "count": "101"],
            ["q": "magic", "count": "x"], ["q": "magic", "colour": "red"], ["q": "magic", "max_id": "-1"], ["q": "-magic"],
        ]
        try await Wire.lend { wire in
            for parameters in searches {
                #expect(await wire.search(wire.near, parameters) == wire.search(wire.twin, parameters), "\(parameters)")
            }
            #expect(wire.near.statistics.searches.statuses == wire.twin.statistics.searches.statuses)
            #expect(wire.near.statistics.searches.bytes == wire.twin.statistics.searches.bytes)
            #expect(wire.far.statistics.searches.started == searches.count)
        }
    }

    @Test("Every planned failure is answered as in process, a damaged body included")
    func failures() async throws {
        var conditions = ServiceConditions()
        let steps = APIFailure.all.map { ResponsePlan.Step(.failure($0)) }
        conditions.plan = ResponsePlan(steps + [.init(.malformed), .init(.withoutStatuses), .init(.drop), .init(.answer)])
        try await Wire.lend(conditions) { [conditions] wire in
            for step in conditions.plan.steps {
                let reply = await wire.search(wire.near, ["q": "magic"])
                #expect(await reply == wire.search(wire.twin, ["q": "magic"]), "\(step)")
                if step.response == .drop { #expect(reply == Reply(error: .connectionLost)) }
            }
            #expect(wire.near.statistics.searches.failed == wire.twin.statistics.searches.failed)
            // A dropped request is not sent again by the machinery below.
            #expect(wire.far.statistics.searches.started == conditions.plan.steps.count)
        }
    }

    @Test("The account goes along: its own rate limit, and the refusals of no account, a strange one and an expired one")
    func accounts() async throws {
        var conditions = ServiceConditions()
        conditions.rateLimit = RateLimit(requests: 1, window: .seconds(900))
        let strange = Account(type: .twitter, username: "a \"b\", c=d", token: "é&+%")
        try await Wire.lend(conditions) { wire in
            for account in [nil, strange, .expired("reader"), reader, reader, .signedIn(as: "日本")] as [Account?] {
                let (url, q) = (TwitterService.searchURL, ["q": "magic", "count": "1"])
                let reply = await wire.ask(wire.near, url, q, account: account)
                #expect(await reply == wire.ask(wire.twin, url, q, account: account), "\(String(describing: account))")
            }
            #expect(wire.near.statistics.searches.statuses == [200: 2, 400: 1, 401: 2, 429: 1])
        }
    }

    @Test("Addresses go along as they are: pages that are followed, other paths and methods, pictures and hosts")
    func addresses() async throws {
        let picture = "http://img.example.org/profile_images/\(try Corpus.bundled().authors[0].id)"
        let avatar = AvatarAddress(author: try Corpus.bundled().authors[0], size: .normal).text(scheme: "https")
        let search = TwitterService.searchURL.absoluteString
        let texts = [
            "\(search)?max_id=429735391173373653&q=%22in+the%22+%23magic&count=2&include_entities=1", "\(search)?q=%FF", "\(search)?q=a&q=the",
            "https://api.twitter.com/1.1/search/twits.json", "https://api.twitter.com/1/statuses/show/1.json?q=a", "https://api.twitter.com",
            "https://api.twitter.com/1.1/caf%C3%A9%2Fx", avatar, avatar.replacingOccurrences(of: "_normal", with: ""), "\(picture)/x.png",
            "http://img.example.org/profile_images/",
        ]
        try await Wire.lend { wire in
            for text in texts {
                let url = try #require(URL(string: text))
                #expect(await wire.ask(wire.near, url) == wire.ask(wire.twin, url), "\(text)")
            }
            for method in [SocialRequest.Method.post, .put, .delete] {
                let reply = await wire.ask(wire.near, TwitterService.searchURL, ["q": "magic"], method: method)
                #expect(await reply == wire.ask(wire.twin, TwitterService.searchURL, ["q": "magic"], method: method))
            }
            #expect(wire.near.statistics.avatars == wire.twin.statistics.avatars)
            // These never reach the wire.
            for text in ["mailto:ada", "https://api.example.com/1.1/search/tweets.json"] {
                let url = try #require(URL(string: text))
                #expect(await wire.ask(wire.near, url) == wire.ask(wire.twin, url), "\(text)")
            }
        }
    }

    @Test("An answer that never comes stays away until it is cancelled, and holds up no other")
    func never() async throws {
        var conditions = ServiceConditions()
        conditions.plan = ResponsePlan([.init(.never), .init(.never), .init(.answer)])
        try await Wire.lend(conditions) { wire in
            final class Witness: Sendable {}
            weak var witness: Witness?
            var tasks: [RequestTask] = []
            do {
                let held = Witness()
                witness = held
                for _ in 0..<2 {
                    var request = SocialRequest(wire.near, .get, TwitterService.searchURL, parameters: ["q": "magic"])
                    request.account = reader
                    tasks.append(request.perform { _, _, _ in
                        _ = held
                        Issue.record("an answer came")
                    })
                }
            }
            // Which of three requests is the third on its way is the wire's affair: ask until one is answered.
            while wire.far.statistics.searches.started < 2 { await Task.yield() }
            #expect(await wire.search(wire.near, ["q": "magic"]).status == 200)
            #expect(wire.near.statistics.searches.inFlight == 2)
            for task in tasks { task.cancel() }
            #expect(witness == nil)
            let counts = wire.near.statistics.searches
            #expect((counts.started, counts.finished, counts.cancelled, counts.inFlight) == (3, 1, 2, 0))
        }
    }

    @Test("Handlers run off the main thread, and several requests are on their way at once")
    func manyAtOnce() async throws {
        try await Wire.lend { wire in
            await withDiscardingTaskGroup { group in
                for number in 0..<100 {
                    group.addTask { #expect(await wire.search(wire.near, ["q": "magic", "count": "\(number + 1)"]).status == 200) }
                }
            }
            let counts = wire.near.statistics.searches
            #expect((counts.started, counts.finished, counts.failed, counts.inFlight) == (100, 100, 0, 0))
            #expect(counts.mostInFlight > 1)
            let isMain = await withCheckedContinuation { continuation in
                SocialRequest(wire.near, .get, TwitterService.searchURL).perform { _, _, _ in continuation.resume(returning: Thread.isMainThread) }
            }
            #expect(!isMain)
        }
    }

    @Test("Where nobody listens, the error says so and how to start one")
    func nobody() async throws {
        let gone = Box<Wire?>(nil)
        try await Wire.lend { wire in gone.change { $0 = wire } }
        let wire = try unwrap(gone.value)
        let error = await wire.search(wire.near, ["q": "magic"]).error
        #expect(error == .serviceUnavailable(reason: "nobody listens at \(wire.address); start it with `swift run social-service`."))
        #expect(wire.near.statistics.searches.failed == 1)
    }

    @Test("A port that somebody else has is told from other trouble")
    func taken() async throws {
        try await Wire.lend { wire in
            let port = try #require(UInt16(wire.address.text.split(separator: ":").last ?? ""))
            let second = try HTTPFront(for: wire.twin, port: port)
            let error = await #expect(throws: ListeningError.self) { try await second.run { _ in Issue.record("it listens") } }
            #expect(error?.isTaken == true)
        }
    }

    @Test("An address of a service is read, and anything else is named", arguments: [
        "http://127.0.0.1:8080", "http://localhost:1/", "127.0.0.1:8080", "http://127.0.0.1", "ftp://127.0.0.1:1", "http://127.0.0.1:0",
        "http://127.0.0.1:70000", "http://127.0.0.1:80/1.1", "http://a b:80", "http://u@127.0.0.1:80", "", "http://:80",
    ])
    func address(text: String) {
        if let address = try? ServiceAddress(parsing: text) {
            #expect(["http://127.0.0.1:8080", "http://localhost:1"].contains(address.text))
        } else {
            let error = #expect(throws: ServiceAddressError.self) { try ServiceAddress(parsing: text) }
            #expect(error?.description.hasPrefix("\"\(text)\" is not where a service listens: ") == true)
        }
    }
}
