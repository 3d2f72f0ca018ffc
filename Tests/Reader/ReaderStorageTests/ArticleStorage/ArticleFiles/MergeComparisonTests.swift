import CoreData
import DataDoubles
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

@testable import ArticleStorage

@Suite("The comparison of a fetched feed with the stored articles")
struct MergeComparisonTests {
  /// Stored articles in memory.
  private struct StubLines: StoredLines {
    var lines: [ArticleID: ArticleLine] = [:]
    /// Whether a line may be read.
    var isReadable = true

    init(_ articles: [ArticleMerge.IncomingArticle]) {
      for piece in articles { lines[piece.article.id] = ArticleLine(piece.article, piece.body, digest: ContentHash.value(of: piece)) }
    }

    var feed: FeedID { StoreSample.feed() }
    func ids() throws(DataStoreError) -> Set<ArticleID> {
      if !isReadable { throw .cancelled }
      return Set(lines.keys)
    }
    func places() throws(DataStoreError) -> [ArticleSortKey] { lines.values.map(\.record.place) }
    func digest(of id: ArticleID) throws(DataStoreError) -> UInt64? { lines[id]?.record.digest }
    func line(of id: ArticleID) throws(DataStoreError) -> ArticleLine? {
      if !isReadable { throw .cancelled }
      return lines[id]
    }
  }

  private static let ids = (0...9).map { StoreSample.article($0).id }

  @Test("new articles are stored in the order of the document")
  func new() throws {
    let pieces = [3, 1, 2].map { StoreSample.piece($0) }
    let comparison = try MergeComparison(of: pieces, with: StubLines([StoreSample.piece(4)]))
    #expect(comparison.new == [3, 1, 2].map { Self.ids[$0] } && comparison.changed == 0)
    #expect(comparison.lines.map(\.record.id) == comparison.new)
    #expect(comparison.lines.map(\.record.digest) == pieces.map { ContentHash.value(of: $0) })
    #expect(comparison.lines.map { $0.article(of: StoreSample.feed()) } == pieces)
  }

  @Test("unchanged articles are recognized without reading their lines or the ids of others")
  func unchanged() throws {
    var stored = StubLines([1, 2].map { StoreSample.piece($0) })
    stored.isReadable = false
    let comparison = try MergeComparison(of: [1, 2].map { StoreSample.piece($0) }, with: stored)
    #expect(comparison.new == [] && comparison.changed == 0 && comparison.lines.isEmpty)
    #expect(throws: DataStoreError.cancelled) { _ = try MergeComparison(of: [StoreSample.piece(3)], with: stored) }
  }

  @Test("an edited title or body is one change, and the line has the new hash")
  func changed() throws {
    let stored = StubLines([1, 2, 3].map { StoreSample.piece($0) })
    let edited = [StoreSample.piece(1, title: "Edited"), StoreSample.piece(2, body: "Edited."), StoreSample.piece(3)]
    let comparison = try MergeComparison(of: edited, with: stored)
    #expect(comparison.new == [] && comparison.changed == 2)
    #expect(comparison.lines.map { $0.article(of: StoreSample.feed()) } == Array(edited[...1]))
    #expect(comparison.lines.map(\.record.digest) == edited[...1].map { ContentHash.value(of: $0) })
  }

  @Test("an article whose stored hash is outdated but whose content is the same is not stored again")
  func otherHash() throws {
    var stored = StubLines([StoreSample.piece(1)])
    stored.lines[Self.ids[1]]?.record.digest = 7
    let comparison = try MergeComparison(of: [StoreSample.piece(1)], with: stored)
    #expect(comparison.new == [] && comparison.changed == 0 && comparison.lines.isEmpty)
  }

  @Test("an article that the document has twice is stored once, as it is last", arguments: [false, true])
  func twice(isStored: Bool) throws {
    let stored = StubLines(isStored ? [StoreSample.piece(1), StoreSample.piece(2)] : [])
    let pieces = [StoreSample.piece(1, title: "Once"), StoreSample.piece(2, title: "Two"), StoreSample.piece(1, title: "Twice")]
    let comparison = try MergeComparison(of: pieces, with: stored)
    #expect(comparison.new == (isStored ? [] : [Self.ids[1], Self.ids[2]]) && comparison.changed == (isStored ? 2 : 0))
    #expect(comparison.lines.map(\.record.title) == ["Twice", "Two"])
    #expect(comparison.lines.map(\.record.digest) == [2, 1].map { ContentHash.value(of: pieces[$0]) })
  }

