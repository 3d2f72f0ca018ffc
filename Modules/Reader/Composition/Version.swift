/// The version of the program.
public enum Version {
  /// The version, according to Semantic Versioning 2.0.0.
  public static let number = "0.1.0"

  /// The version of the JSON that the program prints. It changes when a key is removed, or changes its type or meaning.
  public static let schema = 1
}
