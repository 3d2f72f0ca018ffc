import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// The commands that set and clear one mark, such as `star` and `unstar`: two for each of the marks that have words of their own.
enum MarkCommands {
  static let all: [any ParsableCommand.Type] = [
    SetMarkCommand<StarUnstar>.self, ClearMarkCommand<StarUnstar>.self, SetMarkCommand<HideUnhide>.self, ClearMarkCommand<HideUnhide>.self,
  ]
}

/// Names the mark that a pair of commands sets and clears.
protocol MarkKind {
  static var words: MarkWords { get }
}

extension MarkKind {
  fileprivate static func abstract(_ verb: String) -> String { "\(verb.prefix(1).uppercased())\(verb.dropFirst()) articles." }
}

/// `strata star ID…|--query QUERY`
struct SetMarkCommand<Kind: MarkKind>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: Kind.words.verb, abstract: Kind.abstract(Kind.words.verb))
  }

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @OptionGroup var marked: MarkedArticles

  func validate() throws { try quiet.check(changes: !marked.dryRun.isDryRun) }

  func perform(in application: Application) async throws { try await marked.set(Kind.words.mark, to: true, global, in: application) }
}

/// `strata unstar ID…|--query QUERY`
struct ClearMarkCommand<Kind: MarkKind>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: Kind.words.opposite, abstract: Kind.abstract(Kind.words.opposite))
  }

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @OptionGroup var marked: MarkedArticles

  func validate() throws { try quiet.check(changes: !marked.dryRun.isDryRun) }

  func perform(in application: Application) async throws { try await marked.set(Kind.words.mark, to: false, global, in: application) }
}

/// The articles that get or lose a mark.
struct MarkedArticles: ParsableArguments {
  @OptionGroup var selection: QueryOption
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var articles: ArticleArguments

  func validate() throws {
    guard selection.query != nil else { return try articles.requireSome() }
    if !articles.ids.isEmpty { throw ValidationError("Give IDs or --query, not both.") }
  }

  @MainActor func set(_ mark: ArticleMark, to isSet: Bool, _ global: ReaderOptions, in application: Application) async throws {
    let change = ArticleStatus.Change.set(mark, isSet)
    let requested: StatusChange
    if selection.query != nil {
      guard let target = try await selection.target(change, in: application) else { return }
      requested = StatusChange(target, change, listsArticles: global.settings.format != .text)
    } else {
      let references = await articles.references(in: application)
      guard !references.isEmpty else { return }
      requested = StatusChange(references, change)
    }
    await application.articleList(isDryRun: dryRun.isDryRun).perform(.change(requested))
    if dryRun.isDryRun { application.endDryRun() }
  }
}
