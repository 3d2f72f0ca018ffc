public import ReaderDomain

/// Asks the user for a login.
@MainActor
public protocol LoginPrompt {
  /// The login for a URL; nil when the input ends before it.
  /// - Parameter url: the redacted URL.
  func login(for url: String) async -> Login?

  /// Whether the user agrees to replace the login that is stored for a host. False when nobody can be asked.
  /// - Parameter name: the user name of the stored login.
  func mayReplaceLogin(_ name: String, of host: String) async -> Bool
}
