import ArgumentParser
import ComparisonComposition
import CoreCommandLine
import CoreComposition
import CoreScenes
import SampleScenes

/// `compare quote`
struct QuoteCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "quote", abstract: "Show a quote.",
    discussion: "It is fetched from the URL in the setting quote.url. If that fails, an earlier quote is shown.")

  @OptionGroup var global: GlobalOptions<Compare>

  @Flag(help: "Read one command per line from standard input: 'next' or an empty line shows another quote, 'help' lists the commands.")
  var interactive = false

  @Option(help: ArgumentHelp("The presentation architecture that drives the quote; the output is the same.", valueName: "name"))
  var architecture = QuoteArchitecture.vip

  /// Ctrl-C stops a request of the dialogue. Without a running request, it ends the dialogue.
  var handlesInterrupts: Bool { interactive }

  func perform(in application: Application) async {
    guard interactive else { return await application.randomQuote(architecture).perform(.show) }
    await application.runQuoteDialogue(architecture)
  }
}
