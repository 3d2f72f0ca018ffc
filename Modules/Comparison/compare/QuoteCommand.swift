public import ArgumentParser
import ComparisonComposition
public import CoreCommandLine
import CoreComposition
public import SampleComposition

/// `compare quote`
struct QuoteCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "quote", abstract: "Show a quote.",
    discussion: "It is fetched from the URL in the setting quote.url. Without one, it comes from a built-in list.")

  @OptionGroup var global: GlobalOptions<Compare>

  @Flag(help: "Read one command per line from standard input: 'next' or an empty line shows another quote, 'help' lists the commands.")
  var interactive = false

  @Option(help: ArgumentHelp("The presentation architecture; the output is the same.", valueName: "name"))
  var architecture = Architecture.vip

  /// Ctrl-C stops the running requests of the dialogue. If no request is running, it ends the dialogue.
  var handlesInterrupts: Bool { interactive }

  func perform(in application: Application) async {
    if interactive { await application.runQuoteDialogue(architecture) } else { await application.showQuote(architecture) }
  }
}

extension QuotesFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] { [QuoteCommand.self] }
}
