public import CoreScenes
public import ReaderDomain

/// The scene that downloads episodes.
public enum EpisodeDownloads {
  public enum Request: Hashable, Sendable {
    case download(DownloadInput.Source)
  }

  /// What is shown while the downloads run: the progress, or a download that has ended.
  public struct ViewModel: SceneViewModel, Hashable {
    /// What is going on; nil when a download has ended.
    public let progress: String?
    /// Sentences about what was done.
    public let lines: [String]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome
    public var isLoading: Bool { progress != nil }

    public init(
      progress: String? = nil, lines: [String] = [], messages: [Message] = [], exported: Exported = .empty, outcome: Outcome = .done
    ) {
      self.progress = progress
      self.lines = lines
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
