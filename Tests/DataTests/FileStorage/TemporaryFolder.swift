#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder of a test's own, which goes away after it.
struct TemporaryFolder: Sendable {
  let path: String

  static func with<CannedResponse>(_ work: (TemporaryFolder) async throws -> CannedResponse) async throws -> CannedResponse {
    let folder = TemporaryFolder(path: FileManager.default.temporaryDirectory.path + "/strata-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    defer {
      chmod(folder.path, 0o700)
      try? FileManager.default.removeItem(atPath: folder.path)
    }
    return try await work(folder)
  }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path(name)))) }

  func put(_ text: String, _ name: String) throws { try put(Array(text.utf8), name) }

  func put(_ bytes: [UInt8], _ name: String) throws {
    let file = path(name)
    try FileManager.default.createDirectory(
      atPath: String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)]), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  /// The names of everything below, in order.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path(name)).sorted()
  }

  /// What changes whenever a file is written: its inode and its time.
  func stamp(_ name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return ["\(attributes[.systemFileNumber] ?? "")", "\(attributes[.modificationDate] ?? "")", "\(attributes[.size] ?? "")"]
  }

  func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }
}
