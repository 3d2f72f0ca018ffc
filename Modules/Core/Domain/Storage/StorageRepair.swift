/// One action of a repair.
public struct StorageRepair: Hashable, Sendable {
  /// What was done with a file.
  public enum Action: Hashable, Sendable {
    /// The file was damaged. A new file holds the entries that could be read.
    case recovered(Recovery)
    /// The file was rebuilt from other, undamaged data.
    case rebuilt
    /// The file was lost, and the user goes on without it. An empty file takes its place.
    case lost
    /// Missing entries were found in an earlier damaged file and added.
    case added(entries: Int)
    /// The file was moved to another path, out of the way.
    case moved(to: String)
  }

  public let path: String
  public let action: Action

  public init(path: String, action: Action) {
    self.path = path
    self.action = action
  }
}
