/// What to do about keeping a person's devices alike.
public enum SyncInput: Hashable, Sendable {
  /// Say how it is.
  case show
  /// Use this folder.
  case begin(folder: String)
  /// Use no folder any more.
  case end
}
