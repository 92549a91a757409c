import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("12 SignIn")
    struct SignIn {
        @Test("12 SignIn, task 1: log each tap")
        func task1() async throws { try await expectPass("12", 1) }

        @Test("12 SignIn, task 2: predict")
        func task2() async throws { try await expectPass("12", 2) }

        @Test("12 SignIn, task 3: three signals, one button")
        func task3() async throws { try await expectPass("12", 3) }

        @Test("12 SignIn, task 4: sign in at the tap")
        func task4() async throws { try await expectPass("12", 4) }

        @Test("12 SignIn, task 5: the whole form")
        func task5() async throws { try await expectPass("12", 5) }
    }
}

extension Mine {
    @Suite("12 SignIn")
    struct SignIn {
        @Test("12 SignIn, task 1: log each tap")
        func task1() async throws { try await expectPassOrNotStarted("12", 1) }

        @Test("12 SignIn, task 2: predict")
        func task2() async throws { try await expectPassOrNotStarted("12", 2) }

        @Test("12 SignIn, task 3: three signals, one button")
        func task3() async throws { try await expectPassOrNotStarted("12", 3) }

        @Test("12 SignIn, task 4: sign in at the tap")
        func task4() async throws { try await expectPassOrNotStarted("12", 4) }

        @Test("12 SignIn, task 5: the whole form")
        func task5() async throws { try await expectPassOrNotStarted("12", 5) }
    }
}
