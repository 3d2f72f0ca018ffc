/// Where the files are that users edit: XDG_CONFIG_HOME. `DataDirectoryPath.path` finds the data directory itself.
extension DataDirectoryPath {
  /// The folder for files that users edit and that the data directory does not contain: a folder with the program's name in XDG_CONFIG_HOME
  /// or `~/.config`. Nil when the user names the data directory, because it then contains all files.
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
    // HOME is not required here: the data directory may be in XDG_DATA_HOME.
    guard let home = try environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/.config/\(program.dataName)"
  }

  /// The folder for the environment of this process.
  static func configurationFolder(named: String?, of program: ProgramIdentity) throws(LaunchError) -> String? {
    try configurationFolder(named: named, of: program, environment: variable)
  }
}
