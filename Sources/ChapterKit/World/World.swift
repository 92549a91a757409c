import Foundation
import ReactiveCore
import SocialService
import StarterProject
import Terminal

/// The app's environment in a run: the user, the accounts of the device, and the service, on the clock of the run.
@MainActor
struct World {
    let user = User()
    let accountStore: AccountStore
    let twitter: Twitter
    let traffic = Subject<ServiceEvent, Never>()
    let signInService: SignInService

    /// - Parameter person: whether a user runs the program. If so, they're asked by default, and the answer is saved.
    init(_ options: WorldOptions, time: any TimeSource, person: Bool) {
        let clock = SchedulerClock(time: time)
        accountStore = AccountStore(
            accounts: (0..<options.accounts).map { number in
                .signedIn(as: number == 0 ? "reader" : "reader\(number + 1)")
            },
            policy: user.policy(options.access ?? (person ? .ask : .grant), main: MainScheduler(time: time)),
            memory: person ? .ofThisUser : nil,
            clock: clock
        )
        if options.forgetAccess { accountStore.resetDecisions() }
        twitter = Twitter(
            service: TwitterService(conditions: ServiceConditions(options), clock: clock, observer: traffic.send),
            overrides: Dictionary(options.parameters, uniquingKeysWith: { $1 })
        )
        signInService = SignInService(
            latency: options.latency ?? Latency(.milliseconds(500)), seed: options.seed, clock: clock)
    }
}

extension AccessMemory {
    static var ofThisUser: AccessMemory? {
        StateFolder.path(for: "workbook").map { AccessMemory(file: URL(filePath: $0).appending(path: "access")) }
    }
}

extension ServiceConditions {
    init(_ options: WorldOptions) {
        self.init()
        seed = options.seed
        if let latency = options.latency { self.latency = latency }
        if let plan = options.plan ?? options.respond { self.plan = plan }
        if let latency = options.avatarLatency { avatarLatency = latency }
        if let plan = options.avatarPlan { avatarPlan = plan }
    }
}
