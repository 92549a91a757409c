import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("07 Threading")
    struct Threading {
        @Test("07 Threading, task 1: bring the answers to main")
        func task1() async throws { try await expectPass("07", 1) }
    }
}

extension Mine {
    @Suite("07 Threading")
    struct Threading {
        @Test("07 Threading, task 1: bring the answers to main")
        func task1() async throws { try await expectPassOrNotStarted("07", 1) }
    }
}
