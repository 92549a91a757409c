import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("11 TwitterInstant")
    struct TwitterInstant {
        @Test("11 TwitterInstant, task 1: the newest search wins")
        func task1() async throws { try await expectPass("11", 1) }

        @Test("11 TwitterInstant, task 2: search on after an error")
        func task2() async throws { try await expectPass("11", 2) }

        @Test("11 TwitterInstant, task 3: predict")
        func task3() async throws { try await expectPass("11", 3) }

        @Test("11 TwitterInstant, task 4: a view model")
        func task4() async throws { try await expectPass("11", 4) }

        @Test("11 TwitterInstant, task 5: the finished app")
        func task5() async throws { try await expectPass("11", 5) }

        @Test("11 TwitterInstant, task 6: break it")
        func task6() async throws { try await expectPass("11", 6) }
    }
}

extension Mine {
    @Suite("11 TwitterInstant")
    struct TwitterInstant {
        @Test("11 TwitterInstant, task 1: the newest search wins")
        func task1() async throws { try await expectPassOrNotStarted("11", 1) }

        @Test("11 TwitterInstant, task 2: search on after an error")
        func task2() async throws { try await expectPassOrNotStarted("11", 2) }

        @Test("11 TwitterInstant, task 3: predict")
        func task3() async throws { try await expectPassOrNotStarted("11", 3) }

        @Test("11 TwitterInstant, task 4: a view model")
        func task4() async throws { try await expectPassOrNotStarted("11", 4) }

        @Test("11 TwitterInstant, task 5: the finished app")
        func task5() async throws { try await expectPassOrNotStarted("11", 5) }

        @Test("11 TwitterInstant, task 6: break it")
        func task6() async throws { try await expectPassOrNotStarted("11", 6) }
    }
}
