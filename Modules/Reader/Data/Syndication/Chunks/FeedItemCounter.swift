/// Counts the items of a chunked document without building the feed.
package struct FeedItemCounter {
  private var parser: ChunkParser<FeedItemCountSink>

  /// Creates a counter from the first chunk; nil when the document must be read as a whole.
  package init?(_ first: [UInt8]) {
    guard let parser = ChunkParser(first[...], contentType: nil, sink: { _ in FeedItemCountSink() }) else { return nil }
    self.parser = parser
  }

  /// Counts the items of the next chunk. Returns false when the document must be read as a whole.
  package mutating func push(_ bytes: ArraySlice<UInt8>) -> Bool { parser.push(bytes) }

  /// Ends the document. Returns the number of items, or nil when the document must be read as a whole.
  package mutating func finish() -> Int? { parser.finish().flatMap { $0.isInDoubt ? nil : $0.count } }
}
