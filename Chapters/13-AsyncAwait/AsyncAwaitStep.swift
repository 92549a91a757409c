import ChapterKit
import ReactiveCore
import SocialService
import StarterProject

/// Twitter Instant with `async`, and the programs that this chapter compares.
struct AsyncAwaitStep: ChapterStep {
    static let product = "async-await"
    static let title = "13 Async/await"
    static let stepsTasks = true

    /// The app as it was rewritten, with a task for each key, and with signals, too; four experiments; a test that's
    /// repeated a hundred times; and an album that's written four ways.
    static let variants =
        ["rewritten", "each-key", "both"] + Experiment.allCases.map(\.rawValue) + ["hundred", "prices"]

    static func start(in context: ChapterContext) {
        if context.variant == "hundred" { return runAHundredStorms(in: context) }
        let experiment = context.variant.flatMap(Experiment.init)
        if experiment != nil || context.variant == "prices" {
            guard #available(macOS 26, *) else { return context.log("This run needs macOS 26: it uses Observations.") }
            return if let experiment { experiment.start(in: context) } else { compareAlbums(in: context) }
        }
        context.logScreen()
        logRequests(in: context)
        context.showApp { form in
            validate(form.searchField)
            switch context.variant {
            case "each-key": return SearchAtEachKey(form: form)
            case "both":
                let texts = form.searchField.textSignal.signal
                return Window {
                    await searchWithBoth(texts, on: form.asyncTwitter, main: form.schedulers.main) { result in
                        form.show(result: result)
                    }
                }
            case "rewritten":
                let texts = form.texts
                return Window {
                    await rewrittenSearch(texts, on: form.asyncTwitter, clock: form.clock) { form.show(result: $0) }
                }
            default:
                let texts = form.texts
                return Window {
                    await searchAsYouType(texts, on: form.asyncTwitter, clock: form.clock) { form.show(result: $0) }
                }
            }
        }
    }

    private static func logRequests(in context: ChapterContext) {
        var texts: [Int: String] = [:]
        context.serviceEvents
            .deliver(on: context.schedulers.main)
            .subscribe(next: { event in
                switch event {
                case .started(let number, _, let parameters):
                    texts[number] = parameters["q"] ?? ""
                    context.log("asked for \(texts[number] ?? "")")
                case .answered(let number, _, _): context.log("answered: \(texts[number] ?? "")")
                case .failed(let number, _): context.log("failed: \(texts[number] ?? "")")
                case .canceled(let number): context.log("canceled: \(texts[number] ?? "")")
                }
            })
    }
}

/// Runs its work in a task, and cancels the task when it's released.
private final class Window {
    private let task: Task<Void, Never>

    init(_ work: @escaping @MainActor () async -> Void) { task = Task { await work() } }

    deinit { task.cancel() }
}
