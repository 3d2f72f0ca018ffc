import CoreDomain
public import CoreScenes
public import SampleDomain

/// The scene that lists, stars and removes saved pictures.
public enum PictureList {
  public enum Request: Hashable, Sendable {
    /// List the pictures, and check the file of each one.
    case show(PictureFilter)
    case star(PictureReference)
    case unstar(PictureReference)
    case remove(PictureReference)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    public let rows: [PictureRow]
    /// The progress while files are being checked; nil after that.
    public let progress: String?
    /// The line below the list.
    public let summary: String?
    /// A sentence about the picture that was removed.
    public let entry: String?
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome
    public var isLoading: Bool { progress != nil }

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
