import ArgumentParser
import Composition
import Domain
import Screens

/// `strata import FILE|-`
struct ImportCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Follow all feeds of an OPML file.", discussion: "Nothing is fetched; 'strata refresh' does that.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: "The file; - is standard input.")
  var file: String

  func perform(in application: Application) async {
    await application.outlineTransfer().perform(.takeIn(DocumentPlace(argument: file)))
  }
}
