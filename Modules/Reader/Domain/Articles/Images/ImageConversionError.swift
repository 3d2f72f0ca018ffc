/// Why an image could not be converted.
public enum ImageConversionError: Hashable, Sendable {
  /// No program that converts images is installed.
  case noProgram
  /// The program cannot be started. The reason is the system's own text.
  case notStarted(program: String, reason: String)
  case failed(program: String)
  case tooSlow(program: String, seconds: Int)
}
