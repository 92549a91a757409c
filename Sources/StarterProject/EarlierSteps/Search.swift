import Foundation
import ReactiveCore
import SocialService

/// Searches for tweets with a text, once per subscription: the step of chapter 06.
///
/// Sends the answer and completes. Fails with `noTwitterAccounts` or `invalidResponse`. Disposal cancels the request.
/// Delivers on the service's queue, except `noTwitterAccounts`, which comes before `subscribe` returns.
public func search(
    for text: String,
    on twitter: Twitter,
    accounts: AccountStore
) -> Signal<JSON, TwitterInstantError> {
    Signal { subscriber in
        guard let account = accounts.accounts(of: .twitter).last else {
            subscriber.fail(.noTwitterAccounts)
            return nil
        }
        var request = twitter.searchRequest(for: text)
        request.account = account
        let task = request.perform { data, response, error in
            do throws(InvalidResponse) {
                subscriber.send(try answer(data, response, error))
                subscriber.complete()
            } catch {
                subscriber.fail(.invalidResponse(error))
            }
        }
        return ActionDisposable { task.cancel() }
    }
}

private func answer(
    _ data: Data?, _ response: HTTPResponse?, _ error: TransportError?
) throws(InvalidResponse) -> JSON {
    if let error { throw .noAnswer(error) }
    guard let data, let response else { throw .unexpectedJSON }
    guard response.statusCode == 200 else { throw .refusal(response, body: data) }
    do { return try JSON(parsing: data) } catch { throw .notJSON(error) }
}

/// Asks for access to the Twitter accounts, once per subscription: the step of chapter 03.
///
/// Sends one value and completes when access is granted, and fails with `accessDenied` when it isn't. Delivers on the
/// account store's queue.
public func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            guard granted else { return subscriber.fail(.accessDenied(error)) }
            subscriber.send(())
            subscriber.complete()
        }
        return nil
    }
}
