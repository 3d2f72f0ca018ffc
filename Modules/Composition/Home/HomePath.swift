#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the person's data is kept.
enum HomePath {
  /// The folder: the one that was named, else STRATA_HOME, else `strata` in XDG_DATA_HOME, else `~/.local/share/strata`.
  ///
  /// A relative XDG_DATA_HOME is ignored, as the XDG Base Directory Specification 0.8 asks for.
  static func path(named: String?, environment: [String: String], workingFolder: String) -> String {
    if let named, !named.isEmpty { return absolute(named, environment, workingFolder) }
    if let own = environment["STRATA_HOME"], !own.isEmpty { return absolute(own, environment, workingFolder) }
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return "\(data)/strata" }
    return "\(environment["HOME"] ?? workingFolder)/.local/share/strata"
  }

  /// The folder as this process sees it.
  static func path(named: String?) -> String {
    path(
      named: named, environment: ProcessInfo.processInfo.environment, workingFolder: FileManager.default.currentDirectoryPath)
  }

  /// A shell has turned `~` into a path already, but not after `--home=`.
  private static func absolute(_ path: String, _ environment: [String: String], _ workingFolder: String) -> String {
    if path.hasPrefix("/") { return path }
    if path == "~" || path.hasPrefix("~/"), let home = environment["HOME"] { return home + path.dropFirst() }
    return "\(workingFolder)/\(path)"
  }
}
