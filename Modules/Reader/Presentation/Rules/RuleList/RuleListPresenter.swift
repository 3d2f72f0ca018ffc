import CoreDomain
public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats rules and what they do for display.
public struct RuleListPresenter: Presenter {
  /// The maximum number of articles that a test shows to people. JSON and plain output have all of them.
  private nonisolated static let maximumRows = 20

  private let display: any Display<RuleList.ViewModel>

  public init(display: any Display<RuleList.ViewModel>) {
    self.display = display
  }

  public func present(_ response: RuleList.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: RuleList.Response) -> RuleList.ViewModel {
    switch response {
    case .listed(let listing, let now): viewModel(for: listing, now: now)
    case .added(let added): viewModel(for: added)
    case .removed(let removed): viewModel(for: removed)
    case .tested(let found, let now): viewModel(for: found, now: now)
    case .applied(let result): viewModel(for: result)
    case .failed(let error):
      RuleList.ViewModel(
        lines: [], messages: [ReaderErrorWording.message(for: error)], exported: .empty,
        outcome: outcome(of: error))
    }
  }

  /// A wrong rule is wrong usage, as a wrong query is.
  private nonisolated static func outcome(of error: ReaderError) -> Outcome {
    if case .rule(.badRule) = error { .refused } else { .failed }
  }

  private nonisolated static func viewModel(for listing: RuleListing, now: LocalTime) -> RuleList.ViewModel {
    let none = Message(.notice, "There are no rules.", hint: "\(run: "rules add") adds one, such as 'when title:webinar => hide'.")
    return RuleList.ViewModel(
      lines: listing.rules.map { RuleWording.line(for: $0, now: now) },
      messages: (listing.rules.isEmpty && listing.errors.isEmpty ? [none] : []) + listing.errors.map(RuleWording.warning(for:)),
      exported: .list(listing.rules.map(record(of:))),
      outcome: !listing.errors.isEmpty ? .someFailed : listing.rules.isEmpty ? .nothingMatched : .done)
  }

  private nonisolated static func viewModel(for added: AddedRule) -> RuleList.ViewModel {
    let sentence: MessageText = added.wasKnown ? "This rule is there already: \(added.rule.text)" : "Added: \(added.rule.text)"
    return RuleList.ViewModel(
      lines: [sentence, added.hidden.map(RuleWording.sentence(forHidden:)) ?? RuleWording.sentence(for: added.effect)],
      hidden: added.hidden ?? 0, isUndoable: !added.wasKnown && added.undoError == nil,
      messages: [added.hideError.map(RuleWording.warning(thatNothingWasHiddenFor:))].compactMap(\.self) + warnings(for: added.undoError)
        + [added.listed.flatMap(RuleWording.warning(ofEnded:)), RuleWording.warning(for: added.rule, added.effect)].compactMap(\.self),
      exported: .list([added.listed].compactMap(\.self).map(record(of:))), outcome: added.hideError == nil ? .done : .someFailed)
  }

  private nonisolated static func viewModel(for removed: RemovedRule) -> RuleList.ViewModel {
    RuleList.ViewModel(
      lines: ["Removed: \(removed.entry.text)"], messages: warnings(for: removed.undoError),
      exported: .list([record(of: removed.entry, end: nil, isInForce: false)]), outcome: .done)
  }

  private nonisolated static func warnings(for undoError: ReaderError?) -> [Message] {
    undoError.map { [ReaderErrorWording.warning(thatCannotBeUndoneFor: $0)] } ?? []
  }

  private nonisolated static func record(of row: ListedRule) -> ExportedRecord {
    record(of: row.entry, end: row.end, isInForce: row.isInForce)
  }

  private nonisolated static func record(of entry: RuleDocument.Entry, end: Timestamp?, isInForce: Bool) -> ExportedRecord {
    ExportedRecord([
      .init("number", .number(entry.number)), .init("rule", .text(entry.text)),
      .init("actions", .texts(entry.rule.actions.map(\.rawValue))),
      .init("until", .moment(end)), .init("is_in_force", .bool(isInForce)), .init("line", .number(entry.line)),
    ])
  }

  private nonisolated static func viewModel(for found: [ArticleSummary], now: LocalTime) -> RuleList.ViewModel {
    let rest = found.count - maximumRows
    let rows = found.prefix(maximumRows).map { summary in
      let row = ArticleRow(summary, now: now)
      return "\(row.id)  \(row.date)  \(row.feedTitle): \(row.title)"
    }
    let sentence =
      "\(CountWording.text(found.count, "article")) of the last \(RuleEffect.days) days \(found.count == 1 ? "matches" : "match")."
    return RuleList.ViewModel(
      lines: ([sentence] + rows + (rest > 0 ? ["… and \(CountWording.number(rest)) more"] : [])).map { MessageText($0) }, messages: [],
      exported: .list(found.map { ArticleRow.record(of: $0) }), outcome: found.isEmpty ? .nothingMatched : .done)
  }

  private nonisolated static func viewModel(for result: ApplyRulesResult) -> RuleList.ViewModel {
    let lines = result.rules.compactMap { entry in
      result.counts[entry.number].map { "\(entry.number)  \(entry.text): \(CountWording.text($0, "article"))" }
    }
    let verb = result.isDryRun ? "would change" : "changed"
    let summary =
      result.articles == 0
      ? "No rule \(result.isDryRun ? "would change" : "changed") an article."
      : "\(CountWording.text(result.counts.count, "rule")) \(verb) \(CountWording.text(result.articles, "article"))."
    let records = result.rules.compactMap { entry in
      result.counts[entry.number].map { count in
        ExportedRecord([.init("number", .number(entry.number)), .init("rule", .text(entry.text)), .init("articles", .number(count))])
      }
    }
    return RuleList.ViewModel(
      lines: (lines + [summary]).map { MessageText($0) },
      messages: RuleErrorWording.messages(for: result.errors)
        + warnings(for: result.undoError),
      exported: .list(records), outcome: result.articles == 0 ? .nothingMatched : .done)
  }
}
