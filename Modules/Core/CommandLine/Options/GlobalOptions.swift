public import ArgumentParser
public import CoreComposition

/// The options of every program. Users may write them before or after the command's name.
public struct GlobalOptions<Root: Program>: CommandOptions {
  @Option(
    help: ArgumentHelp(
      "The data directory (default: \(Root.identity.homeVariable), or '\(Root.identity.dataName)' in XDG_DATA_HOME or ~/.local/share).",
      valueName: "dir"),
    completion: .directory)
  public var home: String?

  @Flag(help: "Print JSON.")
  public var json = false

  @Flag(help: "Print one record per line, with tabs between the fields.")
  public var plain = false

  @Flag(help: "Print the path of the request through the layers to standard error.")
  public var trace = false

  @Flag(name: .customLong("no-color"), help: "Print without colors.")
  public var noColor = false

  public init() {}

  public var settings: LaunchOptions {
    LaunchOptions(directory: home, format: json ? .json : plain ? .plain : .text, isTraced: trace, hasNoColor: noColor)
  }

  public mutating func validate() throws {
    if json && plain { throw ValidationError("--json and --plain cannot be combined.") }
    if home?.isEmpty == true { throw ValidationError("--home must be the path of a folder.") }
  }
}
