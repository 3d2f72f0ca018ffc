import DataDoubles
@testable import CoreData
import ReaderDomain
import RecordJSON
import StorageDoubles
import Testing

@testable import ArticleStorage

@Suite("The content of an article file")
struct ArticleFileContentTests {
  private static let feed = StoreSample.feed()

  private static func line(_ number: Int, title: String? = nil, body: String? = "<p>Hello.</p>") -> ArticleLine {
    ArticleLine(StoreSample.article(number, title: title), body.map { .html($0) } ?? .none, digest: UInt64(number))
  }

  private static func text(_ line: ArticleLine) -> String {
    var writer = JSONWriter()
    _ = line.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func header(of feed: FeedID = feed) -> String {
    var writer = JSONWriter()
    ArticleFileContent.writeHeader(of: feed, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func content(_ text: String) throws -> ArticleFileContent { try ArticleFileContent(Array(text.utf8), of: Self.feed) }

  private static let ids = (0...9).map { StoreSample.article($0).id }

  @Test("each article has the position of its line and of its body")
  func positions() throws {
    let lines = [Self.line(1), Self.line(2, body: nil), Self.line(3, title: "\",\"body\":")]
    let text = Self.header() + lines.map { Self.text($0) }.joined()
    let content = try self.content(text)
    #expect(content.damage == nil && content.unreadable == 0 && content.end == text.utf8.count)
    #expect(content.entries.map(\.id) == Self.ids[1...3].map(\.self) && content.entries.map(\.digest) == [1, 2, 3])
    let bytes = Array(text.utf8)
    for (entry, line) in zip(content.entries, lines) {
      let whole = Array(bytes[entry.start..<entry.start + entry.length])
      #expect(whole + Array("\n".utf8) == Array(Self.text(line).utf8))
      #expect(try ArticleLine.record(ofHead: Array(whole[..<entry.head])) == line.record)
      #expect(bytes[(entry.start + entry.head)...].starts(with: (line.body == nil ? "}" : ",\"body\":").utf8))
    }
    #expect(content.wholeLines(in: bytes).map { $0 + Array("\n".utf8) } == lines.map { Array(Self.text($0).utf8) })
  }

  @Test("an edited article keeps its place and has the position of its last line")
  func edited() throws {
    let text = Self.header() + [Self.line(1), Self.line(2), Self.line(1, title: "Edited")].map { Self.text($0) }.joined()
    let content = try self.content(text)
    #expect(content.entries.map(\.id) == [Self.ids[1], Self.ids[2]])
    #expect(content.entries[0].start > content.entries[1].start)
    let lines = try content.wholeLines(in: Array(text.utf8)).map { try ArticleLine($0).record.title }
    #expect(lines == ["Edited", "Article 2"])
  }

  @Test("an empty file and a file without a complete first line are damaged")
  func noHeader() throws {
    for text in ["", String(Self.header().dropLast())] {
      let content = try self.content(text)
      #expect(content.damage?.line == 1 && content.entries.isEmpty && content.end == 0 && content.unreadable == nil, "\(text)")
    }
    #expect(try self.content(String(Self.header().dropLast())).damage?.problem == "the text ends too early")
  }

  @Test("a damaged first line is one unreadable line, and the articles below it are readable")
  func damagedHeader() throws {
    let content = try self.content("{\"schema\"\n" + Self.text(Self.line(1)) + Self.text(Self.line(2)))
    #expect(content.damage?.line == 1 && content.unreadable == 1)
    #expect(content.entries.map(\.id) == [Self.ids[1], Self.ids[2]])
  }

  @Test("the articles of another feed are not read")
  func otherFeed() throws {
    let other = StoreSample.feed(2)
    let content = try self.content(Self.header(of: other) + Self.text(Self.line(1)))
    #expect(content.damage == JSONError(line: 1, "it contains the articles of feed \(other)"))
    #expect(content.entries.isEmpty && content.unreadable == nil)
  }

  @Test("a file of a newer version is refused, and one that names no feed is read")
  func versions() throws {
    #expect(throws: DocumentSchema.VersionError.self) { _ = try self.content("{\"schema\":99,\"feed\":\"\(Self.feed.text)\"}\n") }
    let content = try self.content("{\"schema\":\(DocumentSchema.newest)}\n" + Self.text(Self.line(1)))
    #expect(content.damage == nil && content.entries.count == 1)
  }

  @Test("damaged lines are counted, the first is reported, and the others are read")
  func damagedLines() throws {
    let content = try self.content(Self.header() + Self.text(Self.line(1)) + "{\"id\":\n\n" + Self.text(Self.line(2)))
    #expect(content.damage?.line == 3 && content.unreadable == 2)
    #expect(content.entries.map(\.id) == [Self.ids[1], Self.ids[2]])
  }

  @Test("an incomplete last line is no damage, but nobody knows how many lines are missing")
  func incomplete() throws {
    let whole = Self.header() + Self.text(Self.line(1))
    for rest in ["{", String(Self.text(Self.line(2)).dropLast())] {
      let content = try self.content(whole + rest)
      #expect(content.damage == nil && content.unreadable == nil && content.end == whole.utf8.count && content.entries.count == 1)
    }
  }

  @Test("a line whose body is damaged is not a whole line")
  func damagedBody() throws {
    let text = Self.header() + Self.text(Self.line(1)).replacing("{\"html\":\"", with: "{\"html\":7\"") + Self.text(Self.line(2))
    let content = try self.content(text)
    #expect(content.damage == nil && content.entries.count == 2)
    #expect(try content.wholeLines(in: Array(text.utf8)).map { try ArticleLine($0).record.id } == [Self.ids[2]])
  }

  @Test("the readable articles of a damaged file are salvaged, each from its last line")
  func salvaged() throws {
    let damaged = Self.text(Self.line(3)).replacing("{\"html\":\"", with: "{\"html\":7\"")
    let text =
      Self.header() + Self.text(Self.line(1)) + "{\n" + damaged + Self.text(Self.line(2)) + Self.text(Self.line(1, title: "Edited"))
    let (feed, lines) = try #require(ArticleFileContent.salvaged(from: Array(text.utf8)))
    #expect(feed == Self.feed)
    #expect(Set(lines.map(\.record.title)) == ["Edited", "Article 2"] && lines.count == 2)
    for header in ["", "{\"schema\":1}\n", "{\"schema\":1,\"feed\"\n"] {
      #expect(ArticleFileContent.salvaged(from: Array((header + Self.text(Self.line(1))).utf8)) == nil, "\(header)")
    }
  }

  @Test("the first line names the feed and has the length that is expected")
  func header() throws {
    let line = Self.header()
    #expect(line == "{\"schema\":\(DocumentSchema.newest),\"feed\":\"\(Self.feed.text)\"}\n")
    #expect(ArticleFileContent.headerLength(of: Self.feed) == line.utf8.count)
    #expect(try ArticleFileContent.feed(inHeader: Array(line.utf8)) == Self.feed)
    #expect(try ArticleFileContent.feed(inHeader: Array("{\"schema\":1}".utf8)) == nil)
  }
}
