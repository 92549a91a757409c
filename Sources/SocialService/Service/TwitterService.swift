import Foundation
import Synchronization

/// The stand-in for `api.twitter.com` and its picture host, in process and offline.
///
///     let service = TwitterService(clock: clock)
///     var request = SocialRequest(service, TwitterService.searchURL, parameters: ["q": "magic"])
///
/// With virtual time, the same conditions and requests produce the same bytes at the same times. Safe on any thread.
public final class TwitterService: Sendable {
    /// The address of searches.
    public static let searchURL = URL(string: "https://api.twitter.com/1.1/search/tweets.json")!

    /// The service's speed and failures.
    public let conditions: ServiceConditions

    private let clock: any ServiceClock
    private let observer: ServiceObserver?
    private let corpus: Corpus?
    private let traffic: Mutex<Traffic>

    private struct Traffic {
        var counts: [RequestKind: RequestCounts] = [:]
        var limiter: RateLimiter
        var requests = 0
    }

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - conditions: the speed and the failures.
    ///   - clock: schedules the answers.
    ///   - corpus: the tweets to search; nil for the bundled ones, which the first answer reads.
    ///   - observer: receives the service's events.
    public init(
        conditions: ServiceConditions = ServiceConditions(),
        clock: any ServiceClock,
        corpus: Corpus? = nil,
        observer: ServiceObserver? = nil
    ) {
        self.conditions = conditions
        self.clock = clock
        self.observer = observer
        self.corpus = corpus
        traffic = Mutex(Traffic(limiter: RateLimiter(limit: conditions.rateLimit)))
    }

    /// Counts of the requests so far.
    public var statistics: ServiceStatistics {
        let counts = traffic.withLock(\.counts)
        return ServiceStatistics(
            searches: counts[.search] ?? RequestCounts(), avatars: counts[.picture] ?? RequestCounts())
    }

    /// Returns how many searches the rate limit still allows an account in its current window.
    public func remainingSearches(of account: Account) -> Int {
        let now = clock.now
        return traffic.withLock { $0.limiter.remaining(token: account.token, now: now) }
    }

    func start(_ request: SocialRequest, handler: @escaping SocialRequest.Handler) -> RequestTask {
        let now = clock.now
        let target = RequestTarget(request)
        let kind = RequestKind(of: request.url)
        let refusal = target.isLimited ? Token.refusal(of: request.account) : nil

        let (number, index, limit) = traffic.withLock { traffic in
            traffic.requests += 1
            let index = traffic.counts[kind]?.started ?? 0
            traffic.counts[kind, default: RequestCounts()].start()
            var limit: RateLimitReport?
            if target.isLimited, refusal == nil, let account = request.account {
                limit = traffic.limiter.count(token: account.token, now: now)
            }
            return (traffic.requests, index, limit)
        }
        observer?(.started(number: number, url: request.url, parameters: request.parameters))

        let task = RequestTask(handler: handler) { [self] in
            traffic.withLock { $0.counts[kind]?.cancel() }
            observer?(.canceled(number: number))
        }
        let isPicture = kind == .picture
        let step = (isPicture ? conditions.avatarPlan : conditions.plan).step(index)
        let response = step?.response ?? .answer
        if response == .never { return task }

        // Otherwise, the first search and the first picture would have the same random number.
        let numbers = SeededNumbers(seed: conditions.seed ^ (isPicture ? 0xA7A7_A7A7 : 0))
        let latency = step?.latency ?? (isPicture ? conditions.avatarLatency : conditions.latency)
        let builder = AnswerBuilder(
            corpus: corpus, target: target, refusal: refusal, limit: limit, response: response,
            latency: latency.duration(fraction: numbers.fraction(index)))
        task.hold(
            clock.schedule(after: builder.latency) { [self] in
                // Build the answer only when it's due, and not at all for a canceled request.
                guard let handler = task.claim() else { return }
                answer(with: builder, kind, number: number, handler: handler)
            })
        return task
    }

    private func answer(with builder: AnswerBuilder, _ kind: RequestKind, number: Int, handler: SocialRequest.Handler) {
        func fail(_ error: TransportError?) {
            traffic.withLock { $0.counts[kind]?.end(status: nil) }
            observer?(.failed(number: number, error: error))
            handler(nil, nil, error)
        }
        do throws(TransportError) {
            guard let (data, response) = try builder.answer(now: clock.now) else { return fail(nil) }
            let status = response.statusCode
            traffic.withLock { $0.counts[kind]?.end(status: status) }
            observer?(.answered(number: number, status: status, bytes: data.count))
            handler(data, response, nil)
        } catch {
            fail(error)
        }
    }
}

/// The service's speed and failures.
public struct ServiceConditions: Sendable, Equatable {
    /// The seed of the latencies. The same seed produces the same latencies.
    public var seed: UInt64 = 1
    /// The latency of searches.
    public var latency = Latency(between: .milliseconds(50), and: .milliseconds(400))
    /// The planned answers to searches.
    public var plan = ResponsePlan.none
    /// The maximum number of each account's searches in 15 minutes. The API's own limit is 180.
    public var rateLimit = 180
    /// The latency of pictures.
    public var avatarLatency = Latency(between: .milliseconds(30), and: .milliseconds(250))
    /// The planned answers to requests for pictures. Those are counted separately: the third step answers the third
    /// request.
    public var avatarPlan = ResponsePlan.none

    /// Creates the conditions of a normal day: some latency, and no failures.
    public init() {}
}

/// A service's event. `number` is the request's number, counted from 1 over all kinds of requests.
public enum ServiceEvent: Sendable, Equatable, Codable {
    /// A request was sent.
    case started(number: Int, url: URL, parameters: [String: String])
    /// The service answered with a status.
    case answered(number: Int, status: Int, bytes: Int)
    /// The request ended without an answer. The error is nil for a planned `nothing`.
    case failed(number: Int, error: TransportError?)
    /// The request was canceled before its answer.
    case canceled(number: Int)
}

/// Receives every event of a service, for a trace or a test.
///
///     TwitterService(clock: clock, observer: { event in print(event) })
///
/// Called without holding a lock: for `started` and `canceled` on the caller's thread, for the others on the clock's
/// queue just before the request's handler.
public typealias ServiceObserver = @Sendable (ServiceEvent) -> Void