  @Test("an article that is edited and restored in one document keeps its stored title, and counts once")
  func editedAndBack() throws {
    let comparison = try MergeComparison(
      of: [StoreSample.piece(1, title: "Edited"), StoreSample.piece(1)], with: StubLines([StoreSample.piece(1)]))
    #expect(comparison.new == [] && comparison.changed == 1 && comparison.lines.map(\.record.title) == ["Article 1"])
  }

  @Test("an edited article whose body is the same keeps the base URL of its links")
  func base() throws {
    let bodies = ["a", "b"].map { ArticleBody.html("x", base: StoreSample.url("https://\($0).example.org/")) }
    let stored = ArticleMerge.IncomingArticle(article: StoreSample.article(1), body: bodies[0])
    let edited = ArticleMerge.IncomingArticle(article: StoreSample.article(1, title: "Edited"), body: bodies[1])
    let comparison = try MergeComparison(of: [edited], with: StubLines([stored]))
    #expect(comparison.changed == 1 && comparison.lines.map { $0.body?.body } == [bodies[0]])
  }

  /// The articles of a document with one item.
  private func pieces(_ items: FeedItem...) -> [ArticleMerge.IncomingArticle] {
    ArticleMerge.incomingArticles(
      of: FetchedFeed(feed: StoreSample.feed(), content: Feed(format: .rss, items: items)), at: StoreSample.moment)
  }

  @Test("an article that gains a guid keeps the identity under which it is stored")
  func identity() throws {
    let page = StoreSample.url("https://example.org/1")
    let without = pieces(FeedItem(title: "One", url: page, published: StoreSample.moment))
    let with = pieces(FeedItem(guid: "guid-1", title: "One", url: page, published: StoreSample.moment))
    #expect(without[0].article.id != with[0].article.id)
    #expect(try MergeComparison(of: with, with: StubLines([])).new == [with[0].article.id])
    let same = try MergeComparison(of: with, with: StubLines(without))
    #expect(same.new == [] && same.changed == 0)
    let edited = pieces(FeedItem(guid: "guid-1", title: "One", url: page, body: .text("More."), published: StoreSample.moment))
    let comparison = try MergeComparison(of: edited, with: StubLines(without))
    #expect(comparison.new == [] && comparison.changed == 1 && comparison.lines.map(\.record.id) == [without[0].article.id])
  }

  /// Hides articles about tea, and stars those whose body is "nr3".
  private struct StubMarker: ArrivalMarker {
    func marks<Failure>(
      for entries: [ArticleWithStatus], of feed: FeedID, body: (Int) throws(Failure) -> QueryBody
    ) throws(Failure) -> ArrivalMarks {
      var marks = ArrivalMarks()
      for (place, entry) in entries.enumerated() {
        if entry.article.title.contains("tea") { marks.add(1, [.hidden], to: entry) }
        if try body(place).text == "nr3" { marks.add(2, [.starred], to: entry) }
      }
      return marks
    }
  }

  @Test("new articles that have no marks yet get marks, also by their bodies")
  func marked() throws {
    let stored = StubLines([StoreSample.piece(4, title: "tea 4")])
    let pieces = [1, 2, 3].map { StoreSample.piece($0, title: "tea \($0)", body: "nr\($0)") } + [StoreSample.piece(4, title: "tea now")]
    let marked = try MergeComparison(of: pieces, with: stored).marks(by: StubMarker()) { (ids) throws(DataStoreError) in
      #expect(ids == Set(Self.ids[1...3]))
      return [Self.ids[1]: ArticleStatus([.read]), Self.ids[2]: .new]
    }
    #expect(marked.marks == [Self.ids[2]: [.hidden], Self.ids[3]: [.hidden, .starred]])
  }

  @Test("without a marker or new articles, no status is read")
  func noStatuses() throws {
    let stored = StubLines([StoreSample.piece(1)])
    for (pieces, marker) in [([StoreSample.piece(2)], nil), ([StoreSample.piece(1)], StubMarker())] {
      let marked = try MergeComparison(of: pieces, with: stored).marks(by: marker) { (_) throws(DataStoreError) in throw .cancelled }
      #expect(marked.marks.isEmpty)
    }
  }
}
