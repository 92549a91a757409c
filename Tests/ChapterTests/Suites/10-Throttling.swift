import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("10 Throttling")
    struct Throttling {
        @Test("10 Throttling, task 1: wait for a pause")
        func task1() async throws { try await expectPass("10", 1) }

        @Test("10 Throttling, task 2: the deleted search")
        func task2() async throws { try await expectPass("10", 2) }

        @Test("10 Throttling, task 3: predict")
        func task3() async throws { try await expectPass("10", 3) }

        @Test("10 Throttling, task 4: throttle, made by hand")
        func task4() async throws { try await expectPass("10", 4) }

        @Test("10 Throttling, task 5: break it")
        func task5() async throws { try await expectPass("10", 5) }
    }
}

extension Mine {
    @Suite("10 Throttling")
    struct Throttling {
        @Test("10 Throttling, task 1: wait for a pause")
        func task1() async throws { try await expectPassOrNotStarted("10", 1) }

        @Test("10 Throttling, task 2: the deleted search")
        func task2() async throws { try await expectPassOrNotStarted("10", 2) }

        @Test("10 Throttling, task 3: predict")
        func task3() async throws { try await expectPassOrNotStarted("10", 3) }

        @Test("10 Throttling, task 4: throttle, made by hand")
        func task4() async throws { try await expectPassOrNotStarted("10", 4) }

        @Test("10 Throttling, task 5: break it")
        func task5() async throws { try await expectPassOrNotStarted("10", 5) }
    }
}
