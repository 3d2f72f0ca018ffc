/// Why a text is no name of a view.
public enum ViewNameError: Error, Hashable, Sendable {
  case empty
  case tooLong(bytes: Int)
  /// This character cannot be in a name, or not at its beginning.
  case unexpected(Character)
}
