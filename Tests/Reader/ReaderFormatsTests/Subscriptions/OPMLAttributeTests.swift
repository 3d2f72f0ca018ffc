import DataDoubles
import ReaderDomain
@testable import Subscriptions
import Testing

@Suite("Unknown attributes in OPML subscription lists")
struct OPMLAttributeTests {
  private func outline(_ attributes: String, root: String = "") throws -> Outline {
    try OPMLDocument(
      repairing: Array("<opml \(root)><body><outline xmlUrl='https://example.org/1.xml' \(attributes)/></body></opml>".utf8)
    ).outline
  }

  private func imported(_ attributes: String, root: String = "") throws -> [OutlineAttribute] {
    try outline(attributes, root: root).subscriptions[0].attributes
  }

  /// The attributes after an import into a list, an export and another import.
  private func travelled(_ attributes: [OutlineAttribute]) throws -> [OutlineAttribute] {
    var document = OPMLDocument()
    _ = document.add([Subscription(url: StoreSample.url("https://example.org/1.xml"), title: "T", attributes: attributes)])
    return try OPMLDocument(parsing: document.bytes).outline.subscriptions[0].attributes
  }

  @Test("unknown attributes are kept through an import and an export, those of Strata are its own")
  func kept() throws {
    let attributes = try imported(
      """
      description="d" language="de" _note="" Url="u" TYPE="rss" text="T" htmlUrl="https://example.org/" category="/a" isComment="false"
      strata:id="0123456789" strata:later="1" xml:lang="de" x:y="z"
      """, root: "xmlns:strata='urn:strata' xmlns:x='urn:x'")
    #expect(
      attributes == [
        OutlineAttribute(name: "description", value: "d"), OutlineAttribute(name: "language", value: "de"),
        OutlineAttribute(name: "_note", value: ""), OutlineAttribute(name: "Url", value: "u"),
        OutlineAttribute(name: "xml:lang", value: "de"), OutlineAttribute(name: "x:y", value: "z", namespace: "urn:x"),
      ])
    #expect(try travelled(attributes) == attributes)
  }

  @Test("hostile values are kept as they are")
  func hostile() throws {
    let values = ["<b>&amp;\"'</b>", "a\nb\tc\r d", "]]>", "\u{1F600}\u{202E}\u{9B}31m", "'/><outline/>", " \u{301}x "]
    let attributes = values.enumerated().map { OutlineAttribute(name: "a\($0)", value: $1) }
    #expect(try travelled(attributes) == attributes)
  }

  @Test("a prefix without a declaration, one that Strata uses, and two names of one attribute are left out")
  func prefixes() throws {
    #expect(try imported("strata:x='1' b='2'", root: "xmlns:strata='urn:other'").map(\.name) == ["b"])
    let twice = [
      OutlineAttribute(name: "a:x", value: "1", namespace: "urn:a"), OutlineAttribute(name: "a:y", value: "2", namespace: "urn:a"),
      OutlineAttribute(name: "b:x", value: "3", namespace: "urn:b"),
    ]
    #expect(try travelled(twice) == twice)
    let inner = try imported("xmlns:a='urn:inner' a:x='1'", root: "xmlns:a='urn:outer'")
    #expect(inner == [OutlineAttribute(name: "a:x", value: "1", namespace: "urn:inner")])
  }

  @Test("names, values and the number of attributes are limited")
  func limits() throws {
    let name = String(repeating: "n", count: OutlineAttribute.longestName)
    let value = String(repeating: "v", count: OutlineAttribute.longestValue)
    let kept = try imported("\(name)='1' \(name)n='2' a='\(value)' b='\(value)v' c='3'")
    #expect(kept.map(\.name) == [name, "a", "c"])
    let many = try imported((0..<1_000).map { "a\($0)='x'" }.joined(separator: " "))
    #expect(many.map(\.name) == (0..<OutlineAttribute.maximumPerFeed).map { "a\($0)" })
  }

  @Test("the attribute 'url' is the feed's URL only where xmlUrl is missing")
  func url() throws {
    let list = "<opml><body><outline type='rss' url='https://example.org/1.xml' x='1'/></body></opml>"
    let subscription = try OPMLDocument(repairing: Array(list.utf8)).outline.subscriptions[0]
    #expect(subscription.attributes == [OutlineAttribute(name: "x", value: "1")])
  }

  @Test("declarations of namespaces are no attributes of a feed")
  func declarations() throws {
    #expect(try imported("xmlns='urn:d' xmlns:a='urn:a' a:x='1' b='2'").map(\.name) == ["a:x", "b"])
  }

  @Test("a namespace as long as a value may be is kept, and a longer one is not")
  func longNamespace() throws {
    let longest = String(repeating: "n", count: OutlineAttribute.longestValue)
    #expect(try imported("xmlns:a='\(longest)' a:x='1'").map(\.name) == ["a:x"])
    #expect(try imported("xmlns:a='\(longest)n' a:x='1'").map(\.name) == [])
  }
}
