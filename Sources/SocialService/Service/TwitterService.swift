import Foundation
import Synchronization

/// The service at the other end: the stand-in for `api.twitter.com` and for the host of its pictures, in process and offline.
///
/// Under the same seed and plan, on a clock that goes the same way, it answers the same bytes at the same times. Safe on any thread.
public final class TwitterService: Sendable {
    /// Where searches go.
    public static let searchURL = URL(string: "https://api.twitter.com/1.1/search/tweets.json")!

    /// The weather.
    public let conditions: ServiceConditions

    private let clock: any ServiceClock
    private let observer: ServiceObserver?
    private let answers: AnswerBuilder
    private let traffic: Mutex<Traffic>

    /// All that changes.
    private struct Traffic {
        var statistics = ServiceStatistics()
        var limiter: RateLimiter
        var requests = 0
    }

    /// A service.
    ///
    /// - Parameters:
    ///   - conditions: how slow it is and what goes wrong.
    ///   - clock: the time that it lives by.
    ///   - corpus: what there is to find; without one, the corpus that comes with the service is read at the first request.
    ///   - observer: who is told what happens.
    public init(
        conditions: ServiceConditions = ServiceConditions(),
        clock: any ServiceClock = SystemClock(),
        corpus: Corpus? = nil,
        observer: ServiceObserver? = nil
    ) {
        self.conditions = conditions
        self.clock = clock
        self.observer = observer
        answers = AnswerBuilder(corpus: corpus)
        traffic = Mutex(Traffic(limiter: RateLimiter(limit: conditions.rateLimit)))
    }

    /// What the service has done so far.
    public var statistics: ServiceStatistics { traffic.withLock(\.statistics) }

    /// How many searches an account has left in its window of the rate limit.
    public func remainingSearches(of account: Account) -> Int {
        let now = clock.now
        return traffic.withLock { $0.limiter.remaining(token: account.token, now: now) }
    }

    // MARK: - The way of a request

    func start(_ request: SocialRequest, handler: @escaping SocialRequest.Handler) -> RequestTask {
        let now = clock.now
        let target = RequestTarget(request)
        let counts = target.counts
        let refusal = target.isLimited ? Token.refusal(of: request.account) : nil

        let (number, index, limit) = traffic.withLock { traffic in
            traffic.requests += 1
            traffic.statistics[keyPath: counts].start()
            let limit =
                target.isLimited && refusal == nil
                ? request.account.map { traffic.limiter.count(token: $0.token, now: now) } : nil
            return (traffic.requests, traffic.statistics[keyPath: counts].started - 1, limit)
        }
        observer?.observe(.started(number: number, url: request.url, parameters: request.parameters))

        let task = RequestTask(number: number, handler: handler) { [self] in
            traffic.withLock { $0.statistics[keyPath: counts].cancel() }
            observer?.observe(.canceled(number: number))
        }
        let step = plan(of: target).step(index)
        let response = step?.response ?? .answer
        if response == .never { return task }

        let call = ServiceCall(
            url: request.url, target: target, refusal: refusal, limit: limit, response: response,
            latency: latency(of: target, index, step)
        )
        task.hold(
            clock.schedule(after: call.latency) { [self] in
                guard let handler = task.claim() else { return }
                // Answers are made only when they are due, and not at all when nobody waits for them any more.
                end(answers.answer(to: call, now: clock.now), counts, number: number, handler: handler)
            })
        return task
    }

    /// On the clock's queue, or on the transport's.
    private func end(
        _ answer: ServiceAnswer, _ counts: WritableKeyPath<ServiceStatistics, RequestCounts> & Sendable, number: Int,
        handler: SocialRequest.Handler
    ) {
        traffic.withLock { $0.statistics[keyPath: counts].end(answer) }
        if let response = answer.response {
            observer?.observe(.answered(number: number, status: response.statusCode, bytes: answer.data?.count ?? 0))
        } else if let error = answer.error {
            observer?.observe(.failed(number: number, error: error))
        }
        handler(answer.data, answer.response, answer.error)
    }

    private func plan(of target: RequestTarget) -> ResponsePlan {
        target.isPicture ? conditions.avatarPlan : conditions.plan
    }

    private func latency(of target: RequestTarget, _ index: Int, _ step: ResponsePlan.Step?) -> Duration {
        let usual = target.isPicture ? conditions.avatarLatency : conditions.latency
        // Searches and pictures have a run of luck each: more pictures do not change the time of the next search.
        let numbers = SeededNumbers(seed: conditions.seed ^ (target.isPicture ? 0xA7A7_A7A7 : 0))
        return (step?.latency ?? usual).duration(fraction: numbers.fraction(index))
    }
}
