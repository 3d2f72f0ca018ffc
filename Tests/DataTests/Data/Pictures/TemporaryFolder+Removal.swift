#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TemporaryFolder {
  /// Takes a file away, as a person would.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }
}
