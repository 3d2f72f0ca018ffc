import CoreDomain
import ComparisonStore
import SampleDomain
import SampleDoubles
import Testing

@testable import ComparisonRedux

@Suite("Reducers of Redux")
struct ReduxReducerTests {
  private typealias Sample = StubbedPictures
  private static let listed = PictureState.Listed(Sample.pictures, .all)
  private static let open = UserAction.open(PictureReference(Sample.tea.id))
  private static let loaded = PictureReducer.reduce(.listed(listed, .list(.all)), PictureState())

  @Test("an action that has effects only does not change the state", arguments: [.asked(open), .overtaken(.list(.all))] as [PictureAction])
  func leaves(action: PictureAction) {
    #expect(PictureReducer.reduce(action, Self.loaded) == Self.loaded)
  }

  @Test("answers become the state: an opened picture is seen in the list")
  func takes() {
    let details = PictureDetails(summary: Sample.seenTea, bytes: [1])
    let state = PictureReducer.reduce(.opened(details, Self.open), Self.loaded)
    #expect(state.detail.value == .loaded(details))
    #expect(state.list.value == .loaded(PictureState.Listed([Sample.seenTea, Sample.cake], .all)))
  }

  @Test(
    "a failure is one error in the state, and an equal failure is another state",
    arguments: [.list(.all), .filter(.all), .star(Sample.unknown, .all), .toggle(Sample.unknown, .all), open] as [UserAction])
  func fails(asked: UserAction) {
    let once = PictureReducer.reduce(.failed(.cancelled, asked), Self.loaded)
    #expect([once.list.value == .failed(.cancelled), once.detail.value == .failed(.cancelled)].count { $0 } == 1)
    #expect(PictureReducer.reduce(.failed(.cancelled, asked), once) != once)
  }

  @Test("the quote is what was set last")
  func setsQuote() {
    let quote = Loadable<QuoteSummary, QuoteError>.loaded(.sample())
    #expect(QuoteReducer.reduce(.fetch, quote) == quote)
    #expect(QuoteReducer.reduce(.set(.loading), quote) == .loading)
  }
}
