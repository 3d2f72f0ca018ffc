import Domain

extension ConfigurationError {
  /// Every situation that showing and changing settings can end in.
  static let all: [ConfigurationError] = [
    .unknownKey("colour", .typed),
    .unknownKey("colour", .file),
    .badValue(.quoteURL, "example.org", .notAURL(.noScheme), .typed),
    .badValue(.quoteURL, "example.org", .notAURL(.noScheme), .file),
    .store(.locked(byProcess: 42)),
    .cancelled,
  ]
}
