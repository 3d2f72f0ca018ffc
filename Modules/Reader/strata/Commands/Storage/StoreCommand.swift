public import ReaderComposition
public import CoreCommandLine
public import ArgumentParser

/// `strata store …`
struct StoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "store", abstract: "Show and maintain the article store.",
    subcommands: [
      StoreShowCommand.self, StoreMigrateCommand.self, StoreVerifyCommand.self, StoreRepairCommand.self, StoreCompactCommand.self,
    ])
}

extension StorageFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] { [StoreCommand.self] }
}
