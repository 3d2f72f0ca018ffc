import CoreDomain
import CoreScenes
import ReaderDomain

/// What a refresh says beside its rows.
extension FeedRefreshPresenter {
  /// The notice that a feed's URL changed because of a permanent redirect.
  nonisolated static func message(for move: FeedRedirect) -> Message {
    let title = "'\(move.subscription.title)'"
    guard let other = move.mergedInto else {
      return Message(
        .notice, "\(title) has moved permanently; it is now fetched from \(move.target.shown).",
        hint: "\(run: "feeds --undo-move \(move.subscription.id)") goes back to the old URL.")
    }
    return Message(
      .notice,
      "\(title) has moved permanently to the URL of '\(other.title)' (\(other.id)); both are now one feed, with all stars and read marks.",
      hint: "Its own articles stay in the store. They appear again when you follow its old URL again.")
  }

  /// The message that retention by age waits for a clock that is right.
  nonisolated static let clockDoubted = Message(
    .warning, "The clock is more than a year ahead of the last refresh, so no article is removed for its age.",
    hint: "Set the clock if it is wrong. If it is right, this ends with the first server that confirms it.")

  /// The warning that JSON files are slow for this number of articles.
  nonisolated static func articlesPastLimit(_ articles: Int) -> Message {
    Message(
      .warning, "There are \(CountWording.number(articles)) articles; JSON files are slow with so many.",
      hint: "\(run: "store migrate sqlite") moves them into a database. This message appears once.")
  }

  /// How many articles rules have hidden, such as `4 hidden by 2 rules`; nil for none.
  nonisolated static func hidden(_ hits: RuleHits) -> String? {
    let hidden = hits.hidden.count
    return hidden == 0 ? nil : "\(CountWording.number(hidden)) hidden by \(CountWording.text(hits.hidingRules.count, "rule"))"
  }

  /// The warning that rules have hidden all that came.
  nonisolated static func everythingHidden(_ hits: RuleHits) -> Message {
    Message(
      .warning, "Rules have hidden everything that came: \(CountWording.text(hits.hidden.count, "article")).",
      hint: "\(run: "list is:hidden") lists what is hidden, and \(run: "rules list") the rules.")
  }
}
