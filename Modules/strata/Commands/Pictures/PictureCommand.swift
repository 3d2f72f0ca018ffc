import ArgumentParser

/// `strata picture …`
struct PictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Get pictures that say something, and keep them.",
    subcommands: [
      PictureSayCommand.self, PictureSaveCommand.self, PictureListCommand.self, PictureShowCommand.self, PictureRemoveCommand.self,
    ])
}
