import ReactiveCore
import SocialService
import StarterProject
import Testing

@MainActor
@Suite struct AppTests {
    private let time = VirtualTime()
    private let form: SearchForm

    init() {
        let clock = SchedulerClock(time: time)
        form = SearchForm(
            accountStore: AccountStore(clock: clock), twitter: Twitter(service: TwitterService(clock: clock)),
            schedulers: .virtual(time)
        ) { _ in }
    }

    @Test func `a word that's typed without a pause is searched for once, half a second later`() {
        let search = finishedApp(form)
        for letter in "swift" {
            form.searchField.insert(String(letter))
            time.advance(by: .milliseconds(120))
        }
        #expect(form.twitter.service.statistics.searches.started == 0)
        time.advance(by: .seconds(1))
        #expect(form.twitter.service.statistics.searches.started == 1)
        #expect(!form.results.tweets.isEmpty)
        search.dispose()
    }

    @Test func `a text that's too short empties the list`() {
        let search = finishedApp(form)
        form.searchField.insert("tea")
        time.advance(by: .seconds(1))
        #expect(!form.results.tweets.isEmpty)
        form.searchField.deleteBackward()
        time.advance(by: .seconds(1))
        #expect(form.results.tweets.isEmpty)
        search.dispose()
    }
}
