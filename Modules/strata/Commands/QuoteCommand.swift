import ArgumentParser
import Composition
import Scenes

/// `strata quote [--interactive]`
struct QuoteCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "quote", abstract: "Show a quote.",
    discussion: "It is fetched from the URL in the setting quote.url. If that fails, an earlier quote is shown.")

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Read one command per line from standard input: 'next' or an empty line shows another quote, 'help' lists the commands.")
  var interactive = false

  @Option(help: ArgumentHelp("The presentation architecture that drives the quote; the output is the same.", valueName: "name"))
  var architecture = QuoteArchitecture.vip

  /// Ctrl-C stops a request of the dialogue. Without a running request, it ends the dialogue.
  var handlesInterrupts: Bool { interactive }

  func perform(in application: Application) async {
    if interactive {
      await application.runQuoteDialogue(architecture)
    } else {
      await application.randomQuote(architecture).perform(.show)
    }
  }
}
