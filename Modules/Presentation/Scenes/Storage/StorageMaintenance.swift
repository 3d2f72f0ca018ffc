public import Domain

/// The scene that shows how the home is kept, and takes care of it.
public enum StorageMaintenance {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Show how the home is kept.
    case show
    /// Have a home in which nothing is kept yet be kept in this way; it is told only when that cannot be.
    case choose(StorageKind)
    /// Move the home to another way of keeping it.
    case migrate(StorageKind)
    /// Read everything and tell what is wrong.
    case verify
    /// Recover what can be read of damaged files, and move these out of the way.
    case repair
    /// Free the room that is taken for nothing.
    case compact
    /// Remind of damaged files that nobody has dealt with yet.
    case remind
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// What there is to tell of the home.
    public let details: [DetailLine]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    /// Makes a view model.
    public init(details: [DetailLine] = [], messages: [Message] = [], exported: Exported = .nothing, outcome: Outcome = .done) {
      self.details = details
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
