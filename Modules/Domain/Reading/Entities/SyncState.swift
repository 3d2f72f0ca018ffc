/// How a person's devices are kept alike.
public struct SyncState: Hashable, Sendable {
  /// The folder in which the devices' journals are, and which something else carries from one to the other; nil when they are not kept alike.
  public let folder: String?
  /// What this device is called in it.
  public let device: String
  /// The journals of the folder, by their file names, with how many strokes each one has.
  public let journals: [String: Int]
  /// Lines of journals that are no strokes.
  public let unreadable: Int

  /// What cannot be used of the folder.
  public let problems: [SyncDiagnostic]

  /// Makes a state.
  public init(folder: String?, device: String, journals: [String: Int] = [:], unreadable: Int = 0, problems: [SyncDiagnostic] = []) {
    self.folder = folder
    self.device = device
    self.journals = journals
    self.unreadable = unreadable
    self.problems = problems
  }
}
