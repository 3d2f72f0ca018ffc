import ArgumentParser

/// `sample picture …`
struct PictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Get pictures with a caption, and save them.",
    subcommands: [
      PictureSayCommand.self, PictureSaveCommand.self, PictureListCommand.self, PictureShowCommand.self, PictureRemoveCommand.self,
    ])
}
