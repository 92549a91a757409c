import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("07 Threading")
    struct Threading {
        @Test("07 Threading, task 1: bring the answers to main")
        func task1() async throws { try await expectPass("07", 1) }

        @Test("07 Threading, task 2: predict")
        func task2() async throws { try await expectPass("07", 2) }

        @Test("07 Threading, task 3: no way around")
        func task3() async throws { try await expectPass("07", 3) }

        @Test("07 Threading, task 4: where it starts")
        func task4() async throws { try await expectPass("07", 4) }
    }
}

extension Mine {
    @Suite("07 Threading")
    struct Threading {
        @Test("07 Threading, task 1: bring the answers to main")
        func task1() async throws { try await expectPassOrNotStarted("07", 1) }

        @Test("07 Threading, task 2: predict")
        func task2() async throws { try await expectPassOrNotStarted("07", 2) }

        @Test("07 Threading, task 3: no way around")
        func task3() async throws { try await expectPassOrNotStarted("07", 3) }

        @Test("07 Threading, task 4: where it starts")
        func task4() async throws { try await expectPassOrNotStarted("07", 4) }
    }
}
