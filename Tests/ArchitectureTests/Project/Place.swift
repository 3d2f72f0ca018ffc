import Foundation
import LayerRules

/// Locations on disk.
enum Place {
  /// The package's root: this file is Tests/ArchitectureTests/Project/Place.swift in it.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let fixtures = root.appending(path: "Tests/ArchitectureTests/Fixtures")

  static func text(of file: URL) throws(LoadError) -> String { try PackageFolder.text(of: file) }
}
