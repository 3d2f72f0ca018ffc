import Foundation

/// Locations on disk.
enum Place {
  /// The package's root: this file is Tests/ArchitectureTests/Project/Place.swift in it.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let fixtures = root.appending(path: "Tests/ArchitectureTests/Fixtures")

  static func text(of file: URL) throws(LoadError) -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw .unreadable(path: file.path(), reason: error.localizedDescription)
    }
  }

  /// The names in a folder, sorted.
  static func names(in folder: URL) throws(LoadError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    } catch {
      throw .unreadable(path: folder.path(), reason: error.localizedDescription)
    }
  }

  /// The Swift files under a folder, as sorted paths from `root`; none if the folder is missing.
  static func swiftFiles(under folder: String, in root: URL) -> [String] {
    let below = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    let names = (below?.allObjects ?? []).compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }
}
