func answers(to text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<JSON, TwitterInstantError> {
    Signal { subscriber in
        guard let account = accounts.accounts(of: .twitter).last else {
            subscriber.fail(.noTwitterAccounts)
            return nil
        }
        var request = twitter.searchRequest(for: text)
        request.account = account
        let task = request.perform { data, response, error in
            switch (data, response, error) {
            case (_, _, let error?):
                subscriber.fail(.invalidResponse(.noAnswer(error)))
            case (let data?, let response?, nil) where response.statusCode != 200:
                subscriber.fail(.invalidResponse(.refusal(response, body: data)))
            case (let data?, _?, nil):
                do throws(JSONError) {
                    subscriber.send(try JSON(parsing: data))
                    subscriber.complete()
                } catch {
                    subscriber.fail(.invalidResponse(.notJSON(error)))
                }
            default:
                subscriber.fail(.invalidResponse(.unexpectedJSON))
            }
        }
        return ActionDisposable { task.cancel() }
    }
}
