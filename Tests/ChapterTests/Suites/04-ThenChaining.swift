import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("04 ThenChaining")
    struct ThenChaining {
        @Test("04 ThenChaining, task 1: first the accounts, then the texts")
        func task1() async throws { try await expectPass("04", 1) }

        @Test("04 ThenChaining, task 2: not for each value")
        func task2() async throws { try await expectPass("04", 2) }

        @Test("04 ThenChaining, task 3: down the staircase")
        func task3() async throws { try await expectPass("04", 3) }

        @Test("04 ThenChaining, task 4: predict")
        func task4() async throws { try await expectPass("04", 4) }
    }
}

extension Mine {
    @Suite("04 ThenChaining")
    struct ThenChaining {
        @Test("04 ThenChaining, task 1: first the accounts, then the texts")
        func task1() async throws { try await expectPassOrNotStarted("04", 1) }

        @Test("04 ThenChaining, task 2: not for each value")
        func task2() async throws { try await expectPassOrNotStarted("04", 2) }

        @Test("04 ThenChaining, task 3: down the staircase")
        func task3() async throws { try await expectPassOrNotStarted("04", 3) }

        @Test("04 ThenChaining, task 4: predict")
        func task4() async throws { try await expectPassOrNotStarted("04", 4) }
    }
}
