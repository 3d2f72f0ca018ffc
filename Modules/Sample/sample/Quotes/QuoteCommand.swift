public import ArgumentParser
public import CoreCommandLine
import CoreComposition
import CoreScenes
public import SampleComposition
import SampleScenes

/// `sample quote`
struct QuoteCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "quote", abstract: "Show a quote.",
    discussion: """
      It comes from the URL in the setting quote.url, or without one from a built-in list. If that fails, an earlier quote is shown.
      """)

  @OptionGroup var global: GlobalOptions<Sample>

  @Flag(help: "Read one command per line from standard input: 'next' or an empty line shows another quote, 'help' lists the commands.")
  var interactive = false

  /// Ctrl-C stops the running request of the dialogue. If no request is running, it ends the dialogue.
  var handlesInterrupts: Bool { interactive }

  func perform(in application: Application) async {
    let quotes = QuotesFeature(in: application)
    guard interactive else { return await quotes.randomQuote().perform(.show) }
    await quotes.runDialogue()
  }
}

extension QuotesFeature: CommandFeature {
  public nonisolated static var commands: [any ParsableCommand.Type] { [QuoteCommand.self] }
}
