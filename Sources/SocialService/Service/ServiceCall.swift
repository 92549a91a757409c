import Foundation

/// A request as the service has received it: all that its answer depends on, besides the time at which it is given.
struct ServiceCall: Sendable {
    let url: URL
    let target: RequestTarget
    /// Why its account is refused.
    let refusal: APIFailure?
    /// What it left of its account's window.
    let limit: RateLimitReport?
    /// What the plan says.
    let response: ResponsePlan.Response
    let latency: Duration
}
