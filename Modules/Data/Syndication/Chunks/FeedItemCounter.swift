internal import Domain

/// Counts the items of a document that comes in portions, and makes nothing of them.
package struct FeedItemCounter {
  private var parser: ChunkParser<FeedItemCountSink>

  /// A counter at the start of a document; nil when its first portion shows that it must be read as a whole.
  package init?(_ first: [UInt8]) {
    guard let parser = ChunkParser(first[...], contentType: nil, sink: { _ in FeedItemCountSink() }) else { return nil }
    self.parser = parser
  }

  /// Takes the next portion. False when the document must be read as a whole.
  package mutating func push(_ bytes: ArraySlice<UInt8>) -> Bool { parser.push(bytes) }

  /// Ends the document: the number of its items, or nil when it must be read as a whole.
  package mutating func finish() -> Int? { parser.finish().flatMap { $0.isInDoubt ? nil : $0.count } }
}
