// Says: should fail with `rateLimitExceeded`
func answers(to text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<JSON, TwitterInstantError> {
    Signal { subscriber in
        guard let account = accounts.accounts(of: .twitter).last else {
            subscriber.fail(.noTwitterAccounts)
            return nil
        }
        var request = twitter.searchRequest(for: text)
        request.account = account
        let task = request.perform { data, response, error in
            guard let data, let response else {
                return subscriber.fail(.invalidResponse(error.map { .noAnswer($0) } ?? .unexpectedJSON))
            }
            guard response.statusCode == 200 else {
                let error = (try? JSON(parsing: data)) ?? .null
                let first = error["errors"].array?.first
                return subscriber.fail(
                    .invalidResponse(
                        .refused(
                            status: response.statusCode, code: first?["code"].number.map { Int($0) },
                            message: first?["message"].string ?? error["errors"].string)))
            }
            do throws(JSONError) {
                subscriber.send(try JSON(parsing: data))
                subscriber.complete()
            } catch {
                subscriber.fail(.invalidResponse(.notJSON(error)))
            }
        }
        return ActionDisposable { task.cancel() }
    }
}
