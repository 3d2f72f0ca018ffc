public import ArgumentParser
public import CoreCommandLine
public import ReaderComposition

extension ReadingFeature: CommandFeature {
  public static var commands: [any ParsableCommand.Type] {
    [
      AddCommand.self, RemoveCommand.self, FeedsCommand.self, RefreshCommand.self, ListCommand.self, SearchCommand.self, ReadCommand.self,
      OpenCommand.self,
    ] + MarkCommands.all + [
      MarkCommand.self, TagCommand.self, ViewCommand.self, RulesCommand.self, UndoCommand.self, RedoCommand.self, CountCommand.self,
      ImportCommand.self,
      ExportCommand.self, SyncCommand.self,
      ParseCommand.self, CheckCommand.self, FullScreenCommand.self,
    ]
  }
}
