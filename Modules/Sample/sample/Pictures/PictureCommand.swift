public import ArgumentParser
public import CoreCommandLine
public import SampleComposition

/// `sample picture …`
struct PictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Get pictures with a caption, and save them.",
    subcommands: [
      PictureSayCommand.self, PictureSaveCommand.self, PictureListCommand.self, PictureShowCommand.self, PictureRemoveCommand.self,
    ])
}

extension PicturesFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] { [PictureCommand.self] }
}
