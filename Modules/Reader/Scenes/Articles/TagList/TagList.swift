public import CoreScenes
public import ReaderDomain

/// The scene that lists the user's own tags.
public enum TagList {
  public enum Request: Hashable, Sendable {
    /// List all tags.
    case show
  }

  public struct ViewModel: SceneViewModel, Hashable {
    public let rows: [TagRow]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(rows: [TagRow], messages: [Message], exported: Exported, outcome: Outcome) {
      self.rows = rows
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}

/// A row of the list of tags.
public struct TagRow: Hashable, Sendable {
  /// The tag as a query finds it: `#linux`.
  public let name: String
  /// How many articles and feeds have the tag.
  public let counts: String
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(_ summary: TagSummary) {
    name = TagWording.text([summary.name])
    let unread = summary.unread == 0 ? "" : " (\(CountWording.number(summary.unread)) unread)"
    let feeds = summary.feeds == 0 ? "" : ", \(CountWording.text(summary.feeds, "feed"))"
    counts = "\(CountWording.text(summary.articles, "article"))\(unread)\(feeds)"
    exported = ExportedRecord([
      .init("name", .text(summary.name.text)), .init("articles", .number(summary.articles)), .init("unread", .number(summary.unread)),
      .init("feeds", .number(summary.feeds)),
    ])
  }
}
