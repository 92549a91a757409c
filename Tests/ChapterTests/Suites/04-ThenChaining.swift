import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("04 ThenChaining")
    struct ThenChaining {
        @Test("04 ThenChaining, task 1: first the accounts, then the texts")
        func task1() async throws { try await expectPass("04", 1) }
    }
}

extension Mine {
    @Suite("04 ThenChaining")
    struct ThenChaining {
        @Test("04 ThenChaining, task 1: first the accounts, then the texts")
        func task1() async throws { try await expectPassOrNotStarted("04", 1) }
    }
}
