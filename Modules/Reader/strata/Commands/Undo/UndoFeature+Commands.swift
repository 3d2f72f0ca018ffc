public import ArgumentParser
public import CoreCommandLine
public import ReaderComposition

extension UndoFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] {
    [UndoCommand.self, RedoCommand.self]
  }
}
