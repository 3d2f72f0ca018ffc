import ArgumentParser

/// `strata picture …`
struct PictureCommand: ParsableCommand {
  static let usageOfDialogue = "strata picture --interactive [--architecture <name>]"
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Get pictures with a caption, and save them.",
    usage: "strata picture <subcommand>\n\(usageOfDialogue)",
    discussion: "With --interactive, it reads one command per line from standard input; 'help' lists the commands.",
    subcommands: [
      PictureSayCommand.self, PictureSaveCommand.self, PictureListCommand.self, PictureShowCommand.self, PictureRemoveCommand.self,
      PictureDialogueCommand.self,
    ], defaultSubcommand: PictureDialogueCommand.self)
}
