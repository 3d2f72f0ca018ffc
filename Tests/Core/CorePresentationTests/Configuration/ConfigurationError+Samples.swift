import CoreDoubles
import CoreDomain

extension ConfigurationError {
  /// The errors with which showing and changing settings can fail.
  static let all: [ConfigurationError] = [
    .unknownKey("colour", .typed),
    .unknownKey("colour", .file),
    .badValue(.sampleURL, "example.org", .notAURL(.noScheme), .typed),
    .badValue(.sampleURL, "example.org", .notAURL(.noScheme), .file),
    .ofProgram(.foreign, "other"),
    .store(.locked(byProcess: 42)),
    .cancelled,
  ]
}
