public import ArgumentParser
public import CoreCommandLine
public import ReaderComposition

extension QueriesFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] {
    [ViewCommand.self]
  }
}
