import ComparisonComposition
import CoreDomain
import CoreScenes
import ComparisonScenes
import CoreDoubles
import Foundation
import SampleDomain
import SampleDoubles
import SampleScenes
import Testing

@testable import ComparisonStore

@MainActor @Suite("View actions and store of Store")
struct StoreViewActionTests {
  private let store = PictureStore()
  private let stubs = StubbedPictures()

  @Test("a view action asks the use case, and hands the answer or the error to the store")
  func hands() async {
    let dependencies = stubs.dependencies
    let list = ListViewAction(
      list: dependencies.list, starPicture: stubs.star, togglePicture: stubs.toggle, store: store)
    await list.show(.all)
    #expect(store.state.list.value == .loaded(PictureState.Listed(StubbedPictures.pictures, .all)))
    await list.star(StubbedPictures.unknown, listing: .all)
    #expect(store.state.list.value == .failed(.notFound(StubbedPictures.unknown)))
    await DetailViewAction(openPicture: stubs.open, store: store).open(PictureReference(StubbedPictures.tea.id))
    #expect(store.state.detail.value == .loaded(PictureDetails(summary: StubbedPictures.seenTea, bytes: [1])))
    await CountViewAction(count: LatestUseCase(stubs.count), store: store).countUnseen()
    #expect(store.state.unseen == .loaded(2))
  }

  @Test("a quote is handed to the store, and none is asked for while one is loading")
  func handsQuote() async {
    let (store, show) = (QuoteStore(), Stub<Void, QuoteSummary, QuoteError>(inTurn: .success(.sample()), .failure(.noQuotes)))
    let action = QuoteViewAction(show: show, store: store)
    await action.showQuote()
    #expect(store.quote == .loaded(.sample()))
    await action.showQuote()
    #expect(store.quote == .failed(.noQuotes))
    store.update(quote: .loading)
    await action.showQuote()
    #expect(await show.inputs.count == 2)
  }

  @Test("a list that was read before a picture was opened does not bring its unseen mark back, and the next list is taken as it is")
  func keepsSeen() {
    var state = PictureState()
    let read = PictureState.Listed(StubbedPictures.pictures, .all)
    state.update(detail: .loaded(PictureDetails(summary: StubbedPictures.seenTea, bytes: [])))
    state.update(list: .loaded(read))
    #expect(state.list.value == .loaded(PictureState.Listed([StubbedPictures.seenTea, StubbedPictures.cake], .all)))
    state.update(list: .loaded(read))
    #expect(state.list.value == .loaded(read))
  }

  @Test("after a failure, an opened picture is seen in the list that was shown before")
  func staysListed() {
    store.update(list: .loaded(PictureState.Listed(StubbedPictures.pictures, .starred)))
    store.update(list: .failed(.cancelled))
    store.update(detail: .loaded(PictureDetails(summary: StubbedPictures.seenTea, bytes: [])))
    #expect(store.state.list.value == .loaded(PictureState.Listed([StubbedPictures.seenTea, StubbedPictures.cake], .starred)))
  }

  @Test("a count that a later one overtakes is dropped: it may have been made before a picture was seen")
  func dropsCount() async {
    let session = Store.pictures(in: stubs.dependencies)
    await stubs.count.hold()
    let list = Task { await session.perform(.list) }
    await stubs.count.called(times: 1)
    let open = Task { await session.perform(.open(PictureReference(StubbedPictures.tea.id))) }
    await stubs.count.called(times: 2)
    await stubs.count.release(1)
    await open.value
    await stubs.count.release(0)
    await list.value
    #expect(stubs.counts.values.map(\.lines) == [["1 unseen picture"]])
  }

  @Test("the number is drawn with each list, and otherwise only when it has changed")
  func drawsNumber() async {
    let stubs = StubbedPictures(count: StubbedPictures.Count(inTurn: .success(2), .success(2), .success(2), .success(1)))
    let session = Store.pictures(in: stubs.dependencies)
    await session.perform(.list)
    await session.perform(.list)
    await session.perform(.star(PictureReference(StubbedPictures.tea.id)))
    await session.perform(.open(PictureReference(StubbedPictures.tea.id)))
    #expect(stubs.counts.values.map(\.exported) == [.number(2), .number(2), .number(1)])
  }

  @Test("an opened picture is drawn before the list and the number that it changes", arguments: [Architecture.store, .redux])
  func drawsInOrder(architecture: Architecture) async {
    let session = architecture.pictures(in: stubs.dependencies).session
    await session.perform(.list)
    await session.perform(.open(PictureReference(StubbedPictures.tea.id)))
    #expect(stubs.order.values == ["list", "list", "count", "detail", "detail", "list", "count"])
  }

  @Test("the trace shows the view action, each update of the store, and each view state")
  func isTraced() async {
    let stubs = StubbedPictures(isTraced: true)
    await Store.pictures(in: stubs.dependencies).perform(.open(StubbedPictures.unknown))
    #expect(
      stubs.order.values == [
        "DetailViewAction open", "PictureStore update detail", "DetailViewState draw", "detail", "PictureStore update detail",
        "DetailViewState draw", "detail", "PictureStore update unseen", "CountViewState draw", "count",
      ])
  }

  @Test("view actions and view states do not name each other, the store names neither, and only the store sets what it publishes")
  func areApart() throws {
    let modules = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Modules/Comparison/Store")
    func code(of file: String) throws -> String {
      let text = try String(contentsOf: modules.appending(path: "\(file).swift"), encoding: .utf8)
      return text.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: "\n")
    }
    let (actions, states) = (
      ["Quote/QuoteViewAction", "Pictures/ListViewAction", "Pictures/DetailViewAction", "Pictures/CountViewAction"],
      ["Quote/QuoteViewState", "Pictures/ListViewState", "Pictures/DetailViewState", "Pictures/CountViewState"]
    )
    let stores = ["Quote/QuoteStore", "Pictures/PictureStore", "Pictures/PictureState"]
    for file in actions + stores { #expect(!(try code(of: file)).contains("ViewState"), "\(file)") }
    for file in states + stores { #expect(!(try code(of: file)).contains("ViewAction"), "\(file)") }
    for file in stores.prefix(2) { #expect(try code(of: file).contains("@Published public private(set) var"), "\(file)") }
  }
}
