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

/// Where the user's data is kept.
enum DataDirectoryPath {
  /// The folder: the one that was named, else STRATA_HOME, else `strata` in XDG_DATA_HOME, else `~/.local/share/strata`.
  ///
  /// A relative XDG_DATA_HOME is ignored, as the XDG Base Directory Specification 0.8 asks for. Nothing else is guessed at: data in a place that
  /// nobody meant counts as lost.
  /// - Parameters:
  ///   - environment: gives the value of a variable; nil when it is not set.
  ///   - workingFolder: gives the working folder; nil when there is none any more.
  static func path(
    named: String?, environment: (String) throws(LaunchError) -> String?, workingFolder: () -> String?
  ) throws(LaunchError) -> String {
    if let named, !named.isEmpty { return try absolute(named, environment, workingFolder) }
    if let own = try environment("STRATA_HOME"), !own.isEmpty { return try absolute(own, environment, workingFolder) }
    if let data = try environment("XDG_DATA_HOME"), data.hasPrefix("/") { return "\(data)/strata" }
    return "\(try directory(environment))/.local/share/strata"
  }

  /// The folder as this process sees it.
  static func path(named: String?) throws(LaunchError) -> String {
    try path(named: named, environment: variable) { FileManager.default.currentDirectoryPath }
  }

  /// A shell has turned `~` into a path already, but not after `--directory=`.
  private static func absolute(
    _ path: String, _ environment: (String) throws(LaunchError) -> String?, _ workingFolder: () -> String?
  ) throws(LaunchError) -> String {
    if path.hasPrefix("/") { return path }
    if path == "~" || path.hasPrefix("~/") { return try directory(environment) + path.dropFirst() }
    guard let folder = workingFolder(), folder.hasPrefix("/") else { throw .noWorkingFolder(path: path) }
    return "\(folder)/\(path)"
  }

  private static func directory(_ environment: (String) throws(LaunchError) -> String?) throws(LaunchError) -> String {
    let directory = try environment("HOME") ?? ""
    guard directory.hasPrefix("/") else { throw .badHome(directory) }
    return directory
  }

  private static func variable(_ name: String) throws(LaunchError) -> String? {
    // Nothing in this process changes its environment.
    guard let value = getenv(name) else { return nil }
    guard let text = String(validatingCString: value) else { throw .notUTF8(name) }
    return text
  }
}
