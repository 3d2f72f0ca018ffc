internal import CoreDomain
internal import ReaderDomain

extension FeedItem {
  /// Notes the readings of the item with the titles and the URL that earlier versions read, when they are others. An earlier version read the
  /// title and the URL in its own way, so both are those of before.
  /// - Parameter titles: the most likely first.
  mutating func noteEarlier(titles: [String], url: WebURL?) {
    for title in titles.unique where title != self.title || url != self.url {
      var earlier = self
      (earlier.title, earlier.url, earlier.earlierReadings) = (title, url, [])
      earlierReadings.append(earlier)
    }
  }
}
