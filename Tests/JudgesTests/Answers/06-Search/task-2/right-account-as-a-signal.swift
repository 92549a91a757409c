func answers(to text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<JSON, TwitterInstantError> {
    .deferred {
        guard let account = accounts.accounts(of: .twitter).last else { return .fail(.noTwitterAccounts) }
        return Signal { subscriber in
            var request = twitter.searchRequest(for: text)
            request.account = account
            let task = request.perform { data, response, error in
                if let error { return subscriber.fail(.invalidResponse(.noAnswer(error))) }
                guard let data, let response, response.statusCode == 200 else {
                    return subscriber.fail(.invalidResponse(.unexpectedJSON))
                }
                guard let json = try? JSON(parsing: data) else {
                    return subscriber.fail(.invalidResponse(.unexpectedJSON))
                }
                subscriber.send(json)
                subscriber.complete()
            }
            return ActionDisposable { task.cancel() }
        }
    }
}
