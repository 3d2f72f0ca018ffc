public import ArgumentParser
public import CoreCommandLine
public import ReaderComposition

extension RefreshingFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] {
    [RefreshCommand.self, ParseCommand.self, CheckCommand.self]
  }
}
