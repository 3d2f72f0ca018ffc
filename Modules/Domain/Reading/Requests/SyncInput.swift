/// What to do about synchronisation between devices.
public enum SyncInput: Hashable, Sendable {
  /// Return the current state.
  case show
  /// Start to synchronise through this folder.
  case begin(folder: String)
  /// Stop synchronising.
  case end
}
