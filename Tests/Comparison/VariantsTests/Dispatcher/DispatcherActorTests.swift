import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantDispatcher

@MainActor @Suite("Actor of the two rings")
struct DispatcherActorTests {
  private let service = FakeArticleService()
  private let actor: ReadingActor

  init() { actor = ReadingActor(service: service) }

  @Test("a request alone calls no service; the answer is that the list is loading")
  func requests() async {
    await actor.perform(.request(.show(.all)))
    #expect(service.calls.isEmpty)
    #expect(actor.list?.reply == .loading)
    #expect(actor.list?.listed == nil)
  }

  @Test("a requested list is read once")
  func readsOnce() async {
    for action in [.request(.show(.all)), .read, .read] as [ReadingActor.Action] { await actor.perform(action) }
    #expect(service.calls == ["articles"])
    #expect(actor.list?.reply == .listed)
    #expect(actor.list?.listed?.page.rows == DispatcherStage.articles)
  }

  @Test("without a list, there is nothing to read again after a change, and the change is the answer")
  func changesUnlisted() async {
    for action in [.change(DispatcherStage.star), .read] as [ReadingActor.Action] { await actor.perform(action) }
    #expect(service.calls == ["change"])
    #expect(actor.list?.reply == .changed([], DispatcherStage.star))
  }

  @Test("a failed list keeps the current one, and two equal errors are two answers")
  func fails() async {
    for action in [.request(.show(.all)), .read] as [ReadingActor.Action] { await actor.perform(action) }
    service.error = .cancelled
    for action in [.request(.search("tea")), .read] as [ReadingActor.Action] { await actor.perform(action) }
    let first = actor.list
    for action in [.request(.search("tea")), .read] as [ReadingActor.Action] { await actor.perform(action) }
    #expect(first?.reply == .failed(.cancelled))
    #expect(first?.listed?.page.rows == DispatcherStage.articles)
    #expect(actor.list?.reply == .failed(.cancelled))
    #expect(actor.list != first)
  }

  @Test("an invalid search is an error, and calls no service")
  func refusesSearch() async {
    for action in [.request(.search("\u{7}")), .read] as [ReadingActor.Action] { await actor.perform(action) }
    #expect(service.calls.isEmpty)
    guard case .failed? = actor.list?.reply else {
      Issue.record("the search is valid")
      return
    }
  }

  @Test("articles are counted only when their number is unknown")
  func counts() async {
    for action in [.count, .count, .change(DispatcherStage.star), .count] as [ReadingActor.Action] { await actor.perform(action) }
    #expect(service.calls == ["unreadCount", "change", "unreadCount"])
  }
}
