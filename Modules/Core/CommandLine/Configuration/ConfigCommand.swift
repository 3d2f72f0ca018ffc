public import ArgumentParser

/// `config …`
public struct ConfigCommand<Options: CommandOptions>: ParsableCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "config", abstract: "Show and change settings.",
      subcommands: [ConfigShowCommand<Options>.self, ConfigSetCommand<Options>.self, ConfigUnsetCommand<Options>.self])
  }

  public init() {}
}
