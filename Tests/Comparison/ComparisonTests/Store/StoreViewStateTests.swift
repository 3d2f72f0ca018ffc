import CoreScenes
import CoreDoubles
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@testable import ComparisonStore

@MainActor @Suite("View states of Store")
struct StoreViewStateTests {
  private let store = PictureStore()
  private let stubs = StubbedPictures()

  private func page(_ display: Recorder<PictureList.ViewModel>) -> ListViewState {
    ListViewState(store: store, display: display, now: { .sample() })
  }

  private func showPictures() {
    store.update(list: .loaded(PictureState.Listed(StubbedPictures.pictures, .all)))
    store.update(unseen: .loaded(2))
  }

  @Test("one update of the store changes two pages, and the third draws nothing")
  func shares() {
    showPictures()
    let list = page(stubs.lists)
    let detail = DetailViewState(store: store, display: stubs.details)
    let count = CountViewState(store: store, display: stubs.counts)
    store.update(detail: .loaded(PictureDetails(summary: StubbedPictures.seenTea, bytes: [1])))
    #expect(stubs.lists.values.map { $0.rows.map(\.isSeen) } == [[true, false]])
    #expect(stubs.details.values.count == 1)
    #expect(stubs.counts.values.isEmpty)
    #expect(list.list == store.state.list && detail.detail == store.state.detail && count.unseen == store.state.unseen)
  }

  @Test("a view state starts with a copy of what the store holds, and draws nothing until that changes")
  func starts() {
    showPictures()
    let list = page(stubs.lists)
    #expect(list.list == store.state.list)
    store.update(unseen: .loaded(1))
    #expect(stubs.lists.values.isEmpty)
  }

  @Test("the filter and an unknown command are unseen by the store and by another page")
  func keepsPageState() {
    let others = Recorder<PictureList.ViewModel>()
    let (list, other, before) = (page(stubs.lists), page(others), store.state)
    list.filter = .starred
    list.unknownCommand = "dance"
    #expect(stubs.lists.values.map(\.messages) == [[.notACommand("dance")]])
    #expect(other.filter == .all && other.unknownCommand.isEmpty && others.values.isEmpty && store.state == before)
  }

  @Test("what happens twice is drawn twice")
  func repeats() {
    let list = page(stubs.lists)
    for _ in 1...2 { store.update(list: .failed(.cancelled)) }
    #expect(stubs.lists.values.map(\.messages) == [[.stopped], [.stopped]])
    withExtendedLifetime(list) {}
  }

  @Test("a closed page draws no more")
  func closes() {
    _ = page(stubs.lists)
    store.update(list: .loading)
    #expect(stubs.lists.values.isEmpty)
  }

  @Test("two stores live side by side")
  func areTwo() {
    let other = PictureStore()
    showPictures()
    #expect(other.state == PictureState() && store.state != other.state)
  }
}
