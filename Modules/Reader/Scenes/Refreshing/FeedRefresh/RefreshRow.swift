public import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The result of refreshing one feed: the texts to show, and the fields for `--json` and `--plain`.
public struct RefreshRow: Hashable, Sendable {
  /// The kind of the result, which selects the colour.
  public enum Tone: Hashable, Sendable {
    /// The feed has new or changed articles, or responds again.
    case good
    /// The feed has nothing new, or is not due.
    case quiet
    /// The feed's server asked for fewer requests.
    case held
    /// The feed failed, or its host does not respond.
    case bad
  }

  public let title: String
  /// The result as a sentence.
  public let text: MessageText
  public let tone: Tone
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  /// Creates the row of a feed that responds again after errors, with nothing new.
  public init(recovered subscription: Subscription) {
    title = subscription.title
    text = "answers again."
    tone = .good
    exported = Self.record(of: subscription, "unchanged", newArticles: [], reason: text)
  }

  /// Creates the row of a feed that is done. `newURL` is the target of a permanent redirect; nil without one.
  public init(
    _ subscription: Subscription, _ outcome: FetchResult, newURL: WebURL? = nil, gaps: DocumentGaps = .none, now: LocalTime
  ) {
    let gap = GapWording.sentence(for: gaps).map { MessageText($0) }
    let reason: MessageText?
    let word: String
    let text: MessageText
    var newArticles: [ArticleID] = []
    var hidden = 0
    switch outcome {
    case .updated(let new, let changed, let hiddenArticles):
      hidden = hiddenArticles
      (word, reason, tone, newArticles) = ("updated", gap, .good, new)
      text = MessageText(
        CountWording.number(new.count) + " new"
          + (changed == 0 ? "" : ", \(CountWording.number(changed)) changed")
          + (hidden == 0 ? "" : ", \(CountWording.number(hidden)) hidden"))
    case .unchanged:
      (word, reason, tone) = ("unchanged", gap, .quiet)
      text = "nothing new"
    case .skipped(let why):
      (word, reason, tone) = ("skipped", MessageText(SkipWording.sentence(for: why)), Self.tone(of: why))
      text = MessageText(SkipWording.sentence(for: why, now: now))
    case .failed(.feed(.fetch(_, let problem, _))):
      let sentence = MessageText(FetchWording.sentence(for: problem))
      (word, reason, tone, text) = ("failed", sentence, .bad, sentence)
    case .failed(let error):
      let sentence = ReadingErrorWording.message(for: error).sentence
      (word, reason, tone, text) = ("failed", sentence, .bad, sentence)
    }
    self.text = gap.map { "\(text); \($0)" } ?? text
    title = subscription.title
    exported = Self.record(of: subscription, word, newArticles: newArticles, hidden: hidden, reason: reason, newURL: newURL)
  }

  private static func tone(of reason: SkipReason) -> Tone {
    if case .hostSilent = reason { return .bad }
    return reason.isWishOfServer ? .held : .quiet
  }

  private static func record(
    of subscription: Subscription, _ word: String, newArticles: [ArticleID], hidden: Int = 0, reason: MessageText?, newURL: WebURL? = nil
  ) -> ExportedRecord {
    ExportedRecord([
      .init("feed", .text(subscription.id.text)),
      .init("url", .text(subscription.url.shown)),
      .init("outcome", .text(word)),
      .init("new_articles", .number(newArticles.count)),
      .init("reason", .message(orNull: reason)),
      .init("moved_to", .text(orNull: newURL?.shown)),
      .init("new_ids", .texts(newArticles.map(\.text))),
      .init("hidden_articles", .number(hidden)),
    ])
  }
}
