public import ArgumentParser
public import CoreCommandLine
public import ReaderComposition

extension SyncFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] {
    [SyncCommand.self]
  }
}
