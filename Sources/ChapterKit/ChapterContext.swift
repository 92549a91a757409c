import Marbles
import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

/// The context of a chapter's step: the starter project's form, its environment, and ways to show views and lines.
@MainActor
public final class ChapterContext {
    private let hasShownLines = Property(false)

    /// The search form: its field, the accounts, Twitter.
    public nonisolated let form: SearchForm

    /// The service that checks sign-ins, for the sign-in chapter.
    public nonisolated let signInService: SignInService

    /// The views between the title and the log, from top to bottom. Initially the search field.
    public var views: [any ScreenView] { didSet { onLayout() } }

    /// The number of rows of the log. Initially all the rows that the views leave free.
    public var logHeight = RowHeight.rest { didSet { onLayout() } }

    /// The views that receive the keys of a user, a script, or a pipe. Initially the search field; a step with more
    /// fields or with buttons replaces it.
    public let focus: FocusRing

    var isAppClosed = false

    var onLayout: () -> Void = {}

    /// The form's search field.
    public var searchField: TextField { form.searchField }

    /// The schedulers of the run, with a virtual clock unless a user types or `--realtime` is given.
    public var schedulers: Schedulers { form.schedulers }

    /// The variant of the step to run; nil for the step itself.
    public let variant: String?

    /// The events at the service. Hot; delivered on the thread of the event.
    public nonisolated let serviceEvents: Signal<ServiceEvent, Never>

    let user: User
    private let worldOptions: WorldOptions
    private let time: any TimeSource

    private(set) var twin: SearchForm?

    /// - Parameter show: shows a line; called on any thread.
    init(
        options: ChapterOptions,
        world worldOptions: WorldOptions,
        time: any TimeSource,
        person: Bool,
        show: @escaping @Sendable (String) -> Void
    ) {
        let world = World(worldOptions, time: time, person: person)
        variant = options.variant
        self.worldOptions = worldOptions
        self.time = time
        serviceEvents = world.traffic.signal
        user = world.user
        signInService = world.signInService
        form = SearchForm(
            accountStore: world.accountStore,
            twitter: world.twitter,
            schedulers: Schedulers(time: time)
        ) { [hasShownLines] line in
            hasShownLines.value = true
            show(line)
        }
        views = [form.searchField]
        focus = FocusRing([form.searchField])
    }

    /// Shows a line in the log below the field, or prints it. Safe on any thread.
    public nonisolated func log(_ line: String) { form.log(line) }

    /// Makes a second form under the same conditions, to compare two apps: it has its own accounts, with access
    /// granted, and its own service, with the same plan. Its field follows the text of ``searchField``. Its log isn't
    /// shown.
    public func makeTwin() -> SearchForm {
        var options = worldOptions
        options.access = .grant
        let world = World(options, time: time, person: false)
        let twin = SearchForm(
            accountStore: world.accountStore, twitter: world.twitter, schedulers: schedulers
        ) { _ in }
        searchField.textSignal.skip(first: 1).subscribe(next: { text in twin.searchField.setText(text) })
        self.twin = twin
        return twin
    }

    /// The lanes that the run draws at its end, with the events of ``mark(_:in:)``.
    private(set) var lanes: [Lane] = []
    /// Whether the run draws lanes. Otherwise, it logs their events.
    var drawsLanes = false

    /// Draws these lanes below the log of a scripted run, from top to bottom.
    public func drawLanes(_ names: [String]) { lanes = names.map { Lane($0, []) } }

    /// Adds an event to a lane, or logs it where no lanes are drawn, as on a live screen.
    public func mark(_ event: TimedEvent.Kind, in name: String) {
        hasShownLines.value = true
        guard drawsLanes else { return log("\(name): \(event.marble)") }
        guard let place = lanes.firstIndex(where: { $0.name == name }) else { return }
        lanes[place].events.append(TimedEvent(at: time.now, event))
    }

    var hasShown: Bool { hasShownLines.value }

    var traffic: String? {
        let statistics = form.twitter.service.statistics
        guard statistics.searches.started > 0 else { return nil }
        let avatars = statistics.avatars.started == 0 ? "" : "; " + Self.counts("avatar", statistics.avatars)
        return Self.counts("request", statistics.searches) + avatars
    }

    private static func counts(_ noun: String, _ counts: RequestCounts) -> String {
        var parts = ["\(counts.started) \(noun)\(counts.started == 1 ? "" : "s") sent", "\(counts.finished) answered"]
        if counts.failed > 0 { parts.append("\(counts.failed) failed") }
        if counts.canceled > 0 { parts.append("\(counts.canceled) canceled") }
        if counts.inFlight > 0 { parts.append("\(counts.inFlight) still open") }
        return parts.joined(separator: ", ")
    }
}
