import ReaderData
import ReaderDomain
import Testing

@Suite("The file of saved views")
struct ViewsDocumentTests {
  private func document(_ text: String) -> ViewsDocument { ViewsDocument(Array(text.utf8)) }
  private func text(_ document: ViewsDocument) -> String { String(decoding: document.bytes, as: UTF8.self) }
  private func view(_ name: String, _ query: String) throws -> SavedView { SavedView(try ViewName(name), query) }

  @Test("views are read in their order, among comments, empty lines and blanks")
  func reads() throws {
    let document = self.document("\u{FEFF}# mine\nb = is:unread words=3\n\n  a=  tea or @b \r\n#c = x\n")
    #expect(document.views.all == [try view("b", "is:unread words=3"), try view("a", "tea or @b")])
    #expect(document.mistakes.isEmpty)
    #expect(self.document("").views.all.isEmpty)
  }

  @Test("each mistake has its line and column, and the other lines work")
  func mistakes() throws {
    let bytes =
      Array("good = tea\nno query\n= x\na b = x\n  é = tea  titel:x\ngood = x\nempty =\nring = @ring\nlost = x @goood\n".utf8) + [
        0xFF, 0x0A,
      ]
    let document = ViewsDocument(bytes)
    let ring = try ViewName("ring")
    #expect(
      document.mistakes == [
        ViewMistake(line: 2, .missingEqualsSign), ViewMistake(line: 3, .badName("", .empty)),
        ViewMistake(line: 4, .badName("a b", .unexpected(" "))),
        ViewMistake(line: 5, column: 12, .badQuery(QueryError(.unknownField("titel"), column: 6))),
        ViewMistake(line: 6, .repeatedName(try ViewName("good"))), ViewMistake(line: 7, column: 8, .emptyQuery),
        ViewMistake(line: 8, column: 8, .badQuery(QueryError(.ring([ring, ring]), column: 1))),
        ViewMistake(
          line: 9, column: 10, .badQuery(QueryError(.unknownView("goood", known: ["good", "é", "ring", "lost"]), column: 3))),
        ViewMistake(line: 10, .notUTF8),
      ])
    #expect(try document.views.query(of: view("good", "tea")) == Query("tea"))
  }

  @Test("a change keeps every other line as it is, also wrong ones")
  func keeps() throws {
    var document = self.document("# mine\n  a =   tea\nwrong line\r\n\nb = x")
    document.apply([.set(try view("a", "coffee")), .set(try view("c", "y"), at: 1), .set(try view("d", "z"))])
    #expect(text(document) == "# mine\na = coffee\nwrong line\r\n\nc = y\nb = x\nd = z\n")
    document.apply([.remove(try ViewName("b")), .remove(try ViewName("unknown"))])
    #expect(text(document) == "# mine\na = coffee\nwrong line\r\n\nc = y\nd = z\n")
    #expect(document.views.all.map(\.name.text) == ["a", "c", "d"])
  }

  @Test("what is written is read as the same views")
  func roundTrip() throws {
    var document = self.document("")
    let views = [try view("a", " title:\"x = y\" # z\n"), try view("日本", "=x"), try view("c", "#tag")]
    document.apply(views.map { .set($0) })
    #expect(ViewsDocument(document.bytes).views.all == views)
    #expect(views[0].query == "title:\"x = y\" # z")
  }

  @Test("of a removed view that was there twice, the line that did not count stays as a comment")
  func twice() throws {
    var document = self.document("a = x\na = y\n")
    document.apply([.remove(try ViewName("a"))])
    #expect(text(document) == "# a = y\n")
  }

  @Test("views beyond the maximum are mistakes")
  func maximum() {
    let document = self.document((0...SavedViews.maximum).map { "v\($0) = x\n" }.joined())
    #expect(document.views.all.count == SavedViews.maximum)
    #expect(document.mistakes == [ViewMistake(line: SavedViews.maximum + 1, .tooMany)])
  }

  @Test("a view that comes back gets its place among the others, or the end of the file")
  func places() throws {
    for (place, expected) in [(0, ["c", "a", "b"]), (1, ["a", "c", "b"]), (2, ["a", "b", "c"]), (-1, ["a", "b", "c"])] {
      var document = self.document("# mine\na = x\nb = y\n")
      document.apply([.set(try view("c", "z"), at: place)])
      #expect(document.views.all.map(\.name.text) == expected, "\(place)")
      #expect(text(document).hasPrefix("# mine\n"))
    }
  }
}
