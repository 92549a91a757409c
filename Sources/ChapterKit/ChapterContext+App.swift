import StarterProject
import TerminalUI

extension ChapterContext {
    /// Shows an app with a button that closes it. Closing releases the app, and doesn't stop it in any other way.
    /// - Parameter app: starts the app on the form. Closing releases the object that it returns.
    public func showApp(_ app: @MainActor (SearchForm) -> AnyObject) {
        let closeButton = Button(title: "Close", scheduler: schedulers.main)
        views = [searchField, form.status, form.results.table, closeButton]
        logHeight = .rows(3)
        focus.replace(with: [searchField, closeButton])

        var running: AnyObject? = app(form)
        closeButton.onTap { [weak self] in
            guard running != nil else { return }
            self?.isAppClosed = true
            self?.log("closed")
            running = nil
        }
    }

    /// Logs what the user sees when that changes, in at most one line per instant.
    public func logScreen() {
        var isWaiting = false
        var last: SeenScreen?
        let form = form
        form.onScreenChange { [weak self] in
            guard !isWaiting else { return }
            isWaiting = true
            // Scheduled, so that it runs after everything else that this instant changes.
            form.schedulers.main.schedule {
                MainActor.assumeIsolated {
                    isWaiting = false
                    guard form.seen != last else { return }
                    last = form.seen
                    self?.log("\(form.seen)")
                }
            }
        }
    }
}
