/// Why a login cannot be used.
public enum LoginError: Error, Hashable, Sendable {
  /// The input ended before the password.
  case missing
  /// The name is empty.
  case noName
  /// The name contains a colon.
  case colonInName
  /// The name or the password contains control characters.
  case unprintable
  /// The URL contains another name.
  case otherName(String)
}
