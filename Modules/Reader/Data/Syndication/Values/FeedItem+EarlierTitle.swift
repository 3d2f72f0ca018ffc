internal import ReaderDomain

extension FeedItem {
  /// Notes the reading of the item with the title that earlier versions read, when it is another one.
  mutating func noteEarlierTitle(_ title: String) {
    guard title != self.title else { return }
    var earlier = self
    earlier.earlierReadings = []
    earlier.title = title
    earlierReadings.append(earlier)
  }
}
