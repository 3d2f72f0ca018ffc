import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata tag add NAME ID…|--query QUERY`
struct TagAddCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "add", abstract: "Give articles a tag.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @OptionGroup var tagged: TaggedArticles

  func validate() throws { try quiet.check(changes: !tagged.marked.dryRun.isDryRun) }

  func perform(in application: Application) async throws { try await tagged.set(true, global, in: application) }
}
