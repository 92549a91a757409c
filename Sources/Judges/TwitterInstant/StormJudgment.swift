import Exercises
import Grading
import StarterProject

/// Judges what the user saw, and what it cost, in the recording of a ``Storm``.
struct StormJudgment: Judgment {
    let transcript: Transcript

    /// The expected searches: each valid text that the field held for half a second.
    var searched: [String] { settled.filter { $0.count > 2 } }

    /// The texts that the field held for half a second and that are too short.
    var tooShort: [String] { settled.filter { $0.count <= 2 } }

    private var settled: [String] {
        let keys = moments.indices.filter { moments[$0].stimulus?.action.isKey == true }
        let end = transcript.times.last ?? .zero
        return keys.enumerated().compactMap { place, index in
            let next = place + 1 < keys.count ? transcript.times[keys[place + 1]] : end
            return next - transcript.times[index] >= .milliseconds(500) ? texts[index] : nil
        }
    }

    /// An expected search by its place, from 0; nil if the run ends before it.
    private func search(_ place: Int) -> String? { searched.dropFirst(place).first }

    /// A text that is too short by its place, from 0; nil if the run ends before it.
    private func shortText(_ place: Int) -> String? { tooShort.dropFirst(place).first }

    private var requests: [String] { transcript.values(in: .request) }

    // MARK: What was sent

