public import ArgumentParser
public import CoreCommandLine
public import ReaderComposition

extension RulesFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] {
    [RulesCommand.self]
  }
}
