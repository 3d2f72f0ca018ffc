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

/// Finds the path of the data directory, from `--home`, the program's variable, XDG_DATA_HOME or HOME.
enum DataDirectoryPath {
  /// The path, from the first of these sources that is set: the option `--home`; the program's variable, such as STRATA_HOME; a folder with
  /// the program's name in XDG_DATA_HOME; and such a folder in `~/.local/share`.
  ///
  /// A relative XDG_DATA_HOME is ignored, as the XDG Base Directory Specification 0.8 requires. The path is never guessed, because users
  /// could not find data in an unexpected place.
  /// - Parameters:
  ///   - named: The value of `--home`; nil when the option is not given.
  ///   - environment: Returns the value of an environment variable; nil when it is not set.
  ///   - workingFolder: Returns the working directory; nil when it does not exist any more.
  static func path(
    named: String?, of program: ProgramIdentity, environment: (String) throws(LaunchError) -> String?, workingFolder: () -> String?
  ) throws(LaunchError) -> String {
    if let named, !named.isEmpty { return try noRoot(try absolute(named, environment, workingFolder), named: named) }
    if let own = try environment(program.homeVariable), !own.isEmpty {
      return try noRoot(try absolute(own, environment, workingFolder), named: own)
    }
    if let data = try environment("XDG_DATA_HOME"), data.hasPrefix("/") { return "\(data)/\(program.dataName)" }
    return "\(try directory(environment))/.local/share/\(program.dataName)"
  }

  /// The path for the environment of this process.
  static func path(named: String?, of program: ProgramIdentity) throws(LaunchError) -> String {
    try path(named: named, of: program, environment: variable) { FileManager.default.currentDirectoryPath }
  }

  /// Refuses the root of the file system, which belongs to the system and cannot be a data directory.
  private static func noRoot(_ path: String, named: String) throws(LaunchError) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    guard !names.isEmpty else { throw .rootFolder(named) }
    return path
  }

  /// An absolute path. A shell does not expand `~` after `--home=`, so this function does.
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

  /// An environment variable of this process; nil when it is not set.
  static func variable(_ name: String) throws(LaunchError) -> String? {
    // This is thread-safe, because nothing in this process changes the environment.
    guard let value = getenv(name) else { return nil }
    guard let text = String(validatingCString: value) else { throw .notUTF8(name) }
    return text
  }
}
