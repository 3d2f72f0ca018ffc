public import ArgumentParser
public import CoreCommandLine
public import ReaderComposition

extension ImportingFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] {
    [ImportCommand.self, ExportCommand.self]
  }
}
