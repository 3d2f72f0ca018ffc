import Domain
import DomainDoubles
import Scenes
import Testing

@Suite("Wording of feed settings")
struct FeedSettingWordingTests {
  private func tea(_ settings: [FeedSettings.Key: String]) -> Subscription {
    var tea = Subscription.sample(title: "Tea")
    tea.settings = FeedSettings(settings)
    return tea
  }

  @Test("settings are listed as typed, in a fixed order")
  func lines() {
    let id = Subscription.sample().id
    #expect(FeedSettingWording.lines(for: tea([:])) == ["No settings for 'Tea' (\(id))."])
    #expect(
      FeedSettingWording.lines(for: tea([.proxy: "http://p", .interval: "60"])) == [
        "Settings of 'Tea' (\(id)):", "interval=60", "proxy=http://p",
      ])
  }

  @Test("the record has a field for each setting, with numbers as numbers")
  func record() {
    let record = FeedSettingWording.record(of: tea([.interval: "60", .agent: "a", .keepArticles: "all", .keepDays: "30"]))
    #expect(
      record.fields.map(\.name) == ["id", "title", "interval", "agent", "header", "credentials", "proxy", "keep_articles", "keep_days"])
    #expect(record.fields.dropFirst(2).map(\.value) == [.number(60), .text("a"), .null, .null, .null, .text("all"), .number(30)])
  }

  @Test(
    "every error is a sentence, and repeats no password",
    arguments: [
      .unknown, .notMinutes, .unprintable, .notAHeader, .reservedHeader(name: "Host"), .reservedHeader(name: "Authorization"), .notAPath,
      .notAProxy, .secretInProxy, .notALimit(1...9),
    ] as [FeedSettingError])
  func problems(problem: FeedSettingError) {
    let message = FeedSettingWording.message(for: problem, name: "proxy", value: "http://me:secret@example.org")
    #expect(message.kind == .failure && message.sentence.hasSuffix(".") && message.sentence.count > 10)
    if case .notMinutes = problem { return }
    if case .notAPath = problem { return }
    if case .notALimit = problem { return }
    #expect(!message.sentence.contains("secret@"))
  }
}
