import CoreDomain
import ReaderDomain
import Testing

@testable import ReaderComposition

@Suite("Names that a shell completes")
struct CompletedNamesTests {
  private static let safeNames = [
    "LWN", "Harbour Notes", "5 ways", "News/Local", "C++ 24.1, b_c-d 50%", "毎日のニュース", "Größe", "Gro\u{308}ße", "नमस्ते", "x",
  ]

  private static let otherNames =
    [
      "", " x", "x ", "-x", "/x", ".x", "_x", "x\u{1B}[2J", "x\ny", "x\ty", "x\u{0}y", "x\u{202E}y", "x\u{A0}y", "x\u{2028}y", "x\u{200B}y",
      "🦀 x",
      String(repeating: "x", count: 121),
    ] + "`$\\\"'!#&()*:;<=>?@[]^{|}~".map { "x\($0)y" }

  @Test(
    "letters and digits of all scripts and a few marks mean themselves to every shell, and anything else is not offered",
    arguments: safeNames + otherNames)
  func isSafe(name: String) { #expect(CompletionCandidates.isSafe(name) == Self.safeNames.contains(name)) }

  private static func feed(_ number: Int, _ title: String, _ folder: String = "") throws -> Subscription {
    Subscription(url: try WebURL("https://example.org/\(number)"), title: title, folder: FolderPath(folder))
  }

  @Test("feeds are offered by their titles, or by their IDs where a title says too little or too much, or when an ID may have begun")
  func feeds() throws {
    let feeds = [
      try Self.feed(1, "Tea"), try Self.feed(2, "$(touch ran)"), try Self.feed(3, "News"), try Self.feed(4, "news"),
      try Self.feed(5, "Harbour"),
    ]
    let ids = feeds.map(\.id.text)
    #expect(CompletionCandidates.feeds(feeds, hasBegun: false) == ["Tea", "Harbour"] + ids[1...3])
    #expect(CompletionCandidates.feeds(feeds, hasBegun: true) == ["Tea", "Harbour"] + ids)
    #expect(CompletionCandidates.feeds([], hasBegun: true) == [])
    let greek = [try Self.feed(6, "Κόσμος"), try Self.feed(7, "ΚΌΣΜΟΣ")]
    #expect(CompletionCandidates.feeds(greek, hasBegun: false) == greek.map(\.id.text))
  }

  @Test("folders are offered with those around them, each once")
  func folders() throws {
    let feeds = [
      try Self.feed(1, "a", "News/Local"), try Self.feed(2, "b", "News/World"), try Self.feed(3, "c"),
      try Self.feed(4, "d", "$(touch ran)/x"),
    ]
    #expect(CompletionCandidates.folders(feeds) == ["News", "News/Local", "News/World"])
  }
}
