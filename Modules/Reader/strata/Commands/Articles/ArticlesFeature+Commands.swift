public import ArgumentParser
public import CoreCommandLine
public import ReaderComposition

extension ArticlesFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] {
    [ListCommand.self, SearchCommand.self, ReadCommand.self, OpenCommand.self] + MarkCommands.all
      + [MarkCommand.self, TagCommand.self, CountCommand.self]
  }
}
