/// All tweets and their authors, with the index to search them by.
public struct Corpus: Sendable {
    let authors: [Author]
    /// The newest first. The place of a tweet in here is its rank.
    let tweets: [Tweet]
    let index: TweetIndex
    private let places: [String: Int]

    /// How many tweets there are.
    public var count: Int { tweets.count }
    /// How many people wrote them.
    public var authorCount: Int { authors.count }

    /// A corpus from the bytes of its files. Fails with the first thing that is wrong with them.
    ///
    /// - Parameters:
    ///   - authors: the file of authors.
    ///   - tweets: the files of tweets, in any order; the names are for messages.
    public init(authors: [UInt8], tweets: [(file: String, bytes: [UInt8])]) throws(CorpusError) {
        var reader = CorpusReader()
        try reader.readAuthors(authors, file: "authors.txt")
        for (file, bytes) in tweets { try reader.readTweets(bytes, file: file) }
        let all = try reader.tweets()
        self.authors = reader.authors
        self.tweets = all
        index = TweetIndex(tweets: all, authors: reader.authors)
        places = Dictionary(uniqueKeysWithValues: reader.authors.enumerated().map { ($1.screenName.lowercased(), $0) })
    }

    /// Somebody by their screen name, in whatever case.
    func author(named screenName: String) -> Author? { places[screenName.lowercased()].map { authors[$0] } }

    /// The corpus that comes with the service, read when it is first asked for and kept. It takes some 50 ms, on the asking thread.
    public static func bundled() throws(CorpusError) -> Corpus { try bundledResult.get() }

    private static let bundledResult: Result<Corpus, CorpusError> = {
        do throws(CorpusError) {
            return .success(try CorpusFolder.find().corpus())
        } catch {
            return .failure(error)
        }
    }()
}
