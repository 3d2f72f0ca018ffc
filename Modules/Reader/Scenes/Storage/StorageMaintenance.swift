public import CoreScenes
public import ReaderDomain

/// The scene that shows the storage state of the data directory and maintains it.
public enum StorageMaintenance {
  public typealias Request = StorageTask

  public struct ViewModel: SceneViewModel, Hashable {
    /// Lines about the data directory.
    public let details: [DetailLine]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(details: [DetailLine] = [], messages: [Message] = [], exported: Exported = .empty, outcome: Outcome = .done) {
      self.details = details
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
