import Domain
import DomainDoubles
import Testing

@testable import VariantViDRep

@Suite("The reducer of ViDRep")
struct ViDRepReducerTests {
  private static let old = Listing(query: ArticleQuery(having: [.starred]), articles: [.sample(marks: [.starred])])
  private static let new = Listing(query: ArticleQuery(words: ["tea"]), articles: [.sample()])
  private static let state = ArticleListState(query: old.query, listing: old)

  private func reduced(
    _ phase: AsyncState<Listing, ReadingError>.Phase, reply: ArticleListReply = .listed, from state: ArticleListState = state
  ) -> ArticleListState {
    ArticleListReducer.reduce(state, .listing(AsyncState(phase), of: Self.new.query, reply: reply))
  }

  @Test("takes the query of a list that is on its way, and keeps what is listed")
  func fetching() {
    let next = reduced(.fetching)
    #expect(next.query == Self.new.query)
    #expect(next.listing == Self.old)
    #expect(next.answer.phase == .fetching)
  }

  @Test("takes the list that arrived, and gives the reply that was waiting for it")
  func retrieved() {
    let reply = ArticleListReply.changed([.sample()], StatusChange([ArticleReference("ab12")], .toggle(.read)))
    let next = reduced(.retrieved(Self.new), reply: reply, from: reduced(.fetching))
    #expect(next.query == Self.new.query)
    #expect(next.listing == Self.new)
    #expect(next.answer.phase == .retrieved(reply))
  }

  @Test("goes back to the query of what is listed when a list does not come", arguments: [state, ArticleListState()])
  private func failed(before: ArticleListState) {
    let next = reduced(.failed(.cancelled), from: reduced(.fetching, from: before))
    #expect(next.query == before.query)
    #expect(next.listing == before.listing)
    #expect(next.answer.phase == .failed(.reading(.cancelled)))
  }

  @Test("leaves the list alone when it has no part in the answer")
  func answered() {
    let answer = ArticleListLoad(.failed(.notUnderstood("dance")))
    let next = ArticleListReducer.reduce(Self.state, .answered(answer))
    #expect(next.query == Self.state.query)
    #expect(next.listing == Self.state.listing)
    #expect(next.answer == answer)
  }

  @Test("makes the same of the same action, identity and all")
  func isPure() {
    let action = ArticleListAction.listing(AsyncState(.retrieved(Self.new)), of: Self.new.query, reply: .listed)
    #expect(ArticleListReducer.reduce(Self.state, action).answer == ArticleListReducer.reduce(Self.state, action).answer)
  }
}
