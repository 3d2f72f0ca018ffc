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
    #expect(
      [having(\.isContainer), having(\.holdsItems), having(\.isItem), having(\.isBody)] == [
        ["rss", "feed", "channel", "rdf", "x:rdf"], ["rss", "feed", "channel", "rdf", "x:rdf", "items"], ["item", "entry"],
        ["title", "content:encoded", "itunes:summary", "media:description", "rights", "content"],
      ])
    let fieldsOnly = [
      "rss", "feed", "channel", "rdf", "x:rdf", "item", "entry", "content:encoded", "itunes:summary", "media:description", "guid",
      "content",
      "dc:x", "dc:date", "dc:rights",
    ]
    #expect(having(\.isFieldOnly) == fieldsOnly)
    #expect(Set(having(\.isField)) == Set(fieldsOnly + ["title", "rights", "link", "source"]))
    #expect(having(\.isHTML).filter { !["title", "link", "source"].contains($0) } == ["p", "br", "td", "div"])
    #expect(
      [having(\.isLeaf), having(\.isVoid), having(\.endsBeforeItsLike)]
        == [["title", "guid", "link", "dc:date"], ["br"], ["p", "td", "option"]])
  }

  @Test("an element tells whether it can be inside another one that is not closed")
  func places() {
    let names = ["guid", "title", "link", "name", "media:title", "itunes:x", "itunes:name", "p"]
    func outside(_ outer: String) -> [String] { names.filter { FeedTag($0).cannotBeInside(FeedTag(outer)) } }
    #expect(["item", "channel", "items", "description"].allSatisfy { outside($0).isEmpty })
    #expect(["author", "custom", "br"].allSatisfy { outside($0) == ["guid", "title", "link", "media:title", "itunes:x"] })
    #expect(["source", "image", "textInput"].allSatisfy { outside($0) == ["guid"] })
    #expect(outside("media:group") == ["guid", "title", "link", "itunes:x"] && !outside("itunes:x").contains("itunes:x"))
  }
}
