import Testing

@testable import SocialService

@Suite("The corpus") struct CorpusTests {
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
