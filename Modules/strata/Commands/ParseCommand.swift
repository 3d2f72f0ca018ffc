import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata parse FILE|-… [--count]`
struct ParseCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "parse", abstract: "Print feed files as JSON Feed 1.1.", discussion: "Nothing is subscribed to and nothing is stored.")

  @OptionGroup var global: GlobalOptions

  var usesData: Bool { false }

  @Flag(help: "Print only how many items all files have together.")
  var count = false

  @Argument(help: ArgumentHelp("Feed files; - is standard input.", valueName: "file"))
  var files: [String]

  func perform(in application: Application) async {
    let places = files.map { FileLocation(argument: $0) }
    await application.feedPreview().perform(count ? .count(places) : .show(places))
  }
}
