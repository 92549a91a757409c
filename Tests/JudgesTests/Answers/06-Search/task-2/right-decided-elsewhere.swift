func answers(to text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<JSON, TwitterInstantError> {
    Signal { subscriber in
        guard let account = accounts.accounts(of: .twitter).last else {
            subscriber.fail(.noTwitterAccounts)
            return nil
        }
        var request = twitter.searchRequest(for: text)
        request.account = account
        let task = request.perform { data, response, error in
            switch outcome(data, response, error) {
            case .success(let json):
                subscriber.send(json)
                subscriber.complete()
            case .failure(let reason):
                subscriber.fail(.invalidResponse(reason))
            }
        }
        return ActionDisposable { task.cancel() }
    }
}

private func outcome(_ data: Data?, _ response: HTTPResponse?, _ error: TransportError?) -> Result<
    JSON, InvalidResponse
> {
    if let error { return .failure(.noAnswer(error)) }
    guard let data, let response else { return .failure(.unexpectedJSON) }
    guard response.statusCode == 200 else { return .failure(.refusal(response, body: data)) }
    return Result { () throws(JSONError) in try JSON(parsing: data) }.mapError { .notJSON($0) }
}
