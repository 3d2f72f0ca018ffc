public import ReaderDomain

/// Asks the user for a login.
@MainActor
public protocol LoginPrompt {
  /// The login for a URL; nil when the input ends before it.
  /// - Parameters:
  ///   - url: the redacted URL.
  ///   - name: the user name, so that only the password is asked for; nil to ask for both.
  func login(for url: String, name: String?) async -> Login?

  /// Whether the user agrees to replace the login that is stored for a host, which has this user name. False when nobody can be asked.
  func mayReplaceLogin(_ name: String, of host: String) async -> Bool
}
