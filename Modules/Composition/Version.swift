/// What the program calls itself.
public enum Version {
  /// The version, as in Semantic Versioning 2.0.0.
  public static let number = "0.1.0"

  /// How the program introduces itself to servers: honest, the same for every request (RFC 9110 section 10.1.5).
  static let userAgent = "Strata/\(number) (terminal feed reader)"
}
