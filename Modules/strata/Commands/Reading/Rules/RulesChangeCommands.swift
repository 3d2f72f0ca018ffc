import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata rules add RULE [--dry-run]`
struct RulesAddCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a rule.",
    discussion:
      "A rule is 'when QUERY => ACTION, ACTION until DATE'. The actions are \(RuleAction.allCases.map(\.rawValue).joined(separator: ", "))."
  )

  @OptionGroup var global: GlobalOptions
  @OptionGroup var quiet: QuietOption
  @OptionGroup var dryRun: DryRunOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: ArgumentHelp("The rule, in quotation marks.", valueName: "rule"))
  var words: [ArgumentRun]

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
  }

  func perform(in application: Application) async {
    await application.ruleList(isDryRun: dryRun.isDryRun).perform(.rules(.add(words.words.joined(separator: " "))))
    if dryRun.isDryRun { application.endDryRun() }
  }
}

/// `strata rules mute QUERY|ID [--for SPAN] [--dry-run]`
struct RulesMuteCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "mute", abstract: "Hide what arrives and matches a query, or is like an article: of its feed and with its title.")

  @OptionGroup var global: GlobalOptions
  @OptionGroup var quiet: QuietOption
  @OptionGroup var dryRun: DryRunOption

  var isQuiet: Bool { quiet.isQuiet }

  @Option(name: .customLong("for"), help: ArgumentHelp("How long, such as 12h, 3d, 1w or 2mo; without it, for good.", valueName: "span"))
  var span: String?

  @Argument(
    help: ArgumentHelp("A query, which is written as for 'list', or the ID of an article (at least 8 digits).", valueName: "query|id"))
  var words: [ArgumentRun]

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
    if let span, QuerySpanUnit.minutes(of: span) == nil {
      throw ValidationError("'\(span)' is no span of time: --for takes 30m, 12h, 3d, 2w, 6mo or 1y, and a hundred years at most.")
    }
  }

  func perform(in application: Application) async {
    let text = words.words.joined(separator: " ")
    await application.ruleList(isDryRun: dryRun.isDryRun).perform(.rules(.mute(target(text), for: span)))
    if dryRun.isDryRun { application.endDryRun() }
  }

  /// Eight digits or more are the ID of an article, as lists show it. A word of that form has no other meaning.
  private func target(_ text: String) -> MuteTarget {
    let reference = ArticleReference(text)
    return reference.range != nil && text.utf8.count >= 8 ? .article(reference) : .query(text)
  }
}

/// `strata rules remove NUMBER|TEXT [--dry-run]`
struct RulesRemoveCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a rule. What it hid stays hidden.",
    discussion: "'strata unhide --query is:hidden' shows everything again.")

  @OptionGroup var global: GlobalOptions
  @OptionGroup var quiet: QuietOption
  @OptionGroup var dryRun: DryRunOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: ArgumentHelp("The number of the rule in 'rules list', or a text in it that no other rule has.", valueName: "number|text"))
  var words: [ArgumentRun]

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
  }

  func perform(in application: Application) async {
    await application.ruleList(isDryRun: dryRun.isDryRun).perform(.rules(.remove(words.words.joined(separator: " "))))
    if dryRun.isDryRun { application.endDryRun() }
  }
}

/// `strata rules apply [--dry-run]`
struct RulesApplyCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "apply", abstract: "Apply the rules to the articles that are stored. 'strata undo' takes everything back.")

  @OptionGroup var global: GlobalOptions
  @OptionGroup var quiet: QuietOption
  @OptionGroup var dryRun: DryRunOption

  var isQuiet: Bool { quiet.isQuiet }

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
  }

  func perform(in application: Application) async {
    await application.ruleList().perform(.apply(ApplyRulesInput(isDryRun: dryRun.isDryRun)))
    if dryRun.isDryRun { application.endDryRun() }
  }
}
