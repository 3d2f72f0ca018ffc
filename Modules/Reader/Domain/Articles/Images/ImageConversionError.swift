/// Why an image could not be converted.
public enum ImageConversionError: Hashable, Sendable {
  /// No program that converts images is installed.
  case noProgram
  /// The program failed.
  case failed(program: String)
  case tooSlow(program: String, seconds: Int)
}
