/// The version of the program.
public enum Version {
  /// The version, according to Semantic Versioning 2.0.0.
  public static let number = "0.1.0"

  /// The version of the JSON that the program prints. It changes when a key is removed, or changes its type or meaning.
  public static let schema = 1

  /// The website of the project, where the operator of a server finds out who asks, and how to complain. `you` is a placeholder, as in
  /// LayerRules.md: the release fills in the owner.
  static let website = "https://github.com/you/strata"

  /// The User-Agent header: honest, and the same for every request (RFC 9110, section 10.1.5).
  static let userAgent = "Strata/\(number) (+\(website))"
}
