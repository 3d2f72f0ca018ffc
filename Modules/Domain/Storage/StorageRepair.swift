/// Something that a repair has done.
public struct StorageRepair: Hashable, Sendable {
  /// What was done with a file.
  public enum Action: Hashable, Sendable {
    /// It was damaged. What could be read of it stands in a new file.
    case recovered(Recovery)
    /// It was made anew from other data, which was whole.
    case rebuilt
    /// A damaged file of earlier held entries that were missing; they were added.
    case added(entries: Int)
    /// It was moved to another path, out of the way.
    case moved(to: String)
  }

  /// The file.
  public let path: String
  /// What was done with it.
  public let action: Action

  /// Makes a record of a repair.
  public init(path: String, action: Action) {
    self.path = path
    self.action = action
  }
}
