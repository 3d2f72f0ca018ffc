import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata sync [FOLDER | --off]`
struct SyncCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Sync marks, subscriptions, views and rules between your devices through a shared folder.",
    discussion: """
      Name the folder once on each device. Syncthing, git or a mounted disk copies it between the devices, and each device writes its own file \
      in it. Without a folder, the command shows the state.
      """)

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Flag(help: "Stop syncing. What you have and the files in the folder stay.")
  var off = false

  @Argument(help: "The shared folder.")
  var folder: String?

  func validate() throws {
    try quiet.check(changes: off || folder != nil)
    if off, folder != nil { throw ValidationError("Give a folder or --off, not both.") }
    if folder == "" { throw ValidationError("The folder name is empty.") }
  }

  func perform(in application: Application) async {
    await application.deviceSync().perform(.sync(off ? .end : folder.map { .begin(folder: $0) } ?? .show))
  }
}
