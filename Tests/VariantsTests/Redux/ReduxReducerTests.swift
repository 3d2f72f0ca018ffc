import Domain
import DomainDoubles
import Scenes
import Testing

@testable import VariantRedux

@Suite("Reducer of Redux")
struct ReduxReducerTests {
  private static let star = StatusChange([ArticleReference("ab12")], .set(.starred, true))
  private static let starred = ArticleSummary.sample(marks: [.starred])
  private static let tea = ArticleQuery(words: ["tea"])

  private func state(after actions: [ArticleListAction]) -> ArticleListState {
    actions.reduce(ArticleListState(), ArticleListReducer.reduce)
  }

  @Test(
    "a request narrows the query that is loading, or else the query of the current list",
    arguments: [
      ([.asked(.show(tea))], tea),
      ([.asked(.filter(.marked(.starred)))], ArticleQuery(having: [.starred])),
      ([.asked(.show(tea)), .asked(.filter(.marked(.starred)))], ArticleQuery(having: [.starred], words: ["tea"])),
      ([.asked(.show(tea)), .listed([], listing: 1), .asked(.search("hot tea"))], ArticleQuery(words: ["hot", "tea"])),
      ([.asked(.show(tea)), .listingFailed(.cancelled, listing: 1), .asked(.filter(.unmarked(.read)))], ArticleQuery(lacking: [.read])),
      ([.asked(.show(tea)), .changed([starred], star)], tea),
    ] as [([ArticleListAction], ArticleQuery)])
  func narrows(actions: [ArticleListAction], query: ArticleQuery) {
    let state = state(after: actions)
    #expect(state.listing?.query == query)
    #expect(state.news == .loading)
  }

  @Test(
    "without a loading list, the news is that of the last event",
    arguments: [
      ([], .loading),
      ([.asked(.show(.all)), .listed([starred], listing: 1)], .listed),
      ([.asked(.show(.all)), .listingFailed(.cancelled, listing: 1)], .failed(.cancelled)),
      ([.changed([starred], star)], .changed([starred], star)),
      (
        [.asked(.show(.all)), .listed([], listing: 1), .changed([starred], star), .listed([starred], listing: 2)],
        .changed([starred], star)
      ),
      ([.changeFailed(.cancelled)], .failed(.cancelled)),
      ([.asked(.search("tea\u{7}pot"))], .failed(.badSearch([.unprintable]))),
      ([.asked(.notUnderstood("dance"))], .notUnderstood("dance")),
    ] as [([ArticleListAction], ArticleListNews)])
  func tells(actions: [ArticleListAction], news: ArticleListNews) {
    let state = state(after: actions)
    #expect(state.news == news)
    #expect(state.listing == nil)
  }

  @Test(
    "an overtaken list and a request that a middleware handles do not change the state",
    arguments: [
      .listed([starred], listing: 1), .listingFailed(.cancelled, listing: 1), .asked(.change(star)),
      .asked(.open(ArticleReference("ab12"))),
    ] as [ArticleListAction])
  func leaves(action: ArticleListAction) {
    let before = state(after: [.asked(.show(.all)), .asked(.show(Self.tea))])
    #expect(ArticleListReducer.reduce(before, action) == before)
  }

  @Test("two equal failures are two states, so both are shown")
  func counts() {
    let once = state(after: [.changeFailed(.cancelled)])
    #expect(ArticleListReducer.reduce(once, .changeFailed(.cancelled)) != once)
  }
}
