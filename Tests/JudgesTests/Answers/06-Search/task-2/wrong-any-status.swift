// Says: Twitter refused with status
func answers(to text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<JSON, TwitterInstantError> {
    Signal { subscriber in
        guard let account = accounts.accounts(of: .twitter).last else {
            subscriber.fail(.noTwitterAccounts)
            return nil
        }
        var request = twitter.searchRequest(for: text)
        request.account = account
        let task = request.perform { data, response, error in
            guard let data, response != nil else {
                return subscriber.fail(.invalidResponse(error.map { .noAnswer($0) } ?? .unexpectedJSON))
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
