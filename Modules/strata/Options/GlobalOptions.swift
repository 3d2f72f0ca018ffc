import ArgumentParser
import Composition
import Domain

/// The options of all commands. Users may write them before or after the command's name.
struct GlobalOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Keep everything in this folder (else STRATA_HOME, else ~/.local/share/strata).", valueName: "dir"))
  var home: String?

  @Option(help: ArgumentHelp("Keep a new home in this way: json, sqlite.", valueName: "kind"))
  var store: StorageKind?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print a record a line, with tabs between the fields.")
  var plain = false

  @Flag(help: "Show the way of the request through the layers, on standard error.")
  var trace = false

  @Flag(name: .customLong("no-color"), help: "Print without colours.")
  var noColour = false

  var settings: LaunchOptions {
    LaunchOptions(directory: home, store: store, format: json ? .json : plain ? .plain : .text, isTraced: trace, hasNoColour: noColour)
  }

  mutating func validate() throws {
    if json && plain { throw ValidationError("--json and --plain cannot be had together.") }
    if home?.isEmpty == true { throw ValidationError("--home wants the path of a folder.") }
  }
}
