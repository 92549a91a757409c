import Foundation
import Testing

@testable import SocialService

@Suite("The corpus") struct CorpusTests {
    @Test
    func `There are at least 2,000 original tweets by at least 60 authors, in many languages and scripts`() throws {
        let corpus = try Corpus.bundled()
        let originals = corpus.tweets.filter { $0.retweetOf == nil }
        #expect(originals.count >= 2000)
        #expect(Set(originals.map(\.author)).count >= 60)
        #expect(Set(originals.map(\.language)).count >= 20)
        let letters = ["א", "ا", "あ", "한", "中", "α", "я", "क", "ı", "ก"]
        for script in letters + ["👩‍💻", "&", "<", "#", "@", "http://"] {
            let range = script.unicodeScalars.first!
            #expect(
                originals.contains { $0.text.contains(script) || $0.text.unicodeScalars.contains(range) }, "\(script)")
        }
        #expect(corpus.tweets.count { $0.retweetOf != nil } >= 40)
        #expect(corpus.tweets.count { $0.replyTo != nil } >= 20)
        #expect(originals.count { TweetText($0.text).length < 12 } >= 10)
        #expect(originals.count { TweetText($0.text).length >= 135 } >= 10)
    }

    @Test func `No two tweets are alike or nearly alike without their names, numbers, tags and links`() throws {
        let texts = try Corpus.bundled().tweets.filter { $0.retweetOf == nil }.map { bare($0.text) }
        #expect(Set(texts).count == texts.count)

        // A text's shingles are its sequences of four Unicode scalars. Tweets from one template share many.
        let shingles = texts.map { text -> Set<Int> in
            let scalars = text.unicodeScalars.map { Int($0.value) }
            guard scalars.count >= 12 else { return [] }
            return Set((0...(scalars.count - 4)).map { scalars[$0..<$0 + 4].reduce(0) { $0 << 16 ^ $1 } })
        }
        var tweetsWith: [Int: [Int]] = [:]
        for (place, set) in shingles.enumerated() {
            for shingle in set { tweetsWith[shingle, default: []].append(place) }
        }
        var shared: [Int: Int] = [:]
        for places in tweetsWith.values where places.count < 40 {
            for (index, one) in places.enumerated() {
                for other in places[(index + 1)...] { shared[min(one, other) << 20 | max(one, other), default: 0] += 1 }
            }
        }
        for (pair, count) in shared {
            let one = shingles[pair >> 20]
            let other = shingles[pair & 0xF_FFFF]
            let likeness = Double(count) / Double(one.count + other.count - count)
            #expect(likeness < 0.4, "\(texts[pair >> 20]) / \(texts[pair & 0xF_FFFF])")
        }
    }

    private func bare(_ text: String) -> String {
        TweetText(text).pieces.compactMap { if case .plain(let plain) = $0 { plain.lowercased() } else { nil } }
            .joined().filter { !$0.isNumber && !$0.isWhitespace && !$0.isPunctuation }
    }

    @Test(arguments: [
        "swift", "magic", "mag", "ios7", "rea", "cat", "rain", "sig", "map", "tea", "the", "lov", "dog", "bir",
        "tra", "cod", "bug", "mus",
        "boo", "gar", "sta", "sea", "sno", "win", "sun", "hel", "tes", "thr", "fil", "#swift", "#magic",
        "@anika_code", "猫", "비", "雨", "γάτα", "дождь",
        "قطة", "चाय", "ışık", "mưa",
    ])
    func `What learners type finds something`(query: String) throws {
        let bench = Bench()
        #expect(try !bench.page(["q": query]).statuses.isEmpty)
    }
}
