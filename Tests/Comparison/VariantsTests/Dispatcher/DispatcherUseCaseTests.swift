import ReaderDomain
import ReaderScenes
import Testing

@testable import VariantDispatcher

@MainActor @Suite("Use cases of the two rings")
struct DispatcherUseCaseTests {
  private nonisolated static let star = DispatcherStage.star
  private nonisolated static let first = DispatcherStage.first

  @Test(
    "each event has a list of actions, which the actor performs in this order",
    arguments: [
      (.request(.show(.all)), [.request(.show(.all)), .read, .count]),
      (.request(.filter(.all)), [.request(.filter(.all)), .read, .count]),
      (.request(.search("tea")), [.request(.search("tea")), .read, .count]),
      (.request(.scroll(.next)), [.request(.scroll(.next)), .read, .count]),
      (.request(.change(star)), [.change(star), .read, .count]),
      (.request(.open(first)), [.open(first), .count]),
      (.request(.notUnderstood("dance")), [.refuse("dance")]),
      (.request(.refreshed), [.request(.refreshed), .read, .count]),
      (.interrupted, [.stop]),
      (.closed, [.close]),
    ] as [(ReadingEvent, [ReadingActor.Action])])
  func lists(event: ReadingEvent, actions: [ReadingActor.Action]) {
    #expect(ReadingDispatcher.useCase(for: event).actions == actions)
  }

  @Test("the view models are notified after each action, and not after the actor is closed")
  func notifies() async {
    let service = FakeArticleService()
    let (actor, viewModel) = (ReadingActor(service: service), CountingViewModel())
    await ReadingUseCase.list(.show(.all)).run(actor, notifying: [viewModel])
    #expect(viewModel.notices == 3)
    #expect(service.calls == ["articles", "unreadCount"])
    await ReadingUseCase.close.run(actor, notifying: [viewModel])
    await ReadingUseCase.list(.show(.all)).run(actor, notifying: [viewModel])
    #expect(viewModel.notices == 3)
    #expect(service.calls == ["articles", "unreadCount"])
  }
}

/// Counts its notices.
@MainActor
private final class CountingViewModel: Notified {
  private(set) var notices = 0

  func notify() { notices += 1 }
}
