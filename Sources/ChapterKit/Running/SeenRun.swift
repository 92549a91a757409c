import ReactiveCore
import StarterProject
import Stepping
import Synchronization

/// A run of an app with a typing script on a virtual clock: what the user sees after each key and each change.
///
/// The checks of *break* tasks compare the runs of a faulty app and the right one. A run takes a few milliseconds.
package struct SeenRun: Sendable, Equatable {
    /// The state of the app until the next moment: what the user sees, and how many searches were sent.
    package struct Moment: Sendable, Equatable {
        package var at: Duration
        package var screen: SeenScreen
        package var line: String?
        package var isClosed: Bool
        /// How many searches have been sent.
        package var requests: Int
    }

    /// The moments by time, at most one for each instant.
    package private(set) var moments: [Moment] = []

    /// Whether the request for access was on the screen at the end.
    package private(set) var isUnanswered = false

    package private(set) var isEndless = false

    /// The options of a run without options, read once: that takes longer than a short run.
    private static let options = Result { try ChapterOptions.parse([]) }

    /// Plays a script into an app, in the world of a scripted run with these options.
    /// - Parameter app: starts the app. The object that it returns is released when the user closes the app.
    @MainActor
    package init(of app: @MainActor (SearchForm) -> AnyObject, keys: TypingScript, world: WorldOptions) throws {
        let clock = VirtualTime()
        let lines = Mutex<[(at: Duration, text: String)]>([])
        let context = ChapterContext(
            options: try Self.options.get(), world: world, time: clock, person: false
        ) { line in
            lines.withLock { $0.append((clock.now, line)) }
        }
        let seen = Mutex<[Duration: Moment]>([:])
        let note: @MainActor @Sendable () -> Void = { [weak context] in
            guard let context else { return }
            let moment = Moment(
                at: clock.now, screen: context.form.seen, isClosed: context.isAppClosed,
                requests: context.form.twitter.service.statistics.searches.started)
            seen.withLock { $0[moment.at] = moment }
        }
        // Record again at the end of the instant, because a search may be sent after the screen has changed.
        context.form.onScreenChange { [schedulers = context.schedulers] in
            note()
            schedulers.main.schedule { MainActor.assumeIsolated(note) }
        }
        context.showApp(app)
        note()
        clock.advance(by: .zero)
        for press in keys.presses {
            clock.advance(to: press.at)
            context.press(press.key)
            clock.advance(by: .zero)
            note()
        }
        clock.advance(to: keys.end)
        do { try clock.run() } catch { isEndless = true }
        note()

        isUnanswered = context.user.isAsked
        moments = seen.withLock(\.values).sorted { $0.at < $1.at }
        for line in lines.withLock({ $0 }) { insert(line.text, at: line.at) }
    }

    private mutating func insert(_ line: String, at time: Duration) {
        let place = moments.firstIndex { $0.at >= time } ?? moments.count
        if place == moments.count || moments[place].at > time, place > 0 {
            var moment = moments[place - 1]
            moment.at = time
            moments.insert(moment, at: place)
        }
        for later in place..<moments.count { moments[later].line = line }
    }

    package func moment(at time: Duration) -> Moment? { moments.last { $0.at <= time } }
}
