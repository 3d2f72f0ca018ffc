import Domain

extension ConfigurationError {
  /// Every situation that showing and changing settings can end in.
  static let all: [ConfigurationError] = [
    .unknownKey("colour", .typed),
    .unknownKey("colour", .file),
    .badValue(.quoteAddress, "example.org", .notAnAddress(.noScheme), .typed),
    .badValue(.quoteAddress, "example.org", .notAnAddress(.noScheme), .file),
    .store(.locked(byProcess: 42)),
    .cancelled,
  ]
}
