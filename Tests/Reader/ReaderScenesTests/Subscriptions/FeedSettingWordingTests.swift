import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Wording of feed settings")
struct FeedSettingWordingTests {
  @Test(
    "every error is a sentence, and repeats no password",
    arguments: [
      .unknown, .notMinutes, .unprintable, .notAHeader, .reservedHeader(name: "Host"), .reservedHeader(name: "Authorization"), .notAPath,
      .notAProxy, .secretInProxy, .notALimit(1...9),
    ] as [FeedSettingError])
  func problems(problem: FeedSettingError) {
    let message = FeedSettingWording.message(for: problem, name: "proxy", value: "http://me:secret@example.org")
    #expect(message.kind == .failure && message.sentence.text.hasSuffix(".") && message.sentence.text.count > 10)
    if case .notMinutes = problem { return }
    if case .notAPath = problem { return }
    if case .notALimit = problem { return }
    #expect(!message.sentence.text.contains("secret@"))
  }

  @Test("a setting that a hand wrote wrong has a sentence that says what it does and what corrects it")
  func ignored() {
    let feed = Subscription.sample().changed(SubscriptionChange(settings: FeedSettings([.fullText: "si", .keepDays: "0"])))
    #expect(
      FeedSettingWording.problems(of: feed) == [
        """
        'keep-days' must be a number from 1 to 36500, or 'all', not '0'. It removes no article until \
        \(run: "feeds set \(feed.id) keep-days=VALUE") corrects it.
        """,
        """
        'full-text' must be 'yes' or 'no', not 'si'. It has no effect until \(run: "feeds set \(feed.id) full-text=VALUE") corrects it.
        """,
      ])
  }

  @Test(
    "every error says what is wrong and what is right",
    arguments: [
      (
        .unknown, "A feed has no setting 'k'.",
        "The settings are: title, folder, tags, interval, agent, header, credentials, proxy, keep-articles, keep-days, full-text."
      ),
      (.notMinutes, "'k' must be a number of minutes from 30 to 43200, not 'v'.", "Such as 720, for twelve hours."),
      (
        .notALimit(1...9), "'k' must be a number from 1 to 9, or 'all', not 'v'.",
        "Such as 500, or 'all' for no limit. Starred articles, and those in the feed's document or unread on a feed server, are always kept."
      ),
      (.unprintable, "The value of 'k' is too long or contains control characters.", nil),
      (.notAHeader, "'k' must have the form 'Name: value'.", "Such as 'Accept-Language: de'."),
      (.reservedHeader(name: "Host"), "The header field 'Host' cannot be set.", nil),
      (
        .reservedHeader(name: "Authorization"), "The header field 'Authorization' cannot be set.",
        "'credentials' names a file with a user name and password."
      ),
      (.reservedHeader(name: "User-Agent"), "The header field 'User-Agent' cannot be set.", "'agent' sets it."),
      (.notYesOrNo, "'k' must be 'yes' or 'no', not 'v'.", nil),
      (.notAPath, "'k' must be the absolute path of a file, not 'v'.", "Such as /home/me/.feeds."),
      (
        .notAProxy, "'k' must be the URL of a proxy.",
        "Such as socks5h://127.0.0.1:9050; the schemes are http, https, socks4, socks4a, socks5, socks5h."
      ),
      (
        .secretInProxy, "A proxy URL must not contain a user name or password, because the subscription list is not secret.", nil
      ),
    ] as [(FeedSettingError, MessageText, MessageText?)])
  func messages(problem: FeedSettingError, sentence: MessageText, hint: MessageText?) {
    #expect(FeedSettingWording.message(for: problem, name: "k", value: "v") == Message(.failure, sentence, hint: hint))
  }
}
