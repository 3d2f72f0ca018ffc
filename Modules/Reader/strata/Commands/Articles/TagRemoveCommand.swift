import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata tag remove NAME ID…|--query QUERY`
struct TagRemoveCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "remove", abstract: "Take a tag away from articles.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @OptionGroup var tagged: TaggedArticles

  func validate() throws { try quiet.check(changes: !tagged.marked.dryRun.isDryRun) }

  func perform(in application: Application) async throws { try await tagged.set(false, global, in: application) }
}
