import ReactiveCore
import SocialService
import StarterProject
import Synchronization
import TerminalUI

/// What a chapter's step is given: the starter project's form with the world behind it, and a place to show things.
@MainActor
public final class ChapterContext {
    private let hasShownLines = Flag()

    /// The search form: its field, the accounts, Twitter.
    public nonisolated let form: SearchForm

    /// Knows who may sign in; chapter 00's form asks it.
    public nonisolated let signInService: SignInService

    /// The views between the title and the log, from top to bottom, where there is a screen; the search field to begin with.
    public var views: [any ScreenView] { didSet { onLayout() } }

    /// How many rows of a screen the log takes; all that are left over to begin with.
    public var logHeight = RowHeight.rest { didSet { onLayout() } }

    /// Where keys go: those of a person, a script, or a pipe. The search field to begin with; a step with more fields, or with buttons,
    /// replaces it.
    public let focus: FocusRing

    /// Whoever has a screen is told when other views are to be shown on it.
    var onLayout: () -> Void = {}

    /// The field that somebody types into: a person, a script, or a pipe.
    public var searchField: TextField { form.searchField }

    /// Where work runs; on a virtual clock when a script types.
    public var schedulers: Schedulers { form.schedulers }

    /// Which of the step's variants is asked for; nil for the step as it stands.
    public let variant: String?

    /// What happens at the service, as it happens; hot. On the thread on which it happens.
    public nonisolated let serviceEvents: Signal<ServiceEvent, Never>

    /// The user who is asked for access.
    let user: User

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
        serviceEvents = world.traffic.signal
        user = world.user
        signInService = world.signInService
        form = SearchForm(
            accountStore: world.accountStore,
            twitter: world.twitter,
            schedulers: Schedulers(time: time)
        ) { [hasShownLines] line in
            hasShownLines.set()
            show(line)
        }
        views = [form.searchField]
        focus = FocusRing([form.searchField])
    }

    /// Shows a line: in the log below the field, or printed with the time. Safe on any thread.
    public nonisolated func log(_ line: String) {
        form.log(line)
    }

    /// Whether anything was shown so far.
    var hasShown: Bool { hasShownLines.isSet }

    /// What the service has done so far, in a line; nil where nothing was asked of it.
    var traffic: String? {
        let searches = form.twitter.service.statistics.searches
        guard searches.started > 0 else { return nil }
        return Self.counts("request", searches) + Self.avatars(form.twitter.service.statistics.avatars)
    }

    private static func avatars(_ counts: RequestCounts) -> String {
        counts.started == 0 ? "" : "; " + Self.counts("avatar", counts)
    }

    private static func counts(_ noun: String, _ counts: RequestCounts) -> String {
        var parts = ["\(counts.started) \(noun)\(counts.started == 1 ? "" : "s") sent", "\(counts.finished) answered"]
        if counts.failed > 0 { parts.append("\(counts.failed) failed") }
        if counts.canceled > 0 { parts.append("\(counts.canceled) canceled") }
        if counts.inFlight > 0 { parts.append("\(counts.inFlight) still open") }
        return parts.joined(separator: ", ")
    }
}

/// A flag that any thread may set.
private final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .relaxed) }

    func set() {
        value.store(true, ordering: .relaxed)
    }
}
