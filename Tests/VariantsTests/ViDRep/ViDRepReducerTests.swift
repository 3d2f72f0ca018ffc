import Domain
import DomainDoubles
import Scenes
import Testing

@testable import VariantViDRep

@Suite("Reducer of ViDRep")
struct ViDRepReducerTests {
  private static let old = ListedArticles(ArticleQuery(having: [.starred]), [.sample(marks: [.starred])])
  private static let new = ListedArticles(ArticleQuery(words: ["tea"]), [.sample()])
  private static let state = ArticleListState(query: old.query, listing: old)

  private func reduced(
    _ phase: AsyncState<ListedArticles, ReadingError>.Phase, reply: ArticleListReply = .listed, from state: ArticleListState = state
  ) -> ArticleListState {
    ArticleListReducer.reduce(state, .listing(AsyncState(phase), of: Self.new.query, reply: reply))
  }

  @Test("a loading list sets the query, and the current list stays")
  func fetching() {
    let next = reduced(.fetching)
    #expect(next.query == Self.new.query)
    #expect(next.listing == Self.old)
    #expect(next.answer.phase == .fetching)
  }

  @Test("a list that was read becomes the current list, and its pending reply is returned")
  func retrieved() {
    let reply = ArticleListReply.changed([.sample()], StatusChange([ArticleReference("ab12")], .toggle(.read)))
    let next = reduced(.retrieved(Self.new), reply: reply, from: reduced(.fetching))
    #expect(next.query == Self.new.query)
    #expect(next.listing == Self.new)
    #expect(next.answer.phase == .retrieved(reply))
  }

  @Test("a list that cannot be read restores the query of the current list", arguments: [state, ArticleListState()])
  private func failed(before: ArticleListState) {
    let next = reduced(.failed(.cancelled), from: reduced(.fetching, from: before))
    #expect(next.query == before.query)
    #expect(next.listing == before.listing)
    #expect(next.answer.phase == .failed(.reading(.cancelled)))
  }

  @Test("an answer without a list leaves the current list unchanged")
  func answered() {
    let answer = ArticleListLoad(.failed(.notUnderstood("dance")))
    let next = ArticleListReducer.reduce(Self.state, .answered(answer))
    #expect(next.query == Self.state.query)
    #expect(next.listing == Self.state.listing)
    #expect(next.answer == answer)
  }

  @Test("equal actions give equal states, including their identities")
  func isPure() {
    let action = ArticleListAction.listing(AsyncState(.retrieved(Self.new)), of: Self.new.query, reply: .listed)
    #expect(ArticleListReducer.reduce(Self.state, action).answer == ArticleListReducer.reduce(Self.state, action).answer)
  }
}
