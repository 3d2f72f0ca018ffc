import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Messages about subscriptions that cannot be found, added or changed")
struct SubscriptionErrorWordingTests {
  private static let tea = Subscription.sample(title: "Tea")

  @Test(
    "the message of each error, word for word",
    arguments: [
      (
        .feedNotFound(FeedReference("tea")), "No feed matches 'tea'.",
        "\(run: "feeds") lists the feeds; name one by its title, URL or id."
      ),
      (
        .feedAmbiguous(FeedReference("t"), matches: [tea, tea]), "'t' matches 2 feeds: Tea (\(tea.id)), Tea (\(tea.id)).", "Use its id."
      ),
      (.folderNotFound(FolderPath("News/Local")), "No folder matches 'News/Local'.", "\(run: "feeds") lists the feeds with their folders."),
      (
        .folderTooDeep(FolderPath(names: Array(repeating: "x", count: 40))), "The folder is 40 levels deep.",
        "\(FolderPath.deepest) levels are allowed."
      ),
      (.badURL("example.org", .noScheme), "'example.org' is not a complete URL.", "Write it with http:// or https:// in front."),
      (.alreadySubscribed(tea), "You already follow 'Tea' (\(tea.id)).", nil),
      (
        .badSetting(name: "agent", value: "\u{7}", .unprintable), "The value of 'agent' is too long or contains control characters.", nil
      ),
      (
        .badLogin(.missing), "The user name or the password is missing.",
        "Without a terminal, --credentials reads two lines: the user name, and the password."
      ),
      (.badLogin(.noName), "The user name is empty.", nil),
      (
        .badLogin(.colonInName), "The user name contains a colon.",
        "HTTP does not allow it: the colon separates the name from the password."
      ),
      (.badLogin(.unprintable), "The user name or the password contains control characters.", nil),
      (.badLogin(.otherName("bob")), "The URL contains another user name, 'bob'.", nil),
      (
        .loginKnown(host: "example.org", name: "ann"),
        "There is a login for example.org already, with the name 'ann'; nothing was changed.",
        "--force replaces it. With the name in the URL, as in https://NAME@example.org/, a host has several logins."
      ),
      (incomplete(refused: 1), "The server does not follow 'https://example.org/feed?key=…': already there.", nil),
      (
        incomplete(refused: 1, isAdded: true),
        "'https://example.org/feed?key=…' is followed, but not in its folder or under its title: already there.", nil
      ),
      (
        incomplete(refused: 2, error: .server(.notBound)),
        "2 feeds could not be added. The server does not follow 'https://example.org/feed?key=…': already there.", nil
      ),
      (
        incomplete(refused: 0, error: .server(.notBound)),
        "After 1 feed, the rest could not be added: This data directory is bound to no feed server.", "The same command adds the others."
      ),
      (
        .notFetched(tea),
        "'Tea' (\(tea.id)), which stays, is not fetched yet. Nothing was joined: marks of your other devices would miss its articles.",
        "\(run: "refresh") fetches it."
      ),
      (.neverMoved(tea), "'Tea' has no earlier URL to go back to.", "Only a feed that has moved has one."),
    ] as [(SubscriptionError, MessageText, MessageText?)])
  func messages(error: SubscriptionError, sentence: MessageText, hint: MessageText?) {
    #expect(SubscriptionErrorWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }

  /// One feed was added, and so many were refused.
  private static func incomplete(refused: Int, isAdded: Bool = false, error: ReaderError? = nil) -> SubscriptionError {
    let refusal = IncompleteAddition.Refusal(
      url: .sample("https://example.org/feed?key=secret"), reason: "already\u{1B} there", isAdded: isAdded)
    return .incomplete(
      IncompleteAddition(added: [tea], missing: refused, refusals: Array(repeating: refusal, count: refused), error: error))
  }

  private static let withPassword = WebURL.sample("https://me:secret@example.org/feed.xml")

  @Test(
    "a message never shows the credentials in a URL",
    arguments: [
      .alreadySubscribed(Subscription(url: withPassword, title: "")),
      .feedAmbiguous(FeedReference("x"), matches: [Subscription(url: withPassword, title: ""), .sample()]),
      .badURL("me:secret@example.org", .noScheme), .badURL("https://me:secret@", .noHost),
      .badURL("https://me:se cret@example.org", .invalidCharacters),
      .badURL("ftp://me:secret@example.org", .unsupportedScheme("ftp")),
    ] as [SubscriptionError])
  func hidesCredentials(error: SubscriptionError) {
    let message = SubscriptionErrorWording.message(for: error)
    let text = message.sentence.text + (message.hint?.text ?? "")
    #expect(!text.contains("secret") && !text.contains("cret@") && !text.contains("me:"))
  }
}
