public import Foundation

/// The folder of a package on disk.
public struct PackageFolder: Sendable {
  public let root: URL

  public init(_ root: URL) { self.root = root }

  /// The package that contains a source file, which is the nearest parent folder with a Package.swift:
  /// `PackageFolder.containing(#filePath)`.
  public static func containing(_ file: String) -> PackageFolder? {
    var folder = URL(filePath: file).deletingLastPathComponent().standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path()) {
      guard folder.pathComponents.count > 1 else { return nil }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
    return PackageFolder(folder)
  }

  /// The text of a file of the package.
  package func text(of path: String) throws(LoadError) -> String {
    try Self.text(of: root.appending(path: path))
  }

  package static func text(of file: URL) throws(LoadError) -> String {
    do {
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw .unreadable(path: file.path(), reason: error.localizedDescription)
    }
  }

  /// The names in a folder, sorted.
  package static func names(in folder: URL) throws(LoadError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    } catch {
      throw .unreadable(path: folder.path(), reason: error.localizedDescription)
    }
  }

  /// The Swift files under a folder, as sorted paths from the root; none if the folder is missing.
  func swiftFiles(under folder: String) -> [String] {
    let below = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    let names = (below?.allObjects ?? []).compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }
}
