func answers(to text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<JSON, TwitterInstantError> {
    .deferred {
        guard let account = accounts.accounts(of: .twitter).last else { return .fail(.noTwitterAccounts) }
        return Signal { subscriber in
            var request = twitter.searchRequest(for: text)
            request.account = account
            let task = request.perform { data, response, error in
                if let error { return subscriber.fail(.invalidResponse(.noAnswer(error))) }
                guard let data, let response else { return subscriber.fail(.invalidResponse(.unexpectedJSON)) }
                guard response.statusCode == 200 else {
                    return subscriber.fail(.invalidResponse(.refusal(response, body: data)))
                }
                let parsed = Result { () throws(JSONError) in try JSON(parsing: data) }
                switch parsed {
                case .success(let json):
                    subscriber.send(json)
                    subscriber.complete()
                case .failure(let error):
                    subscriber.fail(.invalidResponse(.notJSON(error)))
                }
            }
            return ActionDisposable { task.cancel() }
        }
    }
}
