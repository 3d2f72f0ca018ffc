import ArgumentParser
import ReaderComposition
import ReaderDomain

/// The options of all commands. Users may write them before or after the command's name.
struct GlobalOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The data directory (default: STRATA_HOME, or ~/.local/share/strata).", valueName: "dir"))
  var home: String?

  @Option(help: ArgumentHelp("How a new data directory stores articles.", valueName: "kind"))
  var store: StorageKind?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print one record per line, with tabs between the fields.")
  var plain = false

  @Flag(help: "Print the path of the request through the layers to standard error.")
  var trace = false

  @Flag(name: .customLong("no-color"), help: "Print without colors.")
  var noColour = false

  @Flag(name: .customLong("no-pager"), help: "Never show long output in a pager (PAGER, by default less).")
  var noPager = false

  /// The options whose value is the next argument.
  static let withValues = ["--home", "--store"]

  var settings: LaunchOptions {
    LaunchOptions(
      directory: home, store: store, format: json ? .json : plain ? .plain : .text, isTraced: trace, hasNoColour: noColour,
      usesPager: !noPager)
  }

  mutating func validate() throws {
    if json && plain { throw ValidationError("--json and --plain cannot be combined.") }
    if home?.isEmpty == true { throw ValidationError("--home must be the path of a folder.") }
  }
}
