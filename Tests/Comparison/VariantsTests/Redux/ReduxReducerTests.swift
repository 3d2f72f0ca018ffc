import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing
import VariantStoreViewState

@testable import VariantRedux

@Suite("Reducer of Redux")
struct ReduxReducerTests {
  private typealias Session = ReduxSession
  private static let tea = ArticleQuery(words: ["tea"])
  private static let begun: [ArticleAction] = [
    .list(.all, .asked(.show(.all))), .list(tea, .asked(.show(tea))), .count, .count, .open(Session.first), .open(Session.first),
  ]

  private func state(after actions: [ArticleAction]) -> ArticleState {
    actions.reduce(ArticleState(), ArticleReducer.reduce)
  }

  private static func listing(_ number: Int) -> Listing? {
    begun.prefix(number).reduce(ArticleState(), ArticleReducer.reduce).listing
  }

  @Test("an action with effects only, or an overtaken answer, does not change the state")
  func leaves() throws {
    let before = state(after: Self.begun)
    let first = try #require(Self.listing(1))
    for action: ArticleAction in [
      .ask(.show(.all)), .ask(.change(Session.star)), .routed(.article(Session.first)), .listed([], first),
      .listFailed(.cancelled, first), .counted(9, number: 1), .countFailed(.cancelled, number: 1),
      .openFailed(.cancelled, Session.first, number: 1),
      .untracked(TrackingEvent(.show(.all), .done), TrackingError("offline")),
    ] { #expect(ArticleReducer.reduce(before, action) == before, "\(action)") }
  }

  @Test("answers of the latest requests are the state")
  func takes() throws {
    let second = try #require(Self.listing(2))
    let state = state(
      after: Self.begun + [
        .listed(ListPage(all: Session.articles), second), .counted(3, number: 2), .opened(Session.opened, Session.first, number: 2),
      ])
    #expect(state.list.listed?.page.rows.map(\.status.isRead) == [true, false, false])
    #expect(state.count.unread == .success(2))
    #expect(state.detail.opened == .success(Session.opened))
    #expect(state.listing == nil)
  }

  @Test(
    "a failure is one error in the state, and an equal failure is another state",
    arguments: [
      .refused(.cancelled, .search("")), .countFailed(.cancelled, number: 2), .openFailed(.cancelled, Session.first, number: 2),
    ] as [ArticleAction])
  func fails(action: ArticleAction) {
    let once = state(after: Self.begun + [action])
    let errors = [
      once.list.news == .failed(.cancelled), once.count.unread == .failure(.cancelled), once.detail.opened == .failure(.cancelled),
    ]
    #expect(errors.count { $0 } == 1)
    #expect(ArticleReducer.reduce(once, action) != once)
  }
}
