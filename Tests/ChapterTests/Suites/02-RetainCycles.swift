import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("02 RetainCycles")
    struct RetainCycles {
        @Test("02 RetainCycles, task 1: break the cycle")
        func task1() async throws { try await expectPass("02", 1) }

        @Test("02 RetainCycles, task 2: the closure that was overlooked")
        func task2() async throws { try await expectPass("02", 2) }

        @Test("02 RetainCycles, task 3: predict")
        func task3() async throws { try await expectPass("02", 3) }

        @Test("02 RetainCycles, task 4: leave nothing behind")
        func task4() async throws { try await expectPass("02", 4) }

        @Test("02 RetainCycles, task 5: break it")
        func task5() async throws { try await expectPass("02", 5) }
    }
}

extension Mine {
    @Suite("02 RetainCycles")
    struct RetainCycles {
        @Test("02 RetainCycles, task 1: break the cycle")
        func task1() async throws { try await expectPassOrNotStarted("02", 1) }

        @Test("02 RetainCycles, task 2: the closure that was overlooked")
        func task2() async throws { try await expectPassOrNotStarted("02", 2) }

        @Test("02 RetainCycles, task 3: predict")
        func task3() async throws { try await expectPassOrNotStarted("02", 3) }

        @Test("02 RetainCycles, task 4: leave nothing behind")
        func task4() async throws { try await expectPassOrNotStarted("02", 4) }

        @Test("02 RetainCycles, task 5: break it")
        func task5() async throws { try await expectPassOrNotStarted("02", 5) }
    }
}
