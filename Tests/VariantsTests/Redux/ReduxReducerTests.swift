import Domain
import DomainDoubles
import Scenes
import Testing

@testable import VariantRedux

@Suite("Redux: the state after an action")
struct ReduxReducerTests {
  private static let star = StatusChange([ArticleReference("ab12")], .set(.starred, true))
  private static let starred = ArticleSummary.sample(marks: [.starred])
  private static let tea = ArticleQuery(words: ["tea"])

  private func state(after actions: [ArticleListAction]) -> ArticleListState {
    actions.reduce(ArticleListState(), ArticleListReducer.reduce)
  }

  @Test(
    "what is asked for narrows the query under way, else that of what is listed",
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
    "what there is to tell when no list is on its way",
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
    "a list that a later one has overtaken, and a wish that is for a middleware, leave the state as it was",
    arguments: [
      .listed([starred], listing: 1), .listingFailed(.cancelled, listing: 1), .asked(.change(star)),
      .asked(.open(ArticleReference("ab12"))),
    ] as [ArticleListAction])
  func leaves(action: ArticleListAction) {
    let before = state(after: [.asked(.show(.all)), .asked(.show(Self.tea))])
    #expect(ArticleListReducer.reduce(before, action) == before)
  }

  @Test("two equal failures are two states, so that both are shown")
  func counts() {
    let once = state(after: [.changeFailed(.cancelled)])
    #expect(ArticleListReducer.reduce(once, .changeFailed(.cancelled)) != once)
  }
}
