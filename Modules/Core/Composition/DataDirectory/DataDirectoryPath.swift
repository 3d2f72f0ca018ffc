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

/// Finds the path of the data directory, and of the folder for configuration.
enum DataDirectoryPath {
  /// The path, from the first of these sources: the option `--home`, the variable of the program (STRATA_HOME),
  /// its name as a folder in XDG_DATA_HOME, and in `~/.local/share`.
  ///
  /// A relative XDG_DATA_HOME is ignored, as the XDG Base Directory Specification 0.8 requires. The path is never guessed, because data in
  /// an unexpected place counts as lost.
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

  /// The folder in which the files that users edit are looked for when the data directory lacks them: the program's name in
  /// XDG_CONFIG_HOME, or in `~/.config`; nil when the user names the data directory, because then all is in it.
  ///
  /// An empty or relative XDG_CONFIG_HOME is ignored, as the XDG Base Directory Specification 0.8 requires.
  static func configurationFolder(
    named: String?, of program: ProgramIdentity, environment: (String) throws(LaunchError) -> String?
  ) throws(LaunchError) -> String? {
    if let named, !named.isEmpty { return nil }
    if let own = try environment(program.homeVariable), !own.isEmpty { return nil }
    if let configuration = try environment("XDG_CONFIG_HOME"), configuration.hasPrefix("/") {
      return "\(configuration)/\(program.dataName)"
    }
    // Without HOME there may be a data directory nevertheless, in XDG_DATA_HOME.
    guard let home = try environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/.config/\(program.dataName)"
  }

  /// The folder for the environment of this process.
  static func configurationFolder(named: String?, of program: ProgramIdentity) throws(LaunchError) -> String? {
    try configurationFolder(named: named, of: program, environment: variable)
  }

  /// Refuses the root of the file system: a data directory is a folder of its own, and the root belongs to the system.
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

  private static func variable(_ name: String) throws(LaunchError) -> String? {
    // This is thread-safe, because nothing in this process changes the environment.
    guard let value = getenv(name) else { return nil }
    guard let text = String(validatingCString: value) else { throw .notUTF8(name) }
    return text
  }
}
