import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Queries as text")
struct QueryTextTests {
  @Test("a query that is written and read again is the same query, and its text stays the same")
  func roundTrip() throws {
    var random = RandomQuery(1)
    for _ in 0..<3000 {
      let query = random.query()
      let text = query.text
      let read = try Query(text, views: random.views)
      #expect(read == query, "\(text)")
      #expect(read.text == text)
    }
  }

  @Test(
    "a query is written in its shortest form",
    arguments: [
      ("a  and   b", "a b"), ("tag:x", "#x"), ("tag:x|y", "tag:x|y"), ("not a", "-a"), ("((a) or (b c))", "a or b c"),
      ("(a b) c", "(a b) c"),
      ("words:>3", "words>3"), ("feed.age:<3d", "feed.age<3d"), ("feed.problem=no", "feed.problem:no"), ("words=3", "words:3"),
      ("\"tea\"", "tea"), ("title:\"x*\"", "title:\"x*\""), ("title:or", "title:or"),
      ("\"or\"", "\"or\""), ("limit:3 a", "a limit:3"), ("\"a\\b c\"", "\"a\\b c\""), ("-(-a)", "-(-a)"), ("a OR b", "a or b"),
      ("a AND NOT b", "a -b"), ("\"OR\" \"AND\" \"NOT\"", "\"OR\" \"AND\" \"NOT\""), ("\"and\" \"not\"", "\"and\" \"not\""),
      ("title:\"NOT\"", "title:NOT"), ("\"Not\"", "Not"),
    ])
  func shortest(text: String, written: String) throws {
    #expect(try Query(text).text == written)
  }

  @Test("what is written is never longer than what was read, so it can always be read again")
  func length() throws {
    var random = RandomQuery(2)
    for _ in 0..<500 {
      let text = random.query().text.replacing(" or ", with: "  OR ").replacing("#", with: "tag:")
      guard let query = try? Query(text, views: random.views) else { continue }
      #expect(query.text.utf8.count <= text.utf8.count)
    }
    let longest = String(repeating: "#a ", count: Query.maximumBytes / 3)
    #expect(try Query(Query(longest).text) == Query(longest))
  }
}
