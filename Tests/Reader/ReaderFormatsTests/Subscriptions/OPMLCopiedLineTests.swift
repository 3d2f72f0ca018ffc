import CoreDomain
import DataDoubles
import ReaderDomain
import StorageDoubles
@testable import Subscriptions
import Testing

@Suite("Lines of a subscription list that the user copied and edited")
struct OPMLCopiedLineTests {
  private static let id = StoreSample.feed(1)

  /// A list with the original of the feed 1 and a copy of its line, with the URL of the feed 2.
  private static func list(_ lines: [String]) throws -> OPMLDocument {
    try OPMLDocument(
      parsing: Array("<opml xmlns:strata='\(OPMLName.namespace)'><body>\(lines.joined())</body></opml>".utf8))
  }

  private static func line(_ number: Int, _ attributes: String = "") -> String {
    "<outline text='One' xmlUrl='https://example.org/\(number).xml' strata:id='\(id)' \(attributes)/>"
  }

  private static func ids(_ document: OPMLDocument) -> [String: FeedID] {
    Dictionary(uniqueKeysWithValues: document.outline.subscriptions.map { ($0.url.text, $0.id) })
  }

  @Test("the feed that the id is derived from keeps it, wherever the copy stands", arguments: [[1, 2], [2, 1], [2, 3, 1]])
  func derived(_ numbers: [Int]) throws {
    let document = try Self.list(numbers.map { Self.line($0) })
    #expect(
      Self.ids(document)
        == Dictionary(uniqueKeysWithValues: numbers.map { ("https://example.org/\($0).xml", StoreSample.feed($0)) }))
  }

  @Test(
    "a feed that has moved keeps its id before a renamed copy, and before a line that was added at its former URL",
    arguments: [
      (Self.line(7, "strata:feedTitle='One' strata:formerUrl='https://example.org/1.xml'"), 7),
      (Self.line(7, "strata:feedTitle='One'"), 7), (Self.line(7, "strata:formerUrl='https://example.org/1.xml'"), 7),
    ])
  func moved(original: String, owner: Int) throws {
    let renamed = original.replacing("text='One'", with: "text='Two'").replacing("7.xml", with: "2.xml")
    let added = "<outline text='One' xmlUrl='https://example.org/1.xml'/>"
    let copy = original.contains("feedTitle") ? renamed : ""
    for lines in [[copy, original, added], [added, original, copy]] {
      let ids = Self.ids(try Self.list(lines))
      #expect(ids["https://example.org/\(owner).xml"] == Self.id)
      #expect(Set(ids.values).count == ids.count)
    }
  }

  @Test("the next change writes the id of the copy, which then has it without the original")
  func written() throws {
    var document = try Self.list([Self.line(2), Self.line(1)])
    _ = document.remove([Self.id])
    let copy = try OPMLDocument(parsing: document.bytes)
    #expect(Self.ids(copy) == ["https://example.org/2.xml": StoreSample.feed(2)])
    var other = try Self.list([Self.line(2), Self.line(1)])
    _ = other.configure(Self.id, SubscriptionChange(title: "Mine"))
    #expect(try String(decoding: other.bytes, as: UTF8.self).ranges(of: "strata:id=\"\(Self.id)\"").count == 1)
    #expect(Self.ids(other).count == 2)
  }

  @Test("a list in which every id belongs to its feed keeps its bytes but for the change")
  func unchanged() throws {
    var document = try Self.list([Self.line(1), "<outline text='Two' xmlUrl='https://example.org/2.xml'/>"])
    _ = document.remove([StoreSample.feed(9)])
    #expect(try document.bytes == (try Self.list([Self.line(1), "<outline text='Two' xmlUrl='https://example.org/2.xml'/>"]).bytes))
    _ = document.configure(StoreSample.feed(1), SubscriptionChange(title: "Mine"))
    #expect(try !String(decoding: document.bytes, as: UTF8.self).contains(StoreSample.feed(2).text))
  }
}
