// Says: before anything subscribed
// Breaks: count
func answers(to text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<JSON, TwitterInstantError> {
    let answers = ReplaySubject<JSON, TwitterInstantError>(capacity: 1)
    guard let account = accounts.accounts(of: .twitter).last else { return .fail(.noTwitterAccounts) }
    var request = twitter.searchRequest(for: text)
    request.account = account
    request.perform { data, response, error in
        if let error { return answers.fail(.invalidResponse(.noAnswer(error))) }
        guard let data, let response else { return }
        guard response.statusCode == 200 else { return answers.fail(.invalidResponse(.refusal(response, body: data))) }
        guard let json = try? JSON(parsing: data) else { return answers.fail(.invalidResponse(.unexpectedJSON)) }
        answers.send(json)
        answers.complete()
    }
    return answers.signal
}
