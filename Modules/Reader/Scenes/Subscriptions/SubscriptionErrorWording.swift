import CoreDomain
public import CoreScenes
public import ReaderDomain

/// The messages when a subscription cannot be found, added or changed.
public enum SubscriptionErrorWording {
  public static func message(for error: SubscriptionError) -> Message {
    switch error {
    case .feedNotFound(let reference):
      Message(
        .failure, "No feed matches '\(URLRedaction.shown(reference.text))'.",
        hint: "\(run: "feeds") lists the feeds; name one by its title, URL or id.")
    case .feedAmbiguous(let reference, let matches):
      Message(
        .failure,
        "'\(URLRedaction.shown(reference.text))' matches \(CountWording.text(matches.count, "feed")): \(ListWording.text(matches.map { "\($0.title) (\($0.id))" })).",
        hint: "Use its id.")
    case .folderNotFound(let folder):
      Message(.failure, "No folder matches '\(folder.text)'.", hint: "\(run: "feeds") lists the feeds with their folders.")
    case .folderTooDeep(let folder):
      Message(.failure, "The folder is \(folder.names.count) levels deep.", hint: "\(FolderPath.deepest) levels are allowed.")
    case .badURL(let text, let problem): URLWording.message(for: text, problem)
    case .badSource(let text, let problem): LocalSourceWording.message(for: problem, text: text)
    case .programNotAllowed(let source):
      Message(
        .failure, "\(LocalSourceWording.sentence(about: source)). It was not followed, because nobody has agreed.",
        hint: "--yes agrees; nothing of it was run.")
    case .alreadySubscribed(let subscription): Message(.failure, "You already follow '\(subscription.title)' (\(subscription.id)).")
    case .incomplete(let addition): IncompleteAdditionWording.summary(of: addition)
    case .badSetting(let name, let value, let problem): FeedSettingWording.message(for: problem, name: name, value: value)
    case .badLogin(let problem): Message(.failure, sentence(for: problem), hint: hint(for: problem))
    case .loginKnown(let host, let name):
      Message(
        .failure, "There is a login for \(host) already, with the name '\(name)'; nothing was changed.",
        hint: "--force replaces it. With the name in the URL, as in https://NAME@\(host)/, a host has several logins.")
    case .notFetched(let feed):
      Message(
        .failure,
        "'\(feed.title)' (\(feed.id)), which stays, is not fetched yet. Nothing was joined: marks of your other devices would miss its articles.",
        hint: "\(run: "refresh") fetches it.")
    case .neverMoved(let subscription):
      Message(.failure, "'\(subscription.title)' has no earlier URL to go back to.", hint: "Only a feed that has moved has one.")
    }
  }

  private static func sentence(for problem: LoginError) -> MessageText {
    switch problem {
    case .missing: "The user name or the password is missing."
    case .noName: "The user name is empty."
    case .colonInName: "The user name contains a colon."
    case .unprintable: "The user name or the password contains control characters."
    case .otherName(let name): "The URL contains another user name, '\(name)'."
    }
  }

  private static func hint(for problem: LoginError) -> MessageText? {
    switch problem {
    case .missing: "Without a terminal, --credentials reads two lines: the user name, and the password."
    case .colonInName: "HTTP does not allow it: the colon separates the name from the password."
    case .noName, .unprintable, .otherName: nil
    }
  }
}
