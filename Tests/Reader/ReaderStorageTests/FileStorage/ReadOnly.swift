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

/// Gives everyone read access to a folder and its content, and only root write access.
enum ReadOnly {
  static func protect(_ path: String) { set(path, folders: 0o555, files: 0o444) }
  static func release(_ path: String) { set(path, folders: 0o755, files: 0o644) }

  private static func set(_ path: String, folders: mode_t, files: mode_t) {
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
      var status = stat()
      guard stat("\(path)/\(name)", &status) == 0 else { continue }
      chmod("\(path)/\(name)", status.st_mode & S_IFMT == S_IFDIR ? folders : files)
    }
    chmod(path, folders)
  }
}
