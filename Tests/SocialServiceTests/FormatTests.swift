import Foundation
import Testing

@testable import SocialService

@Suite("The format of an answer") struct FormatTests {
    @Test func `Every tweet of the corpus is found once, and has the right ranges of entities`() throws {
        let corpus = try Corpus.bundled()
        let bench = Bench(corpus: corpus)
        // Some tweets are newer than the clock.
        bench.clock.advance(by: .seconds(100 * 86_400))
        var seen: [UInt64] = []
        for author in corpus.authors {
            var page = try bench.page(["q": "from:\(author.screenName)", "count": "100"])
            while true {
                for status in page.statuses { try check(status) }
                seen += page.statuses.map(\.id)
                guard let next = page.nextResults else { break }
                page = try bench.follow(next)
            }
        }
        #expect(seen.sorted(by: >) == corpus.tweets.map(\.id))
    }

    private func check(_ status: Status) throws {
        let scalars = Array(status.text.unicodeScalars)
        func part(_ indices: [Int]) -> String { String(String.UnicodeScalarView(scalars[indices[0]..<indices[1]])) }
        for tag in status.hashtags { #expect(part(tag.indices) == "#" + tag.text) }
        for url in status.urls { #expect(part(url.indices) == url.url && url.url.count == 22) }
        for mention in status.mentions {
            #expect(part(mention.indices).lowercased() == "@" + mention.screenName.lowercased())
        }
        #expect(
            !status.text.replacingOccurrences(of: "&(amp|lt|gt);", with: "", options: .regularExpression).contains {
                "&<>".contains($0)
            })
        for original in status.retweeted {
            #expect(status.text.hasPrefix("RT @\(original.user.text("screen_name")): "))
            #expect(status.truncated || status.text == "RT @\(original.user.text("screen_name")): " + original.text)
            #expect(original.id < status.id)
            try check(original)
        }
    }

    @Test
    func `Indices count code points of the escaped text: &amp; counts five, and an emoji one for each part`() throws {
        let bench = Bench(
            corpus: try corpus(
                "ada | 1 | en | - | a & b < c 🎉 👩‍💻 #tag é @BO #1 x#y @nobody http://bo.example.org/x. ok")
        )
        let status = try #require(bench.page(["q": "ok"]).statuses.first)
        #expect(status.text.hasPrefix("a &amp; b &lt; c 🎉 👩‍💻 #tag é @BO #1 x#y @nobody http://t.co/"))
        #expect(status.hashtags.map(\.text) == ["tag"])
        #expect(status.hashtags.map(\.indices) == [[23, 27]])
        #expect(status.mentions.map(\.screenName) == ["bo"])
        #expect(status.mentions.map(\.indices) == [[30, 33]])
        #expect(status.urls.map(\.expandedUrl) == ["http://bo.example.org/x"])
        try check(status)
    }

    @Test func `Quotation marks, backslashes, and control characters are escaped`() throws {
        let text = "ok \"a\" \\ b\tc \u{1}\u{1F} d"
        let bench = Bench(corpus: try corpus("ada | 1 | en | - | \(text)"))
        #expect(try bench.page(["q": "ok"]).statuses.map(\.text) == [text])
    }

    @Test func `A long retweet is shortened to 140 characters with an ellipsis, and marked as truncated`() throws {
        let long = String(repeating: "ten chars ", count: 13) + "#swiftly"
        let bench = Bench(
            corpus: try corpus("ada | 9 | en | id=a | \(long)\nbo | 1 | en | rt=a |\nada | 0 | en | re=a | so #there"))
        let statuses = try bench.page(["q": "ten"]).statuses
        let retweet = try #require(statuses.first)
        #expect(retweet.text.unicodeScalars.count == 140)
        #expect(retweet.truncated && retweet.text.hasSuffix("…"))
        #expect(retweet.hashtags.isEmpty && retweet.mentions.map(\.screenName) == ["ada"])
        #expect(retweet.retweeted.map(\.text) == [long])
        #expect(try bench.page(["q": "there"]).statuses.map(\.inReplyTo) == [retweet.retweeted[0].id])
    }
}
