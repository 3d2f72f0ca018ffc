#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder for one test, removed afterwards.
package struct TemporaryFolder: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  package static func with<Result>(_ work: (TemporaryFolder) async throws -> Result) async throws -> Result {
    let folder = TemporaryFolder(path: FileManager.default.temporaryDirectory.path + "/strata-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    defer {
      chmod(folder.path, 0o700)
      try? FileManager.default.removeItem(atPath: folder.path)
    }
    return try await work(folder)
  }

  package func path(_ name: String) -> String { "\(path)/\(name)" }

  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  package func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path(name)))) }

  package func put(_ text: String, _ name: String) throws { try put(Array(text.utf8), name) }

  package func put(_ bytes: [UInt8], _ name: String) throws {
    let file = path(name)
    try FileManager.default.createDirectory(
      atPath: String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)]), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  /// The paths of everything below a folder, sorted.
  package func names(in name: String = "") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(name)).sorted()
  }

  /// The attributes that change whenever a file is written: inode, modification date and size.
  package func stamp(_ name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return ["\(attributes[.systemFileNumber] ?? "")", "\(attributes[.modificationDate] ?? "")", "\(attributes[.size] ?? "")"]
  }

  package func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }
}
