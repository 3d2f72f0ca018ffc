import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata export [FILE]`, `strata export --all FOLDER`
struct ExportCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Export your subscriptions as OPML, or everything.",
    usage: "strata export [FILE]\nstrata export --all FOLDER",
    discussion: """
      With --all, a new folder gets 'subscriptions.opml', with your feeds and saved views, and 'articles.jsonl': a line for each article of \
      your feeds, with its marks, tags and text, as 'strata read --json' prints it. A folder that has files is refused. 'strata import' \
      reads the list; the articles are for other programs.
      """)

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Flag(help: "Export your subscriptions and all their articles into a new folder.")
  var all = false

  @Argument(help: "The file to write (default: standard output); with --all, the folder.", completion: .file())
  var file: String?

  func validate() throws {
    if all, file == nil || file == "-" { throw ValidationError("--all must be followed by the path of a new folder.") }
    if all { try NameArgument.check(file, option: "--all") }
    try quiet.check(changes: file != nil && file != "-")
  }

  /// A signal stops an export of everything before its folder appears.
  var handlesInterrupts: Bool { all }

  func perform(in application: Application) async {
    if all, let file { return await application.importExport().perform(.exportEverything(file)) }
    let input = file.flatMap { $0 == "-" ? nil : ExportInput.file($0) } ?? .text
    await application.importExport().perform(.export(input))
  }
}
