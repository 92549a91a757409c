import Reading

extension OwnPart {
    /// The parts of Twitter Instant, in the order of the book. A part may call those before it.
    static let ofBook = [
        OwnPart(.validation, 1, "validate"),
        OwnPart(.accessRequest, 1, "requestAccess"),
        OwnPart(
            .search, 2, "answers", as: "search",
            """
            public func search(
                for text: String, on twitter: Twitter, accounts: AccountStore
            ) -> Signal<JSON, TwitterInstantError> {
                answers(to: text, on: twitter, accounts: accounts)
            }
            """),
        OwnPart(
            .tweetModels, 2, "parseTweets", as: "tweets",
            """
            @Sendable
            public func tweets(in answer: JSON) throws(TwitterInstantError) -> [Tweet] {
                try parseTweets(answer)
            }
            """),
        OwnPart(.tweetModels, 1, "showTweets"),
        OwnPart(.avatars, 1, "avatar"),
        OwnPart(
            .avatars, 3, "loadAvatarsInTime", as: "loadAvatars",
            """
            @MainActor
            public func loadAvatars(_ form: SearchForm) {
                loadAvatarsInTime(form)
            }
            """),
        OwnPart(.twitterInstant, 5, "finishedApp"),
    ]
}

extension TakenApp {
    /// Twitter Instant, with the reader's own parts.
    static let twitterInstant = TakenApp(
        template: "Sources/TakenApp",
        modules: ["CLibedit", "Terminal", "ReactiveCore", "TerminalUI", "SocialService", "StarterProject"],
        // The finished app replaces the pipeline of chapter 08.
        parts: OwnPart.ofBook.filter { $0.module != "ShowTweets" })
}
