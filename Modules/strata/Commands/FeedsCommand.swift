import ArgumentParser
import Composition
import Domain
import Screens

/// `strata feeds [--problems]`
struct FeedsCommand: Command {
  static let configuration = CommandConfiguration(commandName: "feeds", abstract: "List the feeds that you follow.")

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Only those whose last visit failed, and why.")
  var problems = false

  func perform(in application: Application) async {
    await application.feedList().perform(.show(FeedQuery(onlyWithProblems: problems)))
  }
}
