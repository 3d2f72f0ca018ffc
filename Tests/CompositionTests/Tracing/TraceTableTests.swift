import Domain
import Terminal
import Testing

@testable import Composition

@Suite("The trace as a table")
struct TraceTableTests {
  @Test("a hop is a row with its number, layer, type, file, values and microseconds")
  func rows() {
    var first = TraceStep(type: ListArticles.self, step: "callAsFunction", input: "ArticleQuery")
    first.result = .gave("3 × ArticleSummary")
    first.duration = .microseconds(1234)
    var second = TraceStep(type: ArticleQuery.self, step: "go", input: "")
    second.result = .threw("cancelled")
    second.duration = .nanoseconds(1501)
    let third = TraceStep(type: ListArticles.self, step: "show", input: "日本語")
    var fourth = TraceStep(type: ListArticles.self, step: "end", input: "")
    fourth.result = .gave("")
    let expected = """
      step  layer   type                         file                took in -> gave back                  µs
      1     Domain  ListArticles.callAsFunction  ListArticles.swift  ArticleQuery -> 3 × ArticleSummary  1234
      2     Domain  ArticleQuery.go              ArticleQuery.swift  -> threw cancelled                     2
      3     Domain  ListArticles.show            ListArticles.swift  日本語 -> still at it                  0
      4     Domain  ListArticles.end             ListArticles.swift                                         0
      """
    #expect(TraceTable.lines(for: [first, second, third, fourth]).map(\.text).joined(separator: "\n") == expected)
  }

  @Test("without hops there is the heading alone")
  func nothing() {
    #expect(TraceTable.lines(for: []).map(\.text) == ["step  layer  type  file  took in -> gave back  µs"])
  }
}
