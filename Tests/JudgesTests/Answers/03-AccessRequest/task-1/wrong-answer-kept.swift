// Says: got the first one's answer
// Breaks: repetition

import Synchronization

func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    let answer = Mutex<ReplaySubject<Void, TwitterInstantError>?>(nil)
    return .deferred {
        if let earlier = answer.withLock({ $0 }) { return earlier.signal }
        let new = ReplaySubject<Void, TwitterInstantError>(capacity: 1)
        answer.withLock { $0 = new }
        accountStore.requestAccess(to: .twitter) { granted, error in
            guard granted else { return new.fail(.accessDenied(error)) }
            new.send(())
            new.complete()
        }
        return new.signal
    }
}
