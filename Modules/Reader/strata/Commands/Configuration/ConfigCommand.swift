import ArgumentParser

/// `strata config …`
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show and change settings.",
    subcommands: [ConfigShowCommand.self, ConfigSetCommand.self, ConfigUnsetCommand.self])
}
