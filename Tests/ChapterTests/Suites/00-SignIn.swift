import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("00 SignIn")
    struct SignIn {
        @Test("00 SignIn, task 1: sign in when tapped")
        func task1() async throws { try await expectPass("00", 1) }

        @Test("00 SignIn, task 2: both fields, one button")
        func task2() async throws { try await expectPass("00", 2) }

        @Test("00 SignIn, task 3: at the tap, and not before")
        func task3() async throws { try await expectPass("00", 3) }

        @Test("00 SignIn, task 4: predict")
        func task4() async throws { try await expectPass("00", 4) }

        @Test("00 SignIn, task 5: one writer")
        func task5() async throws { try await expectPass("00", 5) }
    }
}

extension Mine {
    @Suite("00 SignIn")
    struct SignIn {
        @Test("00 SignIn, task 1: sign in when tapped")
        func task1() async throws { try await expectPassOrNotStarted("00", 1) }

        @Test("00 SignIn, task 2: both fields, one button")
        func task2() async throws { try await expectPassOrNotStarted("00", 2) }

        @Test("00 SignIn, task 3: at the tap, and not before")
        func task3() async throws { try await expectPassOrNotStarted("00", 3) }

        @Test("00 SignIn, task 4: predict")
        func task4() async throws { try await expectPassOrNotStarted("00", 4) }

        @Test("00 SignIn, task 5: one writer")
        func task5() async throws { try await expectPassOrNotStarted("00", 5) }
    }
}
