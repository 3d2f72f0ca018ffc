#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TemporaryFolder {
  /// Removes a file, as a user might.
  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }
}
