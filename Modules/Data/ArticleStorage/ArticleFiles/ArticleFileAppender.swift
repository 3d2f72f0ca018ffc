internal import Files
internal import RecordJSON
internal import Domain

/// Lines being added to the file of a shelf, and where its articles stand then.
struct ArticleFileAppender {
  /// The articles, in the order of their lines; one that stood there before has the place of its new line.
  private(set) var entries: [ArticleFileEntry]
  /// How many bytes stand in the file.
  private(set) var end: Int

  private let feed: FeedID
  private let isNewFile: Bool
  private var places: [ArticleID: Int]

  /// So many bytes of lines are held before they are written: the lines of a feed can be as long as its document.
  private static let chunk = 1 << 20

  /// Begins at the end of a file.
  /// - Parameter index: of the file as it is; nil when there is none, so that its first line is to be written too.
  init(of feed: FeedID, from index: ArticleFileIndex?) {
    self.feed = feed
    isNewFile = index == nil
    entries = index?.entries ?? []
    end = index?.end ?? 0
    places = Dictionary(entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes lines into the file, which is at its end.
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
