public import ArgumentParser
public import CoreCommandLine
public import ReaderComposition

extension PodcastsFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] { [QueueCommand.self, DownloadCommand.self] }
}
