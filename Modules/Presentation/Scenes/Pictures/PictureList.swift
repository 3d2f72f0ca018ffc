public import Domain

/// The scene that lists the saved pictures and takes some away.
public enum PictureList {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// List them, and look at the file of each.
    case show
    /// Take one away.
    case remove(PictureReference)
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// The pictures.
    public let rows: [PictureRow]
    /// What is being done, as long as not all files were looked at.
    public let progress: String?
    /// What closes the list.
    public let summary: String?
    /// What was done, if something was.
    public let entry: String?
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome
    public var isLoading: Bool { progress != nil }

    /// Makes a view model.
    public init(
      rows: [PictureRow] = [], progress: String? = nil, summary: String? = nil, entry: String? = nil, messages: [Message],
      exported: Exported, outcome: Outcome
    ) {
      self.rows = rows
      self.progress = progress
      self.summary = summary
      self.entry = entry
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
