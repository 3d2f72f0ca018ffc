internal import Domain

/// A document's text as valid UTF-8, and what had to be repaired for it.
struct DecodedText: Hashable {
  /// Valid UTF-8, without a byte order mark.
  var bytes: [UInt8]
  /// What was put right.
  var repairs: [FeedFinding] = []
}
