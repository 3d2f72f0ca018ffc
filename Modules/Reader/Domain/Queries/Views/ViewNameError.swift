/// Why a text is not a valid name of a view.
public enum ViewNameError: Error, Hashable, Sendable {
  case empty
  case tooLong(bytes: Int)
  /// This character is not allowed in a name, or not at its beginning.
  case unexpected(Character)
}
