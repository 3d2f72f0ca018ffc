public import Domain

/// The scene that shows the storage state of the data directory and maintains it.
public enum StorageMaintenance {
  public enum Request: Hashable, Sendable {
    /// Show the storage format and the size of the data directory.
    case show
    /// Choose the storage format of an empty data directory. Only an error is shown.
    case choose(StorageKind)
    /// Migrate the data directory to another storage format.
    case migrate(StorageKind)
    /// Read all stored data and report damage.
    case verify
    /// Recover the readable part of damaged files, and set the damaged files aside.
    case repair
    /// Reclaim unused disk space.
    case compact
    /// Remind the user of damaged files that are not repaired yet.
    case remind
  }

  public struct ViewModel: SceneViewModel, Hashable {
    /// Lines about the data directory.
    public let details: [DetailLine]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(details: [DetailLine] = [], messages: [Message] = [], exported: Exported = .nothing, outcome: Outcome = .done) {
      self.details = details
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
