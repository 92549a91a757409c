import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("00 WithoutSignals")
    struct WithoutSignals {
        @Test("00 WithoutSignals, task 1: one line")
        func task1() async throws { try await expectPass("00", 1) }

        @Test("00 WithoutSignals, task 2: break it")
        func task2() async throws { try await expectPass("00", 2) }

        @Test("00 WithoutSignals, task 3: only the newest answer")
        func task3() async throws { try await expectPass("00", 3) }
    }
}

extension Mine {
    @Suite("00 WithoutSignals")
    struct WithoutSignals {
        @Test("00 WithoutSignals, task 1: one line")
        func task1() async throws { try await expectPassOrNotStarted("00", 1) }

        @Test("00 WithoutSignals, task 2: break it")
        func task2() async throws { try await expectPassOrNotStarted("00", 2) }

        @Test("00 WithoutSignals, task 3: only the newest answer")
        func task3() async throws { try await expectPassOrNotStarted("00", 3) }
    }
}
