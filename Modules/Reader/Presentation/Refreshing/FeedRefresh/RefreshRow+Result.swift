import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

extension RefreshRow {
  /// Creates the row of a feed that responds again after errors, with nothing new.
  init(recovered subscription: Subscription) {
    let text: MessageText = "answers again."
    self.init(
      title: subscription.title, text: text, tone: .good,
      exported: Self.record(of: subscription, "unchanged", newArticles: [], reason: text))
  }

  /// Creates the row of a feed that is done. `newURL` is the target of a permanent redirect; nil without one.
  init(
    _ subscription: Subscription, _ outcome: FetchResult, newURL: WebURL? = nil, gaps: DocumentGaps = .none, now: LocalTime
  ) {
    let gap = GapWording.sentence(for: gaps).map { MessageText($0) }
    let reason: MessageText?
    let word: String
    let tone: Tone
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
      (word, reason, tone) = ("unchanged", gap, gap == nil ? .quiet : .bad)
      text = "nothing new"
    case .skipped(let why):
      (word, reason, tone) = ("skipped", MessageText(SkipWording.sentence(for: why)), Self.tone(of: why))
      text = MessageText(SkipWording.sentence(for: why, now: now))
    case .failed(.feed(.fetch(_, let problem, _))):
      let sentence = MessageText(FetchWording.sentence(for: problem))
      (word, reason, tone, text) = ("failed", sentence, .bad, sentence)
    case .failed(let error):
      let sentence = ReaderErrorWording.message(for: error).sentence
      (word, reason, tone, text) = ("failed", sentence, .bad, sentence)
    }
    self.init(
      title: subscription.title, text: gap.map { "\(text); \($0)" } ?? text, tone: tone,
      exported: Self.record(of: subscription, word, newArticles: newArticles, hidden: hidden, reason: reason, newURL: newURL))
  }

  private static func tone(of reason: SkipReason) -> Tone {
    switch reason {
    case .hostSilent: .bad
    case .notOnServer: .held
    default: reason.isWishOfServer ? .held : .quiet
    }
  }

  private static func record(
    of subscription: Subscription, _ word: String, newArticles: [ArticleID], hidden: Int = 0, reason: MessageText?, newURL: WebURL? = nil
  ) -> ExportedRecord {
    ExportedRecord([
      .init("feed", .text(subscription.id.text)),
      .init("url", .text(subscription.url.address)),
      .init("outcome", .text(word)),
      .init("new_articles", .number(newArticles.count)),
      .init("reason", .message(orNull: reason)),
      .init("moved_to", .text(orNull: newURL?.shown)),
      .init("new_ids", .texts(newArticles.map(\.text))),
      .init("hidden_articles", .number(hidden)),
    ])
  }
}
