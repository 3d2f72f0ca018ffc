import ArgumentParser
import Composition
import Domain
import Scenes

/// The commands that set and clear one mark, such as `star` and `unstar`: two for each of the marks that have words of their own.
enum MarkCommands {
  static let all: [any ParsableCommand.Type] = [SetMarkCommand<Starred>.self, ClearMarkCommand<Starred>.self]
}

/// `--starred`: the option of lists for each of these marks. Its name is the stored name of the mark.
enum MarkFlag: String, EnumerableFlag {
  case starred

  static func help(for value: MarkFlag) -> ArgumentHelp? { "Only \(value.rawValue) articles." }

  var mark: ArticleMark { ArticleMark(rawValue: rawValue) }
}

/// Names the mark that a pair of commands sets and clears.
protocol MarkKind {
  static var words: MarkWords { get }
}

extension MarkKind {
  fileprivate static func abstract(_ verb: String) -> String { "\(verb.prefix(1).uppercased())\(verb.dropFirst()) articles." }
}

enum Starred: MarkKind {
  static let words = MarkWords.starred
}

/// `strata star ID…|--query QUERY`
struct SetMarkCommand<Kind: MarkKind>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: Kind.words.verb, abstract: Kind.abstract(Kind.words.verb))
  }

  @OptionGroup var global: GlobalOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @OptionGroup var selection: QueryOption

  @OptionGroup var articles: ArticleArguments

  func validate() throws {
    try MarkCommands.check(articles, selection)
  }

  func perform(in application: Application) async throws {
    try await MarkCommands.set(Kind.words.mark, to: true, articles, selection, listsAll: global.settings.format != .text, in: application)
  }
}

/// `strata unstar ID…|--query QUERY`
struct ClearMarkCommand<Kind: MarkKind>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: Kind.words.opposite, abstract: Kind.abstract(Kind.words.opposite))
  }

  @OptionGroup var global: GlobalOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @OptionGroup var selection: QueryOption

  @OptionGroup var articles: ArticleArguments

  func validate() throws {
    try MarkCommands.check(articles, selection)
  }

  func perform(in application: Application) async throws {
    try await MarkCommands.set(Kind.words.mark, to: false, articles, selection, listsAll: global.settings.format != .text, in: application)
  }
}

extension MarkCommands {
  /// Checks that articles are selected in one way.
  static func check(_ articles: ArticleArguments, _ selection: QueryOption) throws {
    guard selection.query != nil else { return try articles.requireSome() }
    if !articles.ids.isEmpty { throw ValidationError("Give IDs or --query, not both.") }
  }

  /// Sets or clears a mark of the selected articles.
  @MainActor static func set(
    _ mark: ArticleMark, to isSet: Bool, _ articles: ArticleArguments, _ selection: QueryOption, listsAll: Bool,
    in application: Application
  ) async throws {
    let change: StatusChange
    if selection.query != nil {
      guard let target = try await selection.target(mark, isSet: isSet, in: application) else { return }
      change = StatusChange(target, .set(mark, isSet), listsArticles: listsAll)
    } else {
      let references = await articles.references(in: application)
      guard !references.isEmpty else { return }
      change = StatusChange(references, .set(mark, isSet))
    }
    await application.articleList().perform(.change(change))
  }
}
