import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("05 Filter")
    struct Filter {
        @Test("05 Filter, task 1: only what is worth a search")
        func task1() async throws { try await expectPass("05", 1) }

        @Test("05 Filter, task 2: predict")
        func task2() async throws { try await expectPass("05", 2) }

        @Test("05 Filter, task 3: three spaces aren\'t a search")
        func task3() async throws { try await expectPass("05", 3) }

        @Test("05 Filter, task 4: filter, made by hand")
        func task4() async throws { try await expectPass("05", 4) }

        @Test("05 Filter, task 5: break it")
        func task5() async throws { try await expectPass("05", 5) }
    }
}

extension Mine {
    @Suite("05 Filter")
    struct Filter {
        @Test("05 Filter, task 1: only what is worth a search")
        func task1() async throws { try await expectPassOrNotStarted("05", 1) }

        @Test("05 Filter, task 2: predict")
        func task2() async throws { try await expectPassOrNotStarted("05", 2) }

        @Test("05 Filter, task 3: three spaces aren\'t a search")
        func task3() async throws { try await expectPassOrNotStarted("05", 3) }

        @Test("05 Filter, task 4: filter, made by hand")
        func task4() async throws { try await expectPassOrNotStarted("05", 4) }

        @Test("05 Filter, task 5: break it")
        func task5() async throws { try await expectPassOrNotStarted("05", 5) }
    }
}
