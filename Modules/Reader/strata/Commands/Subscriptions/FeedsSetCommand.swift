import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata feeds set FEED [KEY=VALUE…]`
struct FeedsSetCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Show or change one feed's title, folder and settings.",
    discussion: """
      EXAMPLES:
        strata feeds set 'Harbour Notes' title='The harbour' folder=Outdoors/Water
        strata feeds set 'Harbour Notes' interval=720
        strata feeds set 540e5d0678 credentials=/home/me/.feeds
        strata feeds set 540e5d0678 proxy=socks5h://127.0.0.1:9050
        strata feeds set 540e5d0678 proxy=            unset it
        strata feeds set 540e5d0678 title= folder=    its own title, at the top level
      """)

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: "The feed (title, URL or ID).", completion: .feeds)
  var feed: String

  @Argument(
    help: ArgumentHelp("What to set: \(FeedSettingRules.names.joined(separator: ", ")).", valueName: "key=value"))
  var assignments: [ArgumentRun] = []

  func validate() throws {
    try quiet.check(changes: !assignments.isEmpty)
    for text in assignments.words where !text.contains("=") {
      throw ValidationError("'\(text)' has no '=': write KEY=VALUE, such as interval=720.")
    }
  }

  func perform(in application: Application) async {
    let changes = assignments.words.map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return FeedSettingsChange.Assignment(name: parts[0], value: parts[1].isEmpty ? nil : parts[1])
    }
    await application.feedSubscription().perform(.configure(FeedSettingsChange(FeedReference(feed), changes)))
  }
}
