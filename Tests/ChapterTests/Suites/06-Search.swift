import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("06 Search")
    struct Search {
        @Test("06 Search, task 1: search as you type")
        func task1() async throws { try await expectPass("06", 1) }

        @Test("06 Search, task 2: the request as a signal")
        func task2() async throws { try await expectPass("06", 2) }

        @Test("06 Search, task 3: predict")
        func task3() async throws { try await expectPass("06", 3) }

        @Test("06 Search, task 4: do something about it")
        func task4() async throws { try await expectPass("06", 4) }

        @Test("06 Search, task 5: a failed search is not the end")
        func task5() async throws { try await expectPass("06", 5) }

        @Test("06 Search, task 6: break it")
        func task6() async throws { try await expectPass("06", 6) }
    }
}

extension Mine {
    @Suite("06 Search")
    struct Search {
        @Test("06 Search, task 1: search as you type")
        func task1() async throws { try await expectPassOrNotStarted("06", 1) }

        @Test("06 Search, task 2: the request as a signal")
        func task2() async throws { try await expectPassOrNotStarted("06", 2) }

        @Test("06 Search, task 3: predict")
        func task3() async throws { try await expectPassOrNotStarted("06", 3) }

        @Test("06 Search, task 4: do something about it")
        func task4() async throws { try await expectPassOrNotStarted("06", 4) }

        @Test("06 Search, task 5: a failed search is not the end")
        func task5() async throws { try await expectPassOrNotStarted("06", 5) }

        @Test("06 Search, task 6: break it")
        func task6() async throws { try await expectPassOrNotStarted("06", 6) }
    }
}
