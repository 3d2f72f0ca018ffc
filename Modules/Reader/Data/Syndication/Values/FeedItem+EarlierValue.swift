internal import ReaderDomain

extension FeedItem {
  /// Notes the reading of the item with the value that earlier versions read, when it is another one.
  mutating func noteEarlier<Value: Equatable>(_ part: WritableKeyPath<FeedItem, Value>, _ value: Value) {
    guard value != self[keyPath: part] else { return }
    var earlier = self
    earlier.earlierReadings = []
    earlier[keyPath: part] = value
    earlierReadings.append(earlier)
  }
}
