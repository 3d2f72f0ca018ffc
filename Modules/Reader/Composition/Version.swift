/// The version of the program.
enum Version {
  /// The version, according to Semantic Versioning 2.0.0. It becomes 1.0.0 when the formats on disk and the JSON have stayed the same for a
  /// whole release.
  static let number = "0.2.0"

  /// The version of the JSON that the program prints. It changes when a key is removed, or changes its type or meaning.
  static let schema = 1
}
