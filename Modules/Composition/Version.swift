/// The version of the program.
public enum Version {
  /// The version, according to Semantic Versioning 2.0.0.
  public static let number = "0.1.0"

  /// The User-Agent header: honest, and the same for every request (RFC 9110, section 10.1.5).
  static let userAgent = "Strata/\(number) (terminal feed reader)"
}
