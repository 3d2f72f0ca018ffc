internal import Files
internal import ReaderDomain
internal import RecordJSON

/// Appends lines to an article file and keeps track of where its articles are.
struct ArticleFileAppender {
  /// The articles, in the order of their lines. An article that is already in the file gets the position of its new line.
  private(set) var entries: [ArticleFileEntry]
  /// The size of the file in bytes.
  private(set) var end: Int

  private let feed: FeedID
  private let isNewFile: Bool
  private var places: [ArticleID: Int]

  /// The number of bytes that are buffered before a write. The lines of a feed can be as long as its document.
  private static let chunk = 1 << 20

  /// Begins at the end of a file.
  /// - Parameter index: the current index; nil when the file is missing and its first line must be written too.
  init(of feed: FeedID, from index: ArticleFileIndex?) {
    self.feed = feed
    isNewFile = index == nil
    entries = index?.entries ?? []
    end = index?.end ?? 0
    places = Dictionary(entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes lines at the end of the file.
  mutating func write(_ lines: [ArticleLine], to file: borrowing FileDescriptor) throws(FileError) {
    var writer = JSONWriter(reserving: min(lines.reduce(64) { $0 + $1.estimatedLength }, Self.chunk))
    if isNewFile { ArticleFileContent.writeHeader(of: feed, to: &writer) }
    for line in lines {
      add(line, to: &writer)
      guard writer.bytes.count >= Self.chunk else { continue }
      try flush(&writer, to: file)
    }
    try flush(&writer, to: file)
  }

  private mutating func add(_ line: ArticleLine, to writer: inout JSONWriter) {
    let start = end + writer.bytes.count
    let (head, length) = line.write(to: &writer)
    let entry = ArticleFileEntry(place: line.record.place, digest: line.record.digest, start: start, head: head, length: length)
    if let place = places[entry.id] {
      entries[place] = entry
    } else {
      places[entry.id] = entries.count
      entries.append(entry)
    }
  }

  private mutating func flush(_ writer: inout JSONWriter, to file: borrowing FileDescriptor) throws(FileError) {
    try file.append(writer.bytes)
    end += writer.bytes.count
    writer.clear()
  }
}
