/// All tweets and their authors, with an index to search them.
public struct Corpus: Sendable {
    let authors: [Author]
    /// The newest first. The index of a tweet is its *rank*.
    let tweets: [CorpusTweet]
    let index: TweetIndex
    private let authorIndices: [String: Int]

    /// The number of tweets.
    public var count: Int { tweets.count }

    /// Reads a corpus from the bytes of its files.
    ///
    /// - Parameters:
    ///   - authors: the file of authors.
    ///   - tweets: the files of tweets, in any order, with their names for error messages.
    /// - Throws: ``CorpusError`` for the first mistake in them.
    public init(authors: [UInt8], tweets: [(file: String, bytes: [UInt8])]) throws(CorpusError) {
        var reader = CorpusReader()
        try reader.readAuthors(authors, file: "authors.txt")
        for (file, bytes) in tweets { try reader.readTweets(bytes, file: file) }
        let all = try reader.tweets()
        self.authors = reader.authors
        self.tweets = all
        index = TweetIndex(tweets: all, authors: reader.authors)
        authorIndices = Dictionary(
            uniqueKeysWithValues: reader.authors.enumerated().map { ($1.screenName.lowercased(), $0) })
    }

    /// The author with a screen name, in upper or lower case.
    func author(named screenName: String) -> Author? { authorIndices[screenName.lowercased()].map { authors[$0] } }

    /// The corpus that comes with the service. The first call reads it, which takes about 50 ms.
    public static func bundled() throws(CorpusError) -> Corpus { try bundledResult.get() }

    private static let bundledResult: Result<Corpus, CorpusError> = {
        do throws(CorpusError) {
            return .success(try CorpusFolder.find().corpus())
        } catch {
            return .failure(error)
        }
    }()
}
