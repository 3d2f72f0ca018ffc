import ArgumentParser
import CoreCommandLine

/// `strata config …`
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show and change settings.",
    subcommands: [ConfigShowCommand<ReaderOptions>.self, ConfigSetCommand.self, ConfigUnsetCommand<ReaderOptions>.self])
}
