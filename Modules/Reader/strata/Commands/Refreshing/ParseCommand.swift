import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata parse FILE|-… [--count]`
struct ParseCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse", abstract: "Print feed files as JSON Feed 1.1.", discussion: "Does not subscribe to anything or store anything.")

  @OptionGroup var global: ReaderOptions

  var usesData: Bool { false }

  @Flag(help: "Print only the total number of items.")
  var count = false

  @Argument(help: ArgumentHelp("Feed files; - reads standard input.", valueName: "file"), completion: .file())
  var files: [ArgumentRun]

  func perform(in application: Application) async {
    let places = files.words.map { FileLocation(argument: $0) }
    await application.feedPreview().perform(count ? .count(places) : .show(places))
  }
}
