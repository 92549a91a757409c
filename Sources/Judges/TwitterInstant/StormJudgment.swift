import Exercises
import Grading

/// Judges what the user saw, and what it cost, in the recording of a ``Storm``.
struct StormJudgment: Judgment {
    let transcript: Transcript

    /// The expected searches: each valid text that was in the field at the end of a pause.
    var searched: [String] {
        zip(moments, texts).compactMap { moment, text in
            moment.stimulus?.action == .wait && text.count > 2 ? text : nil
        }.withoutRepetitions
    }

    private var requests: [String] { transcript.values(in: .request) }

    // MARK: What was sent

    /// Too many requests, or too few.
    var wrongRequests: Finding? {
        if requests.isEmpty {
            return Finding(
                "Nothing was searched for. The starter is right up to `throttle`: leave that part as it was.",
                hint: 1)
        }
        if requests.count > searched.count {
            if let deleted = requests.first(where: { !searched.contains($0) && $0.count == 3 }),
                requests.count <= searched.count + 2
            {
                return Finding(
                    """
                    "\(deleted)" was searched for half a second after it was deleted. \
                    `filter` hides the deletion from `throttle`, so put `throttle` first.
                    """, hint: 1)
            }
            if let again = searched.first(where: { text in requests.count { $0 == text } > 1 }) {
                return Finding(
                    """
                    "\(again)" was sent again after it failed. \
                    A service that is over capacity doesn't need more requests: leave the retry to the next key.
                    """, hint: 2)
            }
            return Finding(
                """
                \(requests.count) requests were sent, where \(searched.count) are enough. \
                Search only after a pause in the typing.
                """, hint: 1)
        }
        return nil
    }

    /// The pipeline ended after an error.
    var deadAfterAFailure: Finding? {
        guard requests.count < searched.count else { return nil }
        return Finding(
            """
            After one search failed, nothing more was searched for. \
            The error was caught outside, where it had already ended the texts too. \
            Catch it inside `flatMapLatest`, where it ends only that search.
            """, hint: 2)
    }

    // MARK: What was seen

    /// The list doesn't show the tweets of a search when its text is about to be replaced.
    func wrongList(after text: String) -> Finding? {
        let shown = shownAtTheEnd(of: text)
        if shown == SearchAnswers.ids(for: text) { return nil }
        guard let shown else {
            return Finding("Answers arrived, but no list was ever shown. Show each outcome.", hint: 1)
        }
        if let older = searched.prefix(while: { $0 != text }).first(where: { SearchAnswers.ids(for: $0) == shown }) {
            if requests.contains(text) {
                return Finding(
                    """
                    The field says "\(text)", but the list shows the tweets for "\(older)": \
                    an older answer replaced a newer one. Cancel the older search when a newer one starts.
                    """, hint: 1)
            }
            return Finding(
                """
                "\(text)" was never searched for, since an older search was still running. \
                Keep the newer search, and cancel the older one.
                """, hint: 2)
        }
        return Finding("The field says \"\(text)\", but the list shows something else.", hint: 1)
    }

    /// A search was overtaken, but not canceled.
    func notCalledOff(_ text: String) -> Finding? {
        guard !transcript.values(in: .canceled).contains(text) else { return nil }
        return Finding(
            """
            The search for "\(text)" was overtaken, but not canceled: its answer still arrived. \
            Use an operator that disposes the older signal, which cancels its request.
            """, hint: 2)
    }

    /// A newer search waited for the end of an older one.
    func waited(for older: String, before newer: String) -> Finding? {
        let answered = transcript.observations(in: .answered).first { $0.event == .next(older) }?.at
        let sent = transcript.observations(in: .request).first { $0.event == .next(newer) }?.at
        guard let answered, let sent, sent >= answered else { return nil }
        return Finding(
            "The search for \"\(newer)\" waits for the older one, whose answer is no longer needed.", hint: 2)
    }

    /// A failed search wasn't shown, or looks like one that found nothing.
    func silent(about text: String) -> Finding? {
        let isShown = seen(around: text, in: [.log, .status]).contains { $0.contains("code 2") }
        if isShown { return nil }
        if seen(around: text, in: [.shown]).contains("") {
            return Finding(
                "The search for \"\(text)\" failed, but it looks like a search that found nothing. Show the error.",
                hint: 3)
        }
        return Finding("The search for \"\(text)\" failed, but the error isn't shown.", hint: 3)
    }

    // MARK: What was left behind

    /// Closing the form during a search leaves something behind.
    func leftBehind(_ text: String) -> Finding? {
        let release = moments.first { $0.stimulus?.action == .release }
        if release?.alive["form", default: 0] != 0 {
            return Finding(
                """
                The form was closed, but it is still alive: a closure of the pipeline captures it strongly. \
                Use `[weak form]`.
                """,
                hint: 3)
        }
        guard transcript.values(in: .canceled).contains(text) else {
            return Finding(
                """
                The search for "\(text)" went on after the form was closed and the returned disposable disposed. \
                Return the disposable of the pipeline.
                """, hint: 3)
        }
        return nil
    }

    /// The list was changed off main.
    var offMain: Finding? {
        guard let shown = transcript.observations(in: .shown).first(where: { $0.thread != ThreadName.main }) else {
            return nil
        }
        return Finding(
            "The list was changed on \(shown.thread), but views belong to main. Deliver the outcomes there.", hint: 2)
    }

    /// Rows that end with no picture, or with another author's.
    func wrongFaces(after text: String) -> Finding? {
        let tweets = SearchAnswers.tweets(for: text)
        let rows = transcript.values(in: .rows).last?.split(separator: " ") ?? []
        for row in rows {
            let sides = row.split(separator: "=")
            guard sides.count == 2, let tweet = tweets.first(where: { $0.id == sides[0] }) else { continue }
            if AvatarPictures.fingerprint(at: tweet.avatarURL) == sides[1] { continue }
            if sides[1] == "-" {
                return Finding(
                    "The row of @\(tweet.username) has no avatar. Each row loads its own, even if others fail.",
                    hint: 3)
            }
            return Finding(
                """
                The row of @\(tweet.username) shows another author's picture. \
                Its cell was reused before the first avatar arrived, and that download went on. \
                End it when the cell is reused.
                """, hint: 3)
        }
        return nil
    }

    // MARK: Reading the recording

    /// The moments in which the field holds a text.
    private func moments(around text: String) -> [Transcript.Moment] {
        let texts = texts
        guard let start = texts.firstIndex(of: text) else { return [] }
        return moments.indices.drop { $0 < start }.prefix { texts[$0] == text }.map { moments[$0] }
    }

    private func seen(around text: String, in lanes: Set<ObservationLane>) -> [String] {
        moments(around: text).flatMap { moment in lanes.flatMap { moment.values(in: $0) } }
    }

    /// The list that is shown when the text is about to be replaced.
    private func shownAtTheEnd(of text: String) -> String? {
        let texts = texts
        guard let start = texts.firstIndex(of: text) else { return nil }
        let end = moments.indices.drop { $0 < start }.prefix { texts[$0] == text }.last ?? start
        return moments[...end].flatMap { $0.values(in: .shown) }.last
    }
}
