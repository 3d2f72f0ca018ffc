import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata export [FILE]`
struct ExportCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "export", abstract: "Export your subscriptions as OPML.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: "The file to write (default: standard output).")
  var file: String?

  func validate() throws {
    try quiet.check(changes: file != nil && file != "-")
  }

  func perform(in application: Application) async {
    let order = file.flatMap { $0 == "-" ? nil : ExportInput.file($0) } ?? .text
    await application.importExport().perform(.export(order))
  }
}
