public import Domain

/// The scene that takes lists of subscriptions in and gives them out, and takes over from other readers.
public enum ImportExport {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Follow all feeds of a list.
    case importOPML(FileLocation)
    /// Take over the feeds and articles of newsboat.
    case importNewsboat(NewsboatFiles)
    /// Give the person's list out.
    case export(ExportInput)
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// The document, when it was asked for as text.
    public let document: String?
    /// What was done, a sentence each.
    public let lines: [String]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    /// Makes a view model.
    public init(document: String?, lines: [String], messages: [Message], exported: Exported, outcome: Outcome) {
      self.document = document
      self.lines = lines
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
