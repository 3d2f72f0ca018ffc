public import ArgumentParser
public import CoreCommandLine
public import ReaderComposition

extension SubscriptionsFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] {
    [AddCommand.self, RemoveCommand.self, FeedsCommand.self]
  }
}
