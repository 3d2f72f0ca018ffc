import ArgumentParser

/// `strata store …`
struct StoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "store", abstract: "Show how articles are kept, and take care of it.",
    subcommands: [
      StoreShowCommand.self, StoreMigrateCommand.self, StoreVerifyCommand.self, StoreRepairCommand.self, StoreCompactCommand.self,
    ])
}
