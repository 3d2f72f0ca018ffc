public import ArgumentParser
public import CoreCommandLine
public import ReaderComposition

extension FeedServersFeature: CommandFeature {
  /// None of its own: `sync` binds a data directory to a server, and `refresh`, `add` and the others then use it.
  public nonisolated static var commands: [any ParsableCommand.Type] { [] }
}
