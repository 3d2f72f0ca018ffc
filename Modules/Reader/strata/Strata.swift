import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreDomain
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// The root of the command line.
struct Strata: Program {
  static let identity = ProgramIdentity.strata
  static let features: [any CommandFeature.Type] = [
    MovedFeature.self,
    SubscriptionsFeature.self,
    RefreshingFeature.self,
    ArticlesFeature.self,
    PodcastsFeature.self,
    QueriesFeature.self,
    RulesFeature.self,
    UndoFeature.self,
    ImportingFeature.self,
    FeedServersFeature.self,
    SyncFeature.self,
    EditionFeature.self,
    StorageFeature.self,
    FullScreenFeature.self,
  ]
  /// The commands that the help lists last, because they are needed only now and then. The others stand in the order of their features.
  private static let lastCommands = ["count", "import", "export", "sync", "parse", "check", "tui", "edition", "store", "config"]

  static let optionsWithValues = ["--home", "--store"]

  static let configuration = CommandConfiguration(
    commandName: "strata",
    abstract: "A feed reader for the terminal: RSS, Atom and JSON Feed.",
    discussion: """
      EXAMPLES:
        strata add https://example.org/        follow the feed of a page
        strata refresh                         fetch new articles
        strata list --unread --limit 20        the newest unread articles
        strata search river delta              find articles by words
        strata read 1a2b3c4d                   read an article
        strata list --starred --json | jq .    starred articles as JSON

      More help: strata help query, strata help keys, strata help configuration.

      Exit codes: 0 done, 1 failed, 2 wrong usage, 3 some feeds failed, 4 nothing matched, \
      129, 130 and 143 ended by a closed terminal, Ctrl-C or kill.
      """,
    version: identity.title,
    subcommands: subcommands)

  private static var subcommands: [any ParsableCommand.Type] {
    let all = features.flatMap { $0.commands } + [ConfigCommand<ReaderOptions>.self]
    func isLast(_ command: any ParsableCommand.Type) -> Bool { lastCommands.contains { $0 == command.configuration.commandName } }
    return all.filter { !isLast($0) } + lastCommands.flatMap { name in all.filter { $0.configuration.commandName == name } }
  }

  @OptionGroup var global: ReaderOptions

  static var helpPages: [String: String] {
    ["query": QueryPage.text, "keys": Application.keyHelp, "configuration": ConfigurationPage.text]
  }

  static var previewedSettings: [SettingKey] { RetentionRules.settings }

  static func preview(_ change: SettingChange, in application: Application) async {
    await application.retentionCheck().perform(.preview(change))
    application.endDryRun()
  }

  static func prepared(_ arguments: [String]) -> [String] { QueryWords.shielded(arguments) }

  static func completions(for arguments: [String]) async -> String? { await CompletionCall.answer(to: arguments) }

  static func withoutCommand(_ arguments: [String]) throws -> (any ParsableCommand)? {
    Application.hasFullScreen ? try FullScreenCommand.parseAsRoot(arguments) : nil
  }

  static func begin(_ command: any Command, in application: Application) async -> Bool {
    let options = command.global as? ReaderOptions
    // A command of another program changes nothing.
    if command is MovedCommand { return true }
    guard await application.choose(options?.store) else { return false }
    // The reminder comes first, because a command that finds damage reports it itself.
    let own = command as? any ReaderCommand
    if own?.remindsOfDamage ?? command.usesData { await application.remindOfDamage() }
    // The commands for settings say themselves what is wrong with them, and the full screen has a line for it.
    if own?.remindsOfDamage == true, !(command is FullScreenCommand) { await application.warnOfSettings() }
    if own?.isPaged == true, !command.handlesInterrupts, options?.noPager != true { application.holdOutput() }
    return true
  }

  static func end(_ command: any Command, in application: Application) async {
    await application.showHeldOutput()
    await application.remindOfSync()
  }
}
