public import ArgumentParser

/// `store …`
public struct StoreCommand<Root: Program>: ParsableCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "store", abstract: "Check and repair the files of the program.",
      subcommands: [StoreVerifyCommand<Root>.self, StoreRepairCommand<Root>.self])
  }

  public init() {}
}
