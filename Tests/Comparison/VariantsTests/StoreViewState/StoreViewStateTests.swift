import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantStoreViewState

@MainActor @Suite("View states of Store + ViewState")
struct StoreViewStateTests {
  private typealias Session = StoreSession
  private let store = ArticleStore()
  private let session = Session()

  private func list(_ display: Recorder<ArticleList.ViewModel>) -> ListViewState {
    ListViewState(store: store, display: display, now: { .sample() })
  }

  private func showThree() {
    store.endList(store.beginList(.all, because: .asked(.show(.all))), ListPage(all: Session.articles))
    store.endCount(store.beginCount(), 3)
  }

  @Test("one update of the store changes list, article and number")
  func shares() {
    showThree()
    let (list, detail, count) = (
      list(session.lists), DetailViewState(store: store, dependencies: session.dependencies),
      CountViewState(store: store, dependencies: session.dependencies)
    )
    store.endOpening(store.beginOpening(Session.first), Session.opened("Green tea"))
    #expect(session.lists.values.map { $0.rows.map(\.status.isRead) } == [[true, false, false]])
    #expect(session.titles == ["Green tea"])
    #expect(session.counts.values.map(\.number) == ["2"])
    #expect(list.slice == store.state.list && detail.slice == store.state.detail && count.slice == store.state.count)
  }

  @Test("a view state starts with what the store holds, and draws nothing until that changes")
  func subscribes() {
    showThree()
    let list = list(session.lists)
    #expect(list.slice.listed?.page.rows.count == 3)
    #expect(session.lists.values.isEmpty)
  }

  @Test("an update outside a slice draws nothing")
  func sparesOthers() {
    let pages = (list(session.lists), DetailViewState(store: store, dependencies: session.dependencies))
    store.endCount(store.beginCount(), 3)
    #expect(session.lists.values.isEmpty && session.details.values.isEmpty)
    withExtendedLifetime(pages) {}
  }

  @Test("the page state of a list is unseen by the store and by another list, and goes with the next news")
  func keepsPageState() {
    let others = Recorder<ArticleList.ViewModel>()
    let (page, other) = (list(session.lists), list(others))
    let before = store.state
    page.showUnknownCommand("dance")
    #expect(session.lists.values == [ArticleListWording.notUnderstood("dance", among: nil, now: .sample())])
    #expect(page.unknownCommand == "dance" && other.unknownCommand == nil)
    #expect(others.values.isEmpty && store.state == before)
    showThree()
    #expect(page.unknownCommand == nil)
    #expect(session.lists.values.last == others.values.last)
  }

  @Test("two equal failures are shown twice")
  func repeats() {
    let page = list(session.lists)
    store.refuse(.cancelled)
    store.refuse(.cancelled)
    #expect(session.lists.values == Array(repeating: ArticleListWording.failed(.cancelled, among: nil, now: .sample()), count: 2))
    withExtendedLifetime(page) {}
  }

  @Test("a closed page draws no more")
  func closes() {
    do {
      let page = list(session.lists)
      store.refuse(.cancelled)
      withExtendedLifetime(page) {}
    }
    store.refuse(.cancelled)
    #expect(session.lists.values.count == 1)
  }
}
