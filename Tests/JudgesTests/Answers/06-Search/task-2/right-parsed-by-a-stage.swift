func answers(to text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<JSON, TwitterInstantError> {
    let bodies: Signal<Data, TwitterInstantError> = Signal { subscriber in
        guard let account = accounts.accounts(of: .twitter).first else {
            subscriber.fail(.noTwitterAccounts)
            return nil
        }
        var request = twitter.searchRequest(for: text)
        request.account = account
        let task = request.perform { data, response, error in
            if let error { return subscriber.fail(.invalidResponse(.noAnswer(error))) }
            guard let data, let response else { return subscriber.fail(.invalidResponse(.unexpectedJSON)) }
            if response.statusCode != 200 {
                subscriber.fail(.invalidResponse(.refusal(response, body: data)))
            } else {
                subscriber.send(data)
                subscriber.complete()
            }
        }
        return ActionDisposable { task.cancel() }
    }
    return bodies.tryMap { body throws(TwitterInstantError) in
        do throws(JSONError) { return try JSON(parsing: body) } catch { throw .invalidResponse(.notJSON(error)) }
    }
}
