import ArgumentParser
import Composition
import Scenes

/// `strata quote`
struct QuoteCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "quote", abstract: "Show a quote.",
    discussion: "It is fetched from the URL in the setting quote.url. If that fails, an earlier quote is shown.")

  @OptionGroup var global: GlobalOptions

  func perform(in application: Application) async {
    await application.randomQuote().perform(.show)
  }
}
