public import Domain

/// What came of one feed's turn: the texts as they are shown, and beside them the values for programs.
public struct RefreshRow: Hashable, Sendable {
  /// How it went, for the colour.
  public enum Tone: Hashable, Sendable {
    /// There is something new.
    case good
    /// There is nothing to tell.
    case quiet
    /// Its server wants to be left alone.
    case held
    /// It failed.
    case bad
  }

  /// The feed's title.
  public let title: String
  /// What came of it.
  public let text: String
  /// How it went.
  public let tone: Tone
  /// The values for programs.
  public let exported: ExportedRecord

  /// Makes the row of a feed that has failed before and answers again, without anything new.
  public init(recovered subscription: Subscription) {
    title = subscription.title
    text = "answers again."
    tone = .good
    exported = Self.record(of: subscription, "unchanged", newArticles: 0, reason: text)
  }

  /// Makes the row of a feed that has had its turn.
  /// - Parameter newAddress: where it has moved for good, if it has.
  public init(_ subscription: Subscription, _ outcome: FetchResult, newURL: WebURL? = nil) {
    let reason: String?
    let word: String
    var newArticles = 0
    switch outcome {
    case .updated(let new, let changed):
      (word, reason, tone, newArticles) = ("updated", nil, .good, new)
      text = CountWording.number(new) + " new" + (changed == 0 ? "" : ", \(CountWording.number(changed)) changed")
    case .unchanged:
      (word, reason, tone) = ("unchanged", nil, .quiet)
      text = "nothing new"
    case .skipped(let why):
      let sentence = SkipWording.sentence(for: why)
      (word, reason, tone, text) = ("skipped", sentence, Self.tone(of: why), sentence)
    case .failed(.fetch(_, let problem, _)):
      let sentence = FetchWording.sentence(for: problem)
      (word, reason, tone, text) = ("failed", sentence, .bad, sentence)
    case .failed(let error):
      let sentence = ErrorWording.message(for: error).sentence
      (word, reason, tone, text) = ("failed", sentence, .bad, sentence)
    }
    title = subscription.title
    exported = Self.record(of: subscription, word, newArticles: newArticles, reason: reason, newURL: newURL)
  }

  private static func tone(of reason: SkipReason) -> Tone {
    if case .hostSilent = reason { return .bad }
    return reason.isWishOfServer ? .held : .quiet
  }

  private static func record(
    of subscription: Subscription, _ word: String, newArticles: Int, reason: String?, newURL: WebURL? = nil
  ) -> ExportedRecord {
    ExportedRecord([
      .init("feed", .text(subscription.id.text)),
      .init("url", .text(subscription.url.shown)),
      .init("outcome", .text(word)),
      .init("new_articles", .number(newArticles)),
      .init("reason", .text(orNothing: reason)),
      .init("moved_to", .text(orNothing: newURL?.shown)),
    ])
  }
}
