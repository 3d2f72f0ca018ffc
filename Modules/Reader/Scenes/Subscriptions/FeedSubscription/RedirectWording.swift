import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The sentences about permanent redirects of feeds.
public enum RedirectWording {
  /// The notice that a feed's URL changed because of a permanent redirect.
  public static func message(for move: FeedRedirect) -> Message {
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

  /// The sentence about a redirect that the user reverted.
  public static func sentence(for undone: RevertedRedirect) -> String {
    "'\(undone.subscription.title)' is now fetched from \(undone.subscription.url.shown); its move to \(undone.declined.shown) is "
      + "ignored from now on."
  }
}
