import Foundation
import Playing
import SocialService
import StarterProject
import Synchronization

/// Records each event of the service under the name of its request.
final class TrafficRecorder: Sendable {
    private struct Request {
        let name: String
        let isPicture: Bool
    }

    private let observer: Observer
    private let requests = Mutex<[Int: Request]>([:])

    init(_ observer: Observer) { self.observer = observer }

    func record(_ event: ServiceEvent) {
        switch event {
        case .started(let number, let url, let parameters):
            let isPicture = url != TwitterService.searchURL
            let request = Request(name: isPicture ? url.lastPathComponent : parameters["q"] ?? "", isPicture: isPicture)
            requests.withLock { $0[number] = request }
            write(.request, .avatar, number)
        case .answered(let number, let status, _):
            status == 200 ? write(.answered, .avatarAnswered, number) : write(.failed, .avatarFailed, number)
        case .failed(let number, _):
            write(.failed, .avatarFailed, number)
        case .canceled(let number):
            write(.canceled, .avatarCanceled, number)
        }
    }

    private func write(_ lane: ObservationLane, _ pictureLane: ObservationLane, _ number: Int) {
        guard let request = requests.withLock({ $0[number] }) else { return }
        observer.next(request.name, in: request.isPicture ? pictureLane : lane)
    }
}

extension ThreadName {
    /// The thread of the callbacks from the account store and the service.
    public static let service = SchedulerClock.label
}
