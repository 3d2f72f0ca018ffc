public import ArgumentParser
public import CoreCommandLine
public import ReaderComposition

extension FullScreenFeature: CommandFeature {
  public static var commands: [any ParsableCommand.Type] { [FullScreenCommand.self] }
}
