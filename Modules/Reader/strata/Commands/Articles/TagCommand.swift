import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata tag add|remove|list`
struct TagCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tag", abstract: "Tag articles, and list your tags.",
    discussion: """
      EXAMPLES:
        strata tag add to-cite 1a2b3c4d 5e6f7a8b
        strata tag add linux --query 'kernel is:unread'
        strata tag remove to-cite 1a2b3c4d
        strata list '#to-cite'

      Case does not matter in a tag. 'strata feeds set FEED tags=a,b' tags a feed: queries find its articles by these tags, too.
      """,
    subcommands: [TagAddCommand.self, TagRemoveCommand.self, TagListCommand.self])
}

/// `strata tag list`
struct TagListCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List your tags, with counts.")

  @OptionGroup var global: ReaderOptions

  func perform(in application: Application) async {
    await application.tagList().perform(.show)
  }
}

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

/// A tag, and the articles that get or lose it.
struct TaggedArticles: ParsableArguments {
  @Argument(help: "The name of the tag.")
  var name: String

  @OptionGroup var marked: MarkedArticles

  func validate() throws { _ = try TagArgument.name(name) }

  func set(_ isSet: Bool, _ global: ReaderOptions, in application: Application) async throws {
    try await marked.set(.tag(try TagArgument.name(name)), to: isSet, global, in: application)
  }
}

/// Reads names of tags on the command line.
enum TagArgument {
  static func name(_ text: String) throws -> TagName {
    do throws(TagNameError) {
      return try TagName(text)
    } catch {
      throw ValidationError(TagWording.sentence(for: error))
    }
  }
}
