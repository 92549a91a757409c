/// All tweets and their authors.
public struct Corpus: Sendable {
    let authors: [Author]
    /// The authors in the API's format.
    let users: [JSONText]
    /// The tweets, newest first. A tweet's index is its *rank*.
    let tweets: [CorpusTweet]
    let index: SearchIndex
    private let authorIndices: [String: Int]

    /// Reads a corpus from the bytes of its files.
    ///
    /// - Parameters:
    ///   - authors: the file of authors.
    ///   - tweets: the files of tweets, in any order. Error messages contain their names.
    /// - Throws: ``CorpusError`` for a mistake in the files.
    public init(authors: [UInt8], tweets: [(file: String, bytes: [UInt8])]) throws(CorpusError) {
        var reader = CorpusReader()
        try reader.readAuthors(authors, file: "authors.txt")
        for (file, bytes) in tweets { try reader.readTweets(bytes, file: file) }
        let all = try reader.tweets()
        let authors = reader.authors
        (self.authors, self.tweets, authorIndices) = (authors, all, reader.authorIndices)
        users = authors.map(\.user)
        index = SearchIndex(
            all.map { tweet in
                let original = tweet.retweetOf.map { all[$0] }
                let text = original.map { "RT @\(authors[$0.author].screenName) \($0.text)" } ?? tweet.text
                return (authors[tweet.author].screenName, text)
            })
    }

    func author(named screenName: String) -> Author? { authorIndices[screenName.lowercased()].map { authors[$0] } }

    /// The name of a tweet's author, without the `@`; nil if no tweet has this ID.
    ///
    ///     try Corpus.bundled().author(ofTweet: "448129374210961408")
    public func author(ofTweet id: String) -> String? {
        guard let id = UInt64(id), let tweet = tweets.first(where: { $0.id == id }) else { return nil }
        return authors[tweet.author].screenName
    }

    /// The corpus that comes with the service. The first call reads its files.
    public static func bundled() throws(CorpusError) -> Corpus { try bundledResult.get() }

    private static let bundledResult = Result<Corpus, CorpusError> { () throws(CorpusError) in
        try CorpusFolder.find().corpus()
    }
}

/// A mistake in a file of the corpus, or a file or folder that can't be read.
public struct CorpusError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file's name, or the path of a folder that can't be read.
    public let file: String
    /// The line number, from 1; nil if the problem concerns the whole file or folder.
    public let line: Int?
    /// The message, without the file and the line.
    public let problem: String

    public var description: String { line.map { "\(file), line \($0): \(problem)" } ?? "\(file): \(problem)" }
}
