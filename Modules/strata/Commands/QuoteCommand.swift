import ArgumentParser
import Composition
import Scenes

/// `strata quote`
struct QuoteCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "quote", abstract: "Show a quote.",
    discussion: "It comes from the address in the setting quote.url; where that gives none, one that was seen before serves.")

  @OptionGroup var global: GlobalOptions

  func perform(in application: Application) async {
    await application.randomQuote().perform(.show)
  }
}
