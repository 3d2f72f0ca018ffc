import CoreDomain
import ReaderDomain
@testable import Subscriptions
import Testing

@Suite("The text of the file of sources")
struct SourcesDocumentTests {
  private static let text = """
    # my programs

    exec:python3 ~/bin/weather.py "Bad Aibling"
      title = Weather
      # twice a day
      interval = 720
      colour = blue
    file:/var/feeds/disk.xml
    \ttags = machines, home
    \tfolder=News/Local\r

    # the end
    """

  private static func document(_ text: String) throws(SourcesDocument.Damage) -> SourcesDocument { try SourcesDocument(Array(text.utf8)) }

  private static func text(_ document: SourcesDocument) -> String { String(decoding: document.bytes, as: UTF8.self) }

  @Test("sources have the settings below them")
  func reads() throws {
    let feeds = try Self.document(Self.text).subscriptions
    #expect(feeds.map { $0.source?.text } == ["exec:python3 ~/bin/weather.py \"Bad Aibling\"", "file:/var/feeds/disk.xml"])
    #expect(feeds.map(\.title) == ["Weather", "file:/var/feeds/disk.xml"] && feeds[0].settings[.interval] == "720")
    #expect(feeds[1].tags.map(\.text) == ["machines", "home"] && feeds[1].folder.names == ["News", "Local"])
    #expect(feeds.allSatisfy { $0.id == FeedID(url: $0.url) })
  }

  @Test("what is not changed stays byte for byte, and so do comments and settings of later versions")
  func keeps() throws {
    var document = try Self.document(Self.text + "\n")
    #expect(Self.text(document) == Self.text + "\n")
    let feeds = document.subscriptions
    let isChanged = document.change { $0.id == feeds[0].id ? $0.changed(SubscriptionChange(title: "Sky", folder: FolderPath("A"))) : nil }
    #expect(isChanged)
    #expect(
      Self.text(document)
        == Self.text.replacing("title = Weather", with: "title = Sky").replacing(
          "  colour = blue\n", with: "  colour = blue\n  folder = A\n")
        + "\n")
    let isEqual = document.change { $0 }
    #expect(!isEqual)
  }

  @Test("a feed that is added can be read again, whatever it has")
  func adds() throws {
    var settings = FeedSettings()
    for (key, value) in [(.interval, "60"), (.header, "X: a = b"), (.keepDays, "all")] as [(FeedSettings.Key, String)] {
      settings[key] = value
    }
    let feeds = [
      Subscription(
        source: try LocalSource("exec:a 'b # c'"), title: "# = x", feedTitle: "", tags: [try TagName("one")], settings: settings),
      Subscription(
        source: try LocalSource("filter:sed s/a/b/:https://example.org/f"), title: "", feedTitle: "F",
        site: try WebURL("https://example.org/"), folder: FolderPath("A/B")),
    ]
    var document = SourcesDocument()
    #expect(document.add(feeds + [feeds[0], Subscription(url: try WebURL("https://example.org/"), title: "")]) == feeds)
    #expect(try Self.document(Self.text(document)).subscriptions == feeds)
    #expect(document.add(feeds).isEmpty)
  }

  @Test("a feed keeps its id when its line is edited, and a copied id counts once")
  func identities() throws {
    var document = SourcesDocument()
    let feed = Subscription(source: try LocalSource("exec:a"), title: "")
    _ = document.add([feed])
    let edited = Self.text(document).replacing("exec:a", with: "exec:a -v")
    #expect(try Self.document(edited).subscriptions.map(\.id) == [feed.id])
    let copied = try Self.document(edited + Self.text(document).replacing("exec:a", with: "exec:b") + "exec:a -v\n").subscriptions
    #expect(copied.map(\.id) == [feed.id, FeedID(url: try LocalSource("exec:b").url)])
  }

  @Test("a copy above its original gets an id of its own, which the next change writes")
  func copyAbove() throws {
    var original = SourcesDocument()
    let feed = Subscription(source: try LocalSource("exec:a"), title: "")
    _ = original.add([feed])
    let copy = FeedID(url: try LocalSource("exec:b").url)
    var document = try Self.document(Self.text(original).replacing("exec:a", with: "exec:b") + Self.text(original))
    #expect(document.subscriptions.map(\.id) == [copy, feed.id])
    #expect(document.copiedIdentities.map(\.line) == [1] && document.copiedIdentities.map(\.id) == [copy])
    let isRemoved = document.remove([feed.id])
    #expect(isRemoved)
    #expect(Self.text(document) == "exec:b\n  id = \(copy)\n")
  }

  @Test("a removed feed takes its lines with it, and no others")
  func removes() throws {
    var document = try Self.document(Self.text + "\n")
    let first = document.subscriptions[0].id
    let isRemoved = document.remove([first])
    #expect(isRemoved)
    #expect(
      Self.text(document) == "# my programs\n\nfile:/var/feeds/disk.xml\n\ttags = machines, home\n\tfolder=News/Local\r\n\n# the end\n")
    let isOtherRemoved = document.remove([FeedID(url: try WebURL("https://example.org/"))])
    #expect(!isOtherRemoved)
  }

  @Test(
    "a line that cannot be read is named",
    arguments: [
      ("exec:a\nhttps://example.org/\n", 2, .source(.unknownKind)), ("exec:'a\n", 1, .source(.openQuotation)),
      ("# a\n  title = x\n", 2, .noSource), ("exec:a\n  title\n", 2, .noValue), ("exec:a\n\n  title = x\n", 3, .noSource),
      ("exec:a\n  tags = a/b\n", 2, .badTags),
    ] as [(String, Int, SourcesDocument.Damage.Problem)])
  func damaged(text: String, line: Int, problem: SourcesDocument.Damage.Problem) {
    #expect(throws: SourcesDocument.Damage(line: line, problem: problem)) { try Self.document(text) }
  }

  @Test("bytes that are no text are named")
  func bytes() {
    #expect(throws: SourcesDocument.Damage(line: 2, problem: .notUTF8)) { try SourcesDocument(Array("exec:a\n  title = ".utf8) + [0xFF]) }
  }
}
