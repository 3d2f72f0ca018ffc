import ArgumentParser
import CoreComposition
import ReaderDomain
import ReaderScenes

/// `strata tag add|remove|list`. `KeyMap.defaultKeyBindings` has the key of the full screen that tags.
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

/// A tag, and the articles that get or lose it.
struct TaggedArticles: ParsableArguments {
  @Argument(help: "The name of the tag.", completion: .tags)
  var name: String

  @OptionGroup var marked: MarkedArticles

  func validate() throws { _ = try tag() }

  func set(_ isSet: Bool, _ global: ReaderOptions, in application: Application) async throws {
    try await marked.set(.tag(try tag()), to: isSet, global, in: application)
  }

  private func tag() throws -> TagName {
    do throws(TagNameError) {
      return try TagName(name)
    } catch {
      throw ValidationError(TagWording.sentence(for: error))
    }
  }
}
