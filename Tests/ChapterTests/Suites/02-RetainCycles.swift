import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("02 RetainCycles")
    struct RetainCycles {
        @Test("02 RetainCycles, task 1: break the cycle")
        func task1() async throws { try await expectPass("02", 1) }
    }
}

extension Mine {
    @Suite("02 RetainCycles")
    struct RetainCycles {
        @Test("02 RetainCycles, task 1: break the cycle")
        func task1() async throws { try await expectPassOrNotStarted("02", 1) }
    }
}
