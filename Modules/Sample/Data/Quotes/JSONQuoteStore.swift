public import CoreData
internal import CoreDomain
public import Files
package import RecordJSON
public import SampleDomain

/// Caches the last quotes in `quotes.json`.
public actor JSONQuoteStore: QuoteCacheDataStore {
  /// The maximum number of stored quotes.
  private static let maximumQuotes = 100

  private let directory: DataDirectory
  private let file: RecordFile<QuotesDocument>
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = RecordFile(Self.path(in: directory), in: directory)
  }

  /// The file as a document that `store verify` and `store repair` handle.
  public static func document(in directory: DataDirectory) -> StoredDocument {
    StoredDocument(QuotesDocument.self, at: path(in: directory), in: directory)
  }

  private static func path(in directory: DataDirectory) -> String { "\(directory.path)/quotes.json" }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> [Quote] {
    try await file.content()?.quotes ?? []
  }

  public func add(_ quote: Quote) async throws(DataStoreError) {
    try await directory.change { () throws(DataStoreError) in
      let others = try (file.contentUnderLock()?.quotes ?? []).filter { $0.id != quote.id }
      try file.replace(with: QuotesDocument(([quote] + others).prefix(Self.maximumQuotes).map(\.self)))
    }
  }
}

/// The content of the file, one quote per line: `{"id":"a1","text":"…","author":"…","seen":"2026-03-01T08:30:00Z"}`.
package struct QuotesDocument: RecordDocument {
  package static let name = "quotes"
  package static let brackets: RecordBrackets? = .array
  package let quotes: [Quote]

  package init(_ quotes: [Quote]) {
    self.quotes = quotes
  }

  package init(reading reader: inout JSONReader) throws(JSONError) {
    quotes = try reader.array { (reader) throws(JSONError) in try Self.quote(reading: &reader) }
  }

  package func write(to writer: inout JSONWriter) {
    writer.lines(quotes) { writer, quote in
      writer.beginObject()
      writer.member("id", quote.id)
      writer.member("text", quote.text)
      writer.member("author", quote.author)
      writer.member("seen", quote.fetchedAt.rfc3339)
      writer.endObject()
    }
  }

  private static func quote(reading reader: inout JSONReader) throws(JSONError) -> Quote {
    var (id, text, author, fetchedAt): (String, String, String?, Timestamp?) = ("", "", nil, nil)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "id": id = try reader.string()
      case "text": text = try reader.string()
      case "author": author = try reader.string()
      case "seen": fetchedAt = try reader.moment()
      default: try reader.skipValue()
      }
    }
    guard let fetchedAt, let quote = Quote(id: id, text: text, author: author, fetchedAt: fetchedAt) else {
      throw reader.damage("'text' or 'seen' is missing")
    }
    return quote
  }
}
