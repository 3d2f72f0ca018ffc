import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata sync [FOLDER | --off]`
struct SyncCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Keep what you read and star alike on your devices, through a folder that they share.",
    discussion: """
      Name the folder once on each device; Syncthing, git or a mounted disk carries it from one to the other. Each device writes a file of its
      own into it. Without a folder, it says how it is.
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Use no folder any more. Your marks and the files in the folder stay.")
  var off = false

  @Argument(help: "The folder that your devices share.")
  var folder: String?

  func validate() throws {
    if off, folder != nil { throw ValidationError("Give a folder or --off, not both.") }
    if folder == "" { throw ValidationError("The folder's name is empty.") }
  }

  func perform(in application: Application) async {
    await application.deviceSync().perform(.sync(off ? .end : folder.map { .begin(folder: $0) } ?? .show))
  }
}
