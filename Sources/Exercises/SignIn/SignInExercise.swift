import Playing
import ReactiveCore
import SocialService
import StarterProject

/// The code that a learner supplies in chapter 12.
public struct SignInExercise: Exercise {
    /// Connects a pipeline to the sign-in form.
    public typealias Pipeline = @MainActor (SignInForm) -> any Disposable

    /// Sends lists of kittens. The three signals ask for kittens, and the function loads a page: one kitten.
    public typealias Album =
        @Sendable (
            _ taps: Signal<Void, Never>, _ keys: Signal<Void, Never>, _ refreshes: Signal<Void, Never>,
            _ page: @escaping @Sendable (Int) -> Signal<String, LostConnection>
        ) -> Signal<[String], Never>

    /// Checks each typed name, and sends the statuses to show.
    public typealias NameCheck =
        @Sendable (
            Signal<String, Never>, @escaping @Sendable (String) -> Signal<Bool, LostConnection>, MainScheduler
        ) -> Signal<NameStatus, Never>

    public let fixtures: Fixtures

    /// Takes the code of each task, in order. The last two have defaults, so a learner's older Exercise.swift compiles.
    public init(
        logTaps: @escaping Pipeline,
        predictedValidity: String,
        enableButton: @escaping Pipeline,
        signIn: @escaping @Sendable (Credentials, SignInService) -> Signal<Bool, Never>,
        signInAtTheTap: @escaping Pipeline,
        signInForm: @escaping Pipeline,
        album: @escaping Album = { _, _, _, _ in .empty },
        nameStatus: @escaping NameCheck = { _, _, _ in .empty }
    ) {
        fixtures = Fixtures([
            { SignInFixture($0, pipeline: logTaps) },
            { WrittenFixture($0, prediction: predictedValidity) },
            { SignInFixture($0, pipeline: enableButton) },
            { SignInFixture($0, signIn: signIn, pipeline: signInAtTheTap) },
            { SignInFixture($0, pipeline: signInForm) },
            { context in Self.fixture(in: context, of: album) },
            { context in
                let main = context.schedulers.main
                let service = SlowService(on: main, observer: context.observer)
                let isFree = { @Sendable (name: String) in service.answer(!name.hasPrefix("t"), to: name) }
                return OperatorFixture(
                    context, in: .outcome, value: \.sentText, refuse: service.loseConnection
                ) { names, _ in nameStatus(names, isFree, main) }
            },
        ])
    }

    /// Each text of the source names the signal that sends: tap, key, or refresh.
    private static func fixture(in context: ScenarioContext, of album: @escaping Album) -> any Fixture {
        let service = SlowService(on: context.schedulers.main, asked: .load, observer: context.observer)
        let kittens = ["Mia", "Tom", "Luna", "Max", "Nala", "Leo", "Cleo"]
        let first = Int(context.seed % UInt64(kittens.count))
        return OperatorFixture(context, in: .outcome, value: \.sentText, refuse: service.loseConnection) { texts, _ in
            func source(_ name: String) -> Signal<Void, Never> { texts.filter { $0 == name }.map { _ in } }
            return album(source("tap"), source("key"), source("refresh")) { number in
                service.answer(kittens[(first + number) % kittens.count], to: "page \(number)")
            }.map { $0.joined(separator: " ") }
        }
    }
}
