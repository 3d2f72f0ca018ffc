internal import Domain

extension ParsedFeed {
  /// The feed with all that is known of its document, which came from `address` in the end.
  func inspection(address: WebAddress? = nil) -> FeedInspection {
    let fault = fault.map { FeedFinding.malformed(line: $0.line, reason: $0.reason) }
    return FeedInspection(feed: feed, findings: (fault.map { [$0] } ?? []) + repairs.map(\.finding), address: address)
  }
}

extension FeedRepair {
  /// The repair as a person meets it.
  fileprivate var finding: FeedFinding {
    switch self {
    case .wrongEncoding(let named, let used): .wrongEncoding(named: named, used: used)
    case .guessedEncoding(let used): .guessedEncoding(used: used)
    case .replacedBytes(let count): .replacedBytes(count: count)
    case .escapedMarkup(let count): .escapedMarkup(count: count)
    case .mendedJSON(let count): .mendedJSON(count: count)
    case .droppedControls(let count): .droppedControls(count: count)
    case .ignoredDocumentType: .ignoredDocumentType
    case .expandedEntities(let count): .expandedEntities(count: count)
    case .mendedTags(let count): .mendedTags(count: count)
    case .surroundings: .surroundings
    case .cutOff(let line, let reason): .cutOff(line: line, reason: reason)
    }
  }
}
