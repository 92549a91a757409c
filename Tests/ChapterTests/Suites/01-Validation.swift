import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("01 Validation")
    struct Validation {
        @Test("01 Validation, task 1: show whether the text is valid")
        func task1() async throws { try await expectPass("01", 1) }

        @Test("01 Validation, task 2: stop by hand")
        func task2() async throws { try await expectPass("01", 2) }

        @Test("01 Validation, task 3: wake the silent pipeline")
        func task3() async throws { try await expectPass("01", 3) }

        @Test("01 Validation, task 4: the gold star")
        func task4() async throws { try await expectPass("01", 4) }

        @Test("01 Validation, task 5: predict")
        func task5() async throws { try await expectPass("01", 5) }
    }
}

extension Mine {
    @Suite("01 Validation")
    struct Validation {
        @Test("01 Validation, task 1: show whether the text is valid")
        func task1() async throws { try await expectPassOrNotStarted("01", 1) }

        @Test("01 Validation, task 2: stop by hand")
        func task2() async throws { try await expectPassOrNotStarted("01", 2) }

        @Test("01 Validation, task 3: wake the silent pipeline")
        func task3() async throws { try await expectPassOrNotStarted("01", 3) }

        @Test("01 Validation, task 4: the gold star")
        func task4() async throws { try await expectPassOrNotStarted("01", 4) }

        @Test("01 Validation, task 5: predict")
        func task5() async throws { try await expectPassOrNotStarted("01", 5) }
    }
}
