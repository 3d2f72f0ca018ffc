import ArgumentParser
import CoreComposition
import CoreScenes
import ReaderComposition
import SampleScenes

/// The options of `strata quote` that a new feature does without: a dialogue, and other presentation architectures.
struct QuoteVariantOptions: ParsableArguments {
  @Flag(help: "Read one command per line from standard input: 'next' or an empty line shows another quote, 'help' lists the commands.")
  var interactive = false

  @Option(help: ArgumentHelp("The presentation architecture that drives the quote; the output is the same.", valueName: "name"))
  var architecture = QuoteArchitecture.vip

  /// Whether the scene is driven as that of any other feature.
  var isDefault: Bool { !interactive && architecture == .vip }

  /// Ctrl-C stops a request of the dialogue. Without a running request, it ends the dialogue.
  var handlesInterrupts: Bool { interactive }

  @MainActor func perform(in application: Application) async {
    if interactive {
      await application.runQuoteDialogue(architecture)
    } else {
      await application.randomQuote(architecture).perform(.show)
    }
  }
}
