import ArgumentParser
import CoreCommandLine
import CoreComposition
import ReaderComposition
import ReaderDomain

/// The options of all commands.
struct ReaderOptions: CommandOptions {
  typealias Root = Strata

  @OptionGroup var general: GlobalOptions<Strata>

  @Option(help: ArgumentHelp("How a new data directory stores articles.", valueName: "kind"))
  var store: StorageKind?

  @Flag(name: .customLong("no-pager"), help: "Never show long output in a pager (PAGER, by default less).")
  var noPager = false

  var settings: LaunchOptions { general.settings }
}
