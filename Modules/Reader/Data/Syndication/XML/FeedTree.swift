internal import CoreDomain
internal import ReaderDomain

/// The tree of an XML feed, before conversion to a feed.
struct FeedTree {
  let root: FeedElement
  /// The format that the root element indicates.
  let format: FeedFormat
  /// The URL of the document.
  let base: WebURL?

  /// The number of items.
  var itemCount: Int {
    switch format {
    case .atom: AtomParser.entries(in: root).count
    case .rss, .rdf: RSSParser.items(in: root).count
    case .json: preconditionFailure("JSON is no XML")
    }
  }

  /// The converted feed.
  var feed: Feed {
    var feed = feed(of: root)
    let known = root.asReadEarlier(isAtom: format == .atom)
    for earlier in [known, (known ?? root).withMarks].compactMap({ $0 }) { EarlierText.note(self.feed(of: earlier).items, in: &feed) }
    return feed
  }

  private func feed(of root: FeedElement) -> Feed {
    switch format {
    case .atom: AtomParser(root, url: base).feed
    case .rss, .rdf: RSSParser(root, format: format, url: base).feed
    case .json: preconditionFailure("JSON is no XML")
    }
  }
}
