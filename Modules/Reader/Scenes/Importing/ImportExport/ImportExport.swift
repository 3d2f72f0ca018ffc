public import CoreScenes
public import ReaderDomain

/// The scene that imports and exports OPML lists, and imports from Newsboat.
public enum ImportExport {
  public enum Request: Hashable, Sendable {
    /// Follow all feeds of an OPML list.
    case importOPML(FileLocation)
    /// Import the feeds and articles of Newsboat.
    case importNewsboat(NewsboatFiles)
    /// Export the user's subscriptions.
    case export(ExportInput)
    /// Export the user's subscriptions and articles into a folder with this path.
    case exportEverything(String)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    /// The exported document; nil when it is written to a file, and for imports.
    public let document: String?
    /// Sentences that say what was done.
    public let lines: [String]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(document: String?, lines: [String], messages: [Message], exported: Exported, outcome: Outcome) {
      self.document = document
      self.lines = lines
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
