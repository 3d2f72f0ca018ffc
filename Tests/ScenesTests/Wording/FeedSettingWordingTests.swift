import Domain
import DomainDoubles
import Scenes
import Testing

@Suite("What is set for a feed in words")
struct FeedSettingWordingTests {
  private func tea(_ settings: [FeedSettings.Key: String]) -> Subscription {
    var tea = Subscription.sample(title: "Tea")
    tea.settings = FeedSettings(settings)
    return tea
  }

  @Test("what is set is listed as it is typed, in a fixed order")
  func lines() {
    let id = Subscription.sample().id
    #expect(FeedSettingWording.lines(for: tea([:])) == ["No settings for 'Tea' (\(id))."])
    #expect(
      FeedSettingWording.lines(for: tea([.proxy: "http://p", .interval: "60"])) == [
        "Settings of 'Tea' (\(id)):", "interval=60", "proxy=http://p",
      ])
  }

  @Test("a program gets a field for each setting, numbers as numbers")
  func record() {
    let record = FeedSettingWording.record(of: tea([.interval: "60", .agent: "a", .keepArticles: "all", .keepDays: "30"]))
    #expect(
      record.fields.map(\.name) == ["id", "title", "interval", "agent", "header", "credentials", "proxy", "keep_articles", "keep_days"])
    #expect(record.fields.dropFirst(2).map(\.value) == [.number(60), .text("a"), .null, .null, .null, .text("all"), .number(30)])
  }

  @Test(
    "each problem is a sentence, and a secret is not repeated",
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
