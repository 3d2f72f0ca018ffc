public import CoreScenes
public import ReaderDomain

/// The messages for errors of the reader: a sentence, and a hint what to do.
public enum ReaderErrorWording {
  /// The warning for a change that was made, but has no undo entry because of `error`.
  public static func warning(thatCannotBeUndoneFor error: ReaderError) -> Message {
    let reason = message(for: error)
    return Message(.warning, "The change was made, but it cannot be undone: \(reason.sentence)", hint: reason.hint)
  }

  /// The message with times as the user's clock shows them.
  public static func message(for error: ReaderError, now: LocalTime) -> Message {
    if case .feed(let error) = error { FeedErrorWording.message(for: error, now: now) } else { message(for: error) }
  }

  public static func message(for error: ReaderError) -> Message {
    switch error {
    case .subscription(let error): SubscriptionErrorWording.message(for: error)
    case .feed(let error): FeedErrorWording.message(for: error)
    case .article(let error): ArticleErrorWording.message(for: error)
    case .query(let error): QueryErrorWording.message(for: error)
    case .view(let error): ViewWording.message(for: error)
    case .rule(let error): RuleErrorWording.message(for: error)
    case .undo(let error): UndoErrorWording.message(for: error)
    case .server(let error): ServerErrorWording.message(for: error)
    case .importing(let error): ImportErrorWording.message(for: error)
    case .podcast(let error): PodcastErrorWording.message(for: error)
    case .document(let place, let error): DocumentErrorWording.message(for: error, of: place)
    case .store(let error): PersistenceErrorWording.message(for: error)
    case .configuration(let error): ConfigurationErrorWording.message(for: error)
    case .cancelled: .stopped
    }
  }
}
