import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantStoreViewState

@MainActor @Suite("Store of Store + ViewState")
struct ArticleStoreTests {
  private typealias Session = StoreSession
  private let store = ArticleStore()
  private nonisolated static let tea = ArticleQuery(words: ["tea"])
  private nonisolated static let one = Session.articles[0]
  private nonisolated static let two = Session.articles[1]
  private nonisolated static let star = Session.star

  /// Updates, and the list after them: the titles, the words of the query that the next condition narrows, the last news.
  private nonisolated static let histories:
    [(name: String, update: @MainActor @Sendable (ArticleStore) -> Void, titles: [String]?, words: [String]?, news: ListSlice.News)] = [
      ("nothing", { _ in }, nil, nil, .loading),
      ("loading", { _ = $0.beginList(tea, because: .asked(.show(tea))) }, nil, ["tea"], .loading),
      (
        "read",
        {
          let number = $0.beginList(tea, because: .asked(.show(tea)))
          $0.endList(number, [one])
        }, ["Green tea"], ["tea"], .listed
      ),
      (
        "failed",
        {
          $0.endList($0.beginList(.all, because: .asked(.show(.all))), [one])
          $0.failList($0.beginList(tea, because: .asked(.show(tea))), .cancelled)
        }, ["Green tea"], [], .failed(.cancelled)
      ),
      (
        "overtaken answer",
        {
          let (first, second) = (
            $0.beginList(.all, because: .asked(.show(.all))), $0.beginList(tea, because: .asked(.show(tea)))
          )
          $0.endList(second, [two])
          $0.endList(first, [one])
        }, ["Black tea"], ["tea"], .listed
      ),
      (
        "overtaken failure",
        {
          let first = $0.beginList(.all, because: .asked(.show(.all)))
          _ = $0.beginList(tea, because: .asked(.show(tea)))
          $0.failList(first, .cancelled)
        }, nil, ["tea"], .loading
      ),
      ("changed without a list", { $0.change([one], star) }, nil, nil, .changed([one], star)),
      (
        "changed with a list",
        {
          $0.endList($0.beginList(.all, because: .asked(.show(.all))), [one])
          $0.change([one], star)
          $0.endList($0.beginList(.all, because: .changed([one], star)), [two])
        }, ["Black tea"], [], .changed([one], star)
      ),
      ("refused", { $0.refuse(.cancelled) }, nil, nil, .failed(.cancelled)),
    ]

  @Test("the list follows from the updates, and an overtaken list changes nothing", arguments: histories.indices)
  func updates(index: Int) {
    let history = Self.histories[index]
    history.update(store)
    #expect(store.state.list.listed?.page.rows.map(\.article.title) == history.titles, "\(history.name)")
    #expect(store.state.query?.words.all == history.words, "\(history.name)")
    #expect(store.state.list.news == history.news, "\(history.name)")
  }

  @Test("a number is lowered by each article that was unread, and never below zero")
  func lowers() {
    store.endList(store.beginList(.all, because: .asked(.show(.all))), ListPage(all: Session.articles))
    store.endCount(store.beginCount(), 1)
    store.endOpening(store.beginOpening(Session.first), Session.opened("Green tea"))
    store.endOpening(store.beginOpening(Session.first), Session.opened("Green tea"))
    #expect(store.state.count.unread == .success(0))
    store.endOpening(store.beginOpening(Session.second), Session.opened("Black tea"))
    #expect(store.state.count.unread == .success(0))
  }

  @Test("an opened article takes over its whole status, and the other rows keep theirs")
  func marks() {
    store.endList(store.beginList(.all, because: .asked(.show(.all))), ListPage(all: Session.articles))
    store.endOpening(store.beginOpening(Session.second), Session.opened("Black tea", marks: [.read, .starred]))
    #expect(store.state.list.listed?.page.rows.map(\.status.marks) == [[], [.read, .starred], []])
    #expect(store.state.list.listed?.page.total == 3)
  }

  @Test("a tracer surrounds each update with the drawing that it causes")
  func isWatched() {
    let notes = Notes()
    let store = ArticleStore(watch: notes)
    let subscriber = Subscriber(notes)
    store.subscribe(subscriber)
    store.refuse(.cancelled)
    store.failList(7, .cancelled)
    #expect(notes.lines == ["ArticleStore refuse", "drawn", "done", "ArticleStore failList", "done"])
  }

  @Test("two stores live side by side")
  func areTwo() {
    let other = ArticleStore()
    store.endCount(store.beginCount(), 3)
    #expect(other.state == ArticleState())
  }

  /// Records the start and the end of each update, and what happens in between.
  private final class Notes: SceneTracer {
    var lines: [String] = []

    func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
      Issue.record("an update is synchronous")
    }

    func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) {
      lines.append("\(type) \(step)")
      work()
      lines.append("done")
    }
  }

  private final class Subscriber: StoreSubscriber {
    private let notes: Notes
    init(_ notes: Notes) { self.notes = notes }
    func storeChanged(to state: ArticleState) { notes.lines.append("drawn") }
  }
}
