public import CoreScenes
public import ReaderDomain

/// The scene that shows one article.
public enum ArticleDetail {
  public enum Request: Hashable, Sendable {
    /// Show the article, and mark it read.
    case open(ArticleReference)
  }

  /// A file that belongs to an article.
  public struct File: Hashable, Sendable {
    public let url: String
    /// What the publisher says about it: `audio/mpeg, 10:39, 73 MB`; empty for nothing.
    public let notes: String

    public init(url: String, notes: String = "") {
      self.url = url
      self.notes = notes
    }

    /// The URL, and the notes in parentheses.
    public var text: String { notes.isEmpty ? url : "\(url) (\(notes))" }
  }

  public struct ViewModel: SceneViewModel, Hashable {
    public let title: String
    /// The lines under the title: feed, authors, date, link, comments, tags, enclosures.
    public let details: [DetailLine]
    public let blocks: [TextBlock]
    /// The URLs of the numbered links in the body. The first URL has the number 1.
    public let links: [String]
    /// The numbers of the links that are images in the text, in the order of the text.
    public let images: [Int]
    /// The URL of the article's page; nil for none.
    public let url: String?
    /// The server of the feed; nil when the feed is not followed any more.
    public let feedHost: String?
    /// The files that belong to the article.
    public let enclosures: [File]
    /// Whether the text is that of the article's page, not that of the feed.
    public let isFullText: Bool
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(
      title: String, details: [DetailLine], blocks: [TextBlock], links: [String], images: [Int] = [], url: String? = nil,
      feedHost: String? = nil, enclosures: [File] = [], isFullText: Bool = false,
      messages: [Message], exported: Exported, outcome: Outcome
    ) {
      self.title = title
      self.details = details
      self.blocks = blocks
      self.links = links
      self.images = images
      self.url = url
      self.feedHost = feedHost
      self.enclosures = enclosures
      self.isFullText = isFullText
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
