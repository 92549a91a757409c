import ReactiveCore
import StarterProject
import Synchronization

/// A request that is answered when a word says so, and somebody who tells a log and a title about it.
///
/// Words: `open`, `grant`, `refuse`, `dispose`.
/// Lanes: `request`, each time that it is made; `called off`, each time that it is disposed of before its answer; `log` and `title`.
@MainActor
final class AnnouncementStage: Stage {
    private let setting: Setting
    private let announce: AccessRequestExercise.Announcement
    private let desk: RequestDesk
    private var subscription: (any Disposable)?

    init(_ setting: Setting, announce: @escaping AccessRequestExercise.Announcement) {
        self.setting = setting
        self.announce = announce
        desk = RequestDesk(setting.observer)
    }

    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "open":
            subscription = announce(desk.request) { [observer = setting.observer] in
                observer.next($0, in: "log")
            } _: { [observer = setting.observer] in
                observer.next($0, in: "title")
            }
        case "grant":
            desk.answer { subscriber in
                subscriber.send(())
                subscriber.complete()
            }
        case "refuse": desk.answer { $0.fail(.accessDenied(.permissionDenied)) }
        case "dispose": subscription?.dispose()
        default: break
        }
    }
}

/// Takes requests, and answers all of them at once.
private final class RequestDesk: Sendable {
    private typealias Waiting = Subscriber<Void, TwitterInstantError>

    private struct State {
        var made = 0
        var waiting: [Int: Waiting] = [:]
    }

    private let state = Mutex(State())
    private let observer: Observer

    init(_ observer: Observer) {
        self.observer = observer
    }

    /// Makes a request, once a subscription.
    var request: Signal<Void, TwitterInstantError> {
        Signal { [self] subscriber in
            let number = state.withLock { state in
                state.made += 1
                state.waiting[state.made] = subscriber
                return state.made
            }
            observer.next("\(number)", in: "request")
            return ActionDisposable { [self] in
                let isOpen = state.withLock { $0.waiting.removeValue(forKey: number) } != nil
                if isOpen { observer.next("\(number)", in: "called off") }
            }
        }
    }

    func answer(_ answer: (Subscriber<Void, TwitterInstantError>) -> Void) {
        let waiting = state.withLock { state in
            defer { state.waiting = [:] }
            return state.waiting.sorted { $0.key < $1.key }.map(\.value)
        }
        waiting.forEach(answer)
    }
}
