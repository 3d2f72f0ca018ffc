import ArgumentParser

/// The option to show what a command would do.
struct DryRunOption: ParsableArguments {
  @Flag(name: [.customLong("dry-run"), .customShort("n")], help: "Show what would be done, and change nothing.")
  var isDryRun = false
}
