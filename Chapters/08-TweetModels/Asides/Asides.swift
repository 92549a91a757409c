// Code that the lesson shows beside the step. The chapter's program never runs it; it's here to be compiled,
// so that every piece of code in the lesson compiles.

import ReactiveCore
import StarterProject

private func byHand(_ statuses: [JSON]) -> [Tweet] {
    var tweets: [Tweet] = []
    for status in statuses {
        if let tweet = Tweet(status: status) {
            tweets.append(tweet)
        }
    }
    return tweets
}

private func byMapping(_ statuses: [JSON]) -> [Tweet] {
    let tweets = statuses.compactMap(Tweet.init(status:))
    return tweets
}

// swift-format-ignore
private func questions(_ tweets: [Tweet]) -> [String] {
    let authors = tweets
        .filter { tweet in tweet.language == "en" }
        .sorted { one, other in one.retweetCount > other.retweetCount }
        .prefix(5)
        .map(\.username)
    return authors
}

// swift-format-ignore
private func inTime(_ answers: Signal<[Tweet], Never>) -> Signal<[String], Never> {
    let authors = answers
        .map { tweets in tweets.map(\.username) }
    return authors
}

// swift-format-ignore
private func numbered(_ answers: Signal<[Tweet], Never>) -> Signal<Int, Never> {
    let numbers = answers
        .scan(0) { number, _ in number + 1 }
    return numbers
}
