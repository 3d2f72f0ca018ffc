@testable import Syndication
import Testing

@Suite("Roles of elements in a damaged feed")
struct FeedTagTests {
  @Test("only the prefix of the root element of a feed is the feed's own")
  func prefixes() {
    #expect(
      ["atom:feed", "A:RSS", "x:channel", "feed", "rdf:RDF", "x:html", ""].map(FeedTag.prefix) == ["atom:", "a:", "x:", "", "", "", ""])
    #expect(FeedTag("Atom:Entry", prefix: "atom:").name == "entry" && FeedTag("atom:entry").name == "atom:entry")
    #expect(FeedTag("dc:title", prefix: "atom:").name == "dc:title")
  }

  @Test("every role is known by its names")
  func roles() {
    let names = [
      "rss", "feed", "channel", "rdf", "x:rdf", "items", "item", "entry", "title", "content:encoded", "itunes:summary", "media:description",
      "rights", "guid", "content", "dc:x", "xdc:x", "link", "source", "p", "br", "td", "dc:date", "dc:rights", "div", "option", "custom",
    ]
    func having(_ role: (FeedTag) -> Bool) -> [String] { names.filter { role(FeedTag($0)) } }
    #expect(having(\.isContainer) == ["rss", "feed", "channel", "rdf", "x:rdf"])
    #expect(having(\.holdsItems) == ["rss", "feed", "channel", "rdf", "x:rdf", "items"])
    #expect(having(\.isItem) == ["item", "entry"])
    #expect(having(\.isBody) == ["title", "content:encoded", "itunes:summary", "media:description", "rights", "content"])
    let fieldsOnly = [
      "rss", "feed", "channel", "rdf", "x:rdf", "item", "entry", "content:encoded", "itunes:summary", "media:description", "guid",
      "content",
      "dc:x", "dc:date", "dc:rights",
    ]
    #expect(having(\.isFieldOnly) == fieldsOnly)
    #expect(Set(having(\.isField)) == Set(fieldsOnly + ["title", "rights", "link", "source"]))
    #expect(having(\.isLeaf) == ["title", "guid", "link", "dc:date"])
    #expect(having(\.isHTML).filter { !["title", "link", "source"].contains($0) } == ["p", "br", "td", "div"])
    #expect(having(\.isVoid) == ["br"])
    #expect(having(\.endsBeforeItsLike) == ["p", "td", "option"])
  }
}
