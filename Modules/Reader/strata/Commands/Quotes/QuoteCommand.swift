import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import SampleComposition
import SampleScenes

/// `strata quote`
struct QuoteCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "quote", abstract: "Show a quote.",
    discussion: "It is fetched from the URL in the setting quote.url. If that fails, an earlier quote is shown.")

  @OptionGroup var global: ReaderOptions

  @OptionGroup var variant: QuoteVariantOptions

  var handlesInterrupts: Bool { variant.handlesInterrupts }

  func perform(in application: Application) async {
    guard variant.isDefault else { return await variant.perform(in: application) }
    await QuotesFeature(in: application).randomQuote().perform(.show)
  }
}