    /// Too many requests, or too few.
    var wrongRequests: Finding? {
        if let finding = transcript.accessNeverRequested ?? transcript.timerOffTheClock ?? wrongInterval {
            return finding
        }
        if requests.isEmpty {
            return Finding(
                """
                Nothing was searched for. A text has to get through every stage up to `search`, \
                and the pipeline needs a subscriber.
                """, hint: 1)
        }
        if let short = requests.first(where: { $0.count <= 2 }) {
            return Finding(
                "\"\(short)\" was searched for, but it is too short: a valid text has three characters or more.",
                hint: 1)
        }
        if requests.count < searched.count, requests == searched.filter({ $0.count > 3 }) {
            return Finding(
                """
                Only texts of four characters and more were searched for. \
                A valid text is longer than two, so three are enough.
                """, hint: 1)
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
            let sent = transcript.observations(in: .request)
            if let twice = zip(sent, sent.dropFirst()).first(where: { $0 == $1 })?.0.text {
                return Finding(
                    "\"\(twice)\" was searched for twice at once. Subscribe to the search, and to the texts, once.",
                    hint: 1)
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

    /// A text that came again wasn't searched for again.
    var missedRepetition: Finding? {
        let wanted = searched
        guard requests.count < wanted.count, requests == wanted.withoutRepetitions else { return nil }
        return Finding(
            """
            "\(wanted[0])" was typed again, and it wasn't searched for again. \
            The task doesn't ask for `distinct`: after a failed search it would keep the same text away.
            """, hint: 1)
    }

    /// Each search waits for the same pause, and that isn't half a second.
    private var wrongInterval: Finding? {
        let keys = zip(moments, transcript.times).filter { $0.0.stimulus?.action.isKey == true }.map(\.1)
        // A release completes the texts, and `throttle` then sends the last one at once.
        let open = moments.prefix { $0.stimulus?.action != .release }.flatMap(\.observations)
        let pauses = open.filter { $0.lane == .request }.compactMap { request in
            keys.last { $0 <= request.at }.map { request.at - $0 }
        }
        guard let pause = pauses.first, pause != .zero, pause != .milliseconds(500),
            pauses.allSatisfy({ $0 == pause })
        else { return nil }
        return Finding(
            "Your pipeline searches \(pause.inMilliseconds) ms after the last key. The task asks for 500 ms.", hint: 1)
    }

    /// The pipeline ended too early.
    var endedTooEarly: Finding? {
        guard requests.count < searched.count, requests.last != searched.last else { return nil }
        guard lastRequestFailed else {
            return Finding(
                """
                After "\(requests.last ?? "")", nothing more was searched for, although that search didn't fail. \
                Look for a stage that ends the texts, such as `take(first: 1)`.
                """, hint: 1)
        }
        return Finding(
            """
            After one search failed, nothing more was searched for. \
            The error was caught outside, where it had already ended the texts too. \
            Catch it inside `flatMapLatest`, where it ends only that search.
            """, hint: 2)
    }

    private var lastRequestFailed: Bool {
        guard case .openForm(let world) = transcript.stimuli.first?.action else { return false }
        let plan = world.plan.split(separator: ",")
        return plan.indices.contains(requests.count - 1) && !plan[requests.count - 1].hasPrefix("200")
    }

    // MARK: What was seen

    /// The list doesn't show the tweets of a search when its text is about to be replaced.
    func wrongList(after place: Int) -> Finding? {
        guard let text = search(place) else { return nil }
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

    /// A search that found nothing left older tweets in the list.
    func notShownEmpty(after text: String) -> Finding? {
        guard transcript.values(in: .answered).contains(text), let shown = shownAtTheEnd(of: text), !shown.isEmpty
        else { return nil }
        return Finding(
            """
            The search for "\(text)" found nothing, but the list still shows older tweets. \
            Show every answer, the empty ones too.
            """, hint: 1)
    }

    /// A text that is too short left older tweets in the list.
    func notEmptied(afterShort place: Int) -> Finding? {
        guard let text = shortText(place), let shown = shownAtTheEnd(of: text), !shown.isEmpty else { return nil }
        return Finding(
            """
            "\(text)" is too short to be searched for, but the list still shows older tweets. \
            Show `.tooShort` for such a text: it empties the list.
            """, hint: 2)
    }

    /// A search went on although its text was replaced by one that is too short.
    func notCalledOff(_ place: Int, byShort shortPlace: Int) -> Finding? {
        guard let text = search(place), let short = shortText(shortPlace),
            !transcript.values(in: .canceled).contains(text)
        else { return nil }
        return Finding(
            """
            The search for "\(text)" went on when the field held only "\(short)". \
            Let short texts reach `flatMapLatest` too: then they cancel the older search.
            """, hint: 2)
    }

    /// A search was overtaken, but not canceled.
    func notCalledOff(_ place: Int, by next: Int) -> Finding? {
        guard let text = search(place), search(next) != nil, !transcript.values(in: .canceled).contains(text) else {
            return nil
        }
        return Finding(
            """
            The search for "\(text)" was overtaken, but not canceled: its answer still arrived. \
            Use an operator that disposes the older signal, which cancels its request.
            """, hint: 2)
    }

    /// A newer search waited for the end of an older one.
    func waited(for place: Int, before next: Int) -> Finding? {
        guard let older = search(place), let newer = search(next) else { return nil }
        let answered = transcript.observations(in: .answered).first { $0.event == .next(older) }?.at
        let sent = transcript.observations(in: .request).first { $0.event == .next(newer) }?.at
        guard let answered, let sent, sent >= answered else { return nil }
        return Finding(
            "The search for \"\(newer)\" waits for the older one, whose answer is no longer needed.", hint: 2)
    }

    /// A failed search wasn't shown, or looks like one that found nothing.
    func silent(about place: Int) -> Finding? {
        guard let text = search(place) else { return nil }
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
    func leftBehind(_ place: Int) -> Finding? {
        guard let text = search(place), let release = moments.first(where: { $0.stimulus?.action == .release })
        else { return nil }
        if release.alive["form", default: 0] != 0 {
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
    func wrongFaces(after place: Int, atLook look: Int) -> Finding? {
        guard let text = search(place) else { return nil }
        for (tweet, face) in faces(of: text, atLook: look) where face != Self.picture(tweet) {
            if face == "-" {
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

    /// Downloads that went on for rows that were gone.
    var wastedDownloads: Finding? {
        guard searched.count > 1, transcript.values(in: .avatarCanceled).isEmpty else { return nil }
        return Finding(
            """
            Each row shows the right picture, but the downloads for rows that were gone went on. \
            End them when the cell is reused: `.take(until: cell.prepareForReuseSignal)`.
            """, hint: 3)
    }

    /// Rows that show a picture of the list before, while their own is on its way.
    func oldFaces(after place: Int) -> Finding? {
        guard let text = search(place) else { return nil }
        for (tweet, face) in faces(of: text, atLook: 0)
        where face != "-" && face != Self.picture(tweet) {
            return Finding(
                """
                The row of @\(tweet.username) still shows the picture of the tweet that its cell showed before. \
                Set `cell.image = nil` first: the avatar takes a while.
                """, hint: 3)
        }
        return nil
    }

    /// The tweets of a text in the rows of a look, and the picture of each row.
    private func faces(of text: String, atLook look: Int) -> [(tweet: Tweet, face: String)] {
        let tweets = SearchAnswers.tweets(for: text)
        return (transcript.values(in: .rows).dropFirst(look).first ?? "").split(separator: " ").compactMap { row in
            let sides = row.split(separator: "=").map(String.init)
            guard sides.count == 2, let tweet = tweets.first(where: { $0.id == sides[0] }) else { return nil }
            return (tweet, sides[1])
        }
    }

    private static func picture(_ tweet: Tweet) -> String { AvatarPictures.fingerprint(at: tweet.avatarURL) }

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
        guard let end = texts.lastIndex(of: text) else { return nil }
        return moments[...end].flatMap { $0.values(in: .shown) }.last
    }
}
