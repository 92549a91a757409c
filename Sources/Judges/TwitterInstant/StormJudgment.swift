import Exercises
import Grading

/// Judges what a person saw and what it cost, in a recording of a ``Storm``.
struct StormJudgment {
    let transcript: Transcript

    private var searched: [String] { Storm.searched(in: transcript) }
    private var requests: [String] { transcript.values(in: .request) }
    private var moments: [Transcript.Moment] { transcript.playedMoments }

    // MARK: What was sent

    /// Too many requests, or too few.
    var wrongRequests: Finding? {
        if requests.isEmpty {
            return Finding("Nothing was searched for at all. The pipeline up to `throttle` was right already.", hint: 1)
        }
        if requests.count > searched.count {
            if let deleted = requests.first(where: { !searched.contains($0) && $0.count == 3 }),
                requests.count <= searched.count + 2
            {
                return Finding(
                    """
                    A search for "\(deleted)" was sent half a second after that text was deleted again: `filter` stood before `throttle`, which \
                    never heard of the deletion. Throttle first, and look at what is left.
                    """, hint: 1)
            }
            if let again = searched.first(where: { text in requests.count { $0 == text } > 1 }) {
                return Finding(
                    """
                    "\(again)" was sent again and again after it had failed. A service that is over capacity does not need more requests; the next key \
                    is the retry.
                    """, hint: 2)
            }
            return Finding(
                """
                \(requests.count) requests were sent where \(searched.count) are enough: it searches without a pause in the typing.
                """, hint: 1)
        }
        return nil
    }

    /// The pipeline has ended after an error.
    var deadAfterAFailure: Finding? {
        guard requests.count < searched.count else { return nil }
        return Finding(
            """
            One search failed, and after the failure nothing was searched for any more: the error was caught outside, where it had ended \
            everything, the texts too. Catch it inside, where only that search is lost.
            """, hint: 2)
    }

    // MARK: What was seen

    /// The list that a search led to is not on the screen when everything has come to rest.
    func wrongList(after text: String) -> Finding? {
        let ids = ids(of: text)
        let shown = shownAtTheEnd(of: text)
        if shown == ids { return nil }
        guard let shown else { return Finding("Answers came, and no list was ever shown.", hint: 1) }
        if let older = searched.prefix(while: { $0 != text }).first(where: { self.ids(of: $0) == shown }) {
            if requests.contains(text) {
                return Finding(
                    """
                    The field says "\(text)", and the list shows what was found for "\(older)": an older answer replaced a newer one. Cancel the \
                    older search when a newer one starts.
                    """, hint: 1)
            }
            return Finding(
                """
                A search was on its way when "\(text)" was searched for, and the newer one never ran: of two searches the wrong one was kept.
                """, hint: 2)
        }
        return Finding("The field says \"\(text)\", and the list shows something else.", hint: 1)
    }

    /// A search was overtaken and went on all the same.
    func notCalledOff(_ text: String) -> Finding? {
        guard !transcript.values(in: .canceled).contains(text) else { return nil }
        return Finding(
            """
            The search for "\(text)" was overtaken and was not called off: its answer came, and was thrown away or waited for. Only an operator that \
            disposes of the older signal can call its request off.
            """, hint: 2)
    }

    /// A newer search waited until an older one had ended.
    func waited(for older: String, before newer: String) -> Finding? {
        let answered = transcript.observations(in: .answered).first { $0.event == .next(older) }?.at
        let sent = transcript.observations(in: .request).first { $0.event == .next(newer) }?.at
        guard let answered, let sent, sent >= answered else { return nil }
        return Finding(
            "The search for \"\(newer)\" waits in line behind the older one, which nobody needs any more.", hint: 2)
    }

    /// A failed search was kept secret, or made to look like a good one.
    func silent(about text: String) -> Finding? {
        let told = seen(around: text, in: [.log, .status]).contains { $0.contains("code 2") }
        if told { return nil }
        if seen(around: text, in: [.shown]).contains("") {
            return Finding("The search for \"\(text)\" failed, and it looks like a search that found nothing.", hint: 3)
        }
        return Finding("The search for \"\(text)\" failed, and nobody was told.", hint: 3)
    }

    // MARK: What was left

    /// The form was let go while a search was on its way.
    func leftBehind(_ text: String) -> Finding? {
        let release = moments.first { $0.stimulus?.action == .release }
        if release?.alive["form", default: 0] != 0 {
            return Finding(
                "The form was closed, and it still lives: a closure of the pipeline holds it. `[weak form]` does not.",
                hint: 3)
        }
        guard transcript.values(in: .canceled).contains(text) else {
            return Finding(
                """
                The search for "\(text)" went on after the form was closed and its pipeline disposed of: what is returned does not end the pipeline.
                """, hint: 3)
        }
        return nil
    }

    /// The list was changed on another thread than main.
    var offMain: Finding? {
        guard let shown = transcript.observations(in: .shown).first(where: { $0.thread != ThreadName.main }) else {
            return nil
        }
        return Finding(
            "The list was changed on \(shown.thread), and views belong to main: deliver the outcomes there.", hint: 2)
    }

    /// Rows that show no picture, or somebody else's, when everything has come to rest.
    func wrongFaces(after text: String) -> Finding? {
        let tweets = SearchAnswers.tweets(for: text)
        let rows = transcript.values(in: .rows).last?.split(separator: " ") ?? []
        for row in rows {
            let sides = row.split(separator: "=")
            guard sides.count == 2, let tweet = tweets.first(where: { $0.id == sides[0] }) else { continue }
            if AvatarPictures.fingerprint(at: tweet.avatarURL) == sides[1] { continue }
            if sides[1] == "-" {
                return Finding(
                    "The row of @\(tweet.username) has no avatar: each row loads its own, whatever becomes of the others.",
                    hint: 3)
            }
            return Finding(
                """
                Beside the tweet of @\(tweet.username) is the face of somebody else: the row was used again before its first avatar had come, and the \
                download went on. End it with the row.
                """, hint: 3)
        }
        return nil
    }

    // MARK: Looking into the recording

    private func ids(of text: String) -> String {
        SearchAnswers.tweets(for: text).map(\.id).joined(separator: " ")
    }

    /// The moments from the search for a text up to the next text.
    private func moments(around text: String) -> [Transcript.Moment] {
        let texts = transcript.texts
        guard let start = texts.firstIndex(of: text) else { return [] }
        return moments.indices.drop { $0 < start }.prefix { texts[$0] == text }.map { moments[$0] }
    }

    private func seen(around text: String, in lanes: Set<ObservationLane>) -> [String] {
        moments(around: text).flatMap { moment in lanes.flatMap { moment.values(in: $0) } }
    }

    /// The list that was on the screen when the text was about to be replaced.
    private func shownAtTheEnd(of text: String) -> String? {
        let texts = transcript.texts
        guard let start = texts.firstIndex(of: text) else { return nil }
        let end = moments.indices.drop { $0 < start }.prefix { texts[$0] == text }.last ?? start
        return moments[...end].flatMap { $0.values(in: .shown) }.last
    }
}
