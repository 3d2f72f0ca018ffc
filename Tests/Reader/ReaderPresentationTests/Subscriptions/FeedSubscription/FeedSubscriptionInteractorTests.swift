import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Following and unfollowing")
struct FeedSubscriptionInteractorTests {
  private typealias Subscribing = Stub<SubscribeInput, SubscribeResult, ReaderError>
  private typealias Unsubscribing = Stub<FeedReference, UnsubscribeResult, ReaderError>

  private let recorder = Recorder<FeedSubscription.Response>()

  private typealias Configuring = Stub<FeedSettingsChange, Subscription, ReaderError>
  private typealias Joining = Stub<JoinFeedsInput, JoinFeedsResult, ReaderError>
  private typealias RevertingRedirect = Stub<FeedReference, RevertedRedirect, ReaderError>

  private func interactor(
    _ subscribe: Subscribing = Subscribing { _ in .failure(.cancelled) }, _ unsubscribe: Unsubscribing = noneToRemove,
    revertRedirect: RevertingRedirect = RevertingRedirect { _ in .failure(.cancelled) },
    join: Joining = Joining { _ in .failure(.cancelled) },
    configure: Configuring = Configuring { _ in .failure(.cancelled) }, prompt: Prompt = Prompt(nil)
  ) -> FeedSubscriptionInteractor {
    FeedSubscriptionInteractor(
      subscribe: subscribe, unsubscribe: unsubscribe, revertRedirect: revertRedirect, joinFeeds: join, configure: configure,
      loginPrompt: prompt, programPrompt: prompt, presenter: recorder, now: { .sample() })
  }

  /// A user who gives a login, and may agree to replace another one.
  private final class Prompt: LoginPrompt, ProgramPrompt {
    private let given: Login?
    private let agrees: Bool
    private(set) var questions: [String] = []

    init(_ given: Login?, agrees: Bool = false) {
      self.given = given
      self.agrees = agrees
    }

    func login(for url: String, name: String?) async -> Login? {
      questions.append(url)
      return given
    }

    func mayReplaceLogin(_ name: String, of host: String) async -> Bool {
      questions.append("\(name) at \(host)")
      return agrees
    }

    func mayRun(_ sentence: String) async -> Bool {
      questions.append(sentence)
      return agrees
    }
  }

  private static let (url, ann) = ("https://example.org/1", Login(name: "ann", password: "secret"))

  @Test("a feed is added with the login that the user gives, and without one it is not added")
  func addsWithLogin() async {
    let subscribe = Subscribing { .success(Self.subscribed($0)) }
    let input = SubscribeInput(url: Self.url, login: Self.ann)
    await interactor(subscribe, prompt: Prompt(Self.ann)).perform(.addWithLogin(SubscribeInput(url: Self.url)))
    await interactor(subscribe, prompt: Prompt(nil)).perform(.addWithLogin(SubscribeInput(url: Self.url)))
    let prompt = Prompt(Self.ann)
    await interactor(subscribe, prompt: prompt).perform(.addWithLogin(SubscribeInput(url: "x")))
    #expect(await subscribe.inputs == [input] && prompt.questions.isEmpty)
    #expect(
      recorder.values == [
        .added([Self.subscribed(input)], failures: [], now: .sample()),
        .added([], failures: [.subscription(.badLogin(.missing))], now: .sample()),
        .added([], failures: [.subscription(.badURL("x", .noScheme))], now: .sample()),
      ])
  }

  @Test("a known login is replaced when the user agrees, and stays otherwise", arguments: [true, false])
  func replacesLogin(agrees: Bool) async {
    let known = ReaderError.subscription(.loginKnown(host: "example.org", name: "bob"))
    let subscribe = Subscribing { $0.replacesLogin ? .success(Self.subscribed($0)) : .failure(known) }
    let prompt = Prompt(Self.ann, agrees: agrees)
    await interactor(subscribe, prompt: prompt).perform(.addWithLogin(SubscribeInput(url: Self.url)))
    #expect(prompt.questions == [Self.url, "bob at example.org"])
    let input = SubscribeInput(url: Self.url, login: Self.ann, replacesLogin: true)
    #expect(recorder.values == [.added(agrees ? [Self.subscribed(input)] : [], failures: agrees ? [] : [known], now: .sample())])
  }

  @Test("a program is run only when the user agrees, who sees the whole command", arguments: [true, false])
  func program(agrees: Bool) async throws {
    let refused = ReaderError.subscription(.programNotAllowed(try LocalSource("exec:feed --token secret")))
    let subscribe = Subscribing { $0.runsPrograms ? .success(Self.subscribed($0)) : .failure(refused) }
    let prompt = Prompt(nil, agrees: agrees)
    let input = SubscribeInput(url: Self.url)
    await interactor(subscribe, prompt: prompt).perform(.add([input]))
    #expect(prompt.questions == ["At each refresh, this program runs with all your rights: feed --token secret"])
    #expect(recorder.values == [.added(agrees ? [Self.subscribed(input)] : [], failures: agrees ? [] : [refused], now: .sample())])
  }

  private nonisolated static let noneToRemove = Unsubscribing { _ in .failure(.cancelled) }

  private nonisolated static func subscribed(_ input: SubscribeInput) -> SubscribeResult {
    SubscribeResult(subscription: .sample(url: input.url, folder: input.folder), articles: 3)
  }

  @Test("all feeds are tried in order, and successes and failures are presented together")
  func addsSeveral() async {
    let inputs = ["https://example.org/1", "bad", "https://example.org/2", "worse"].map {
      SubscribeInput(url: $0, folder: FolderPath("F"))
    }
    let subscribe = Subscribing { input in
      input.url.hasPrefix("https") ? .success(Self.subscribed(input)) : .failure(.subscription(.badURL(input.url, .noScheme)))
    }
    await interactor(subscribe, Self.noneToRemove).perform(.add(inputs))
    #expect(await subscribe.inputs == inputs)
    #expect(
      recorder.values == [
        .added(
          [Self.subscribed(inputs[0]), Self.subscribed(inputs[2])],
          failures: [.subscription(.badURL("bad", .noScheme)), .subscription(.badURL("worse", .noScheme))], now: .sample())
      ])
  }

  @Test("every error of an addition is presented", arguments: ReaderError.ofSubscribing)
  func failsToAdd(error: ReaderError) async {
    await interactor(Subscribing { _ in .failure(error) }, Self.noneToRemove).perform(.add([SubscribeInput(url: "x")]))
    #expect(recorder.values == [.added([], failures: [error], now: .sample())])
  }

  @Test("an empty addition is presented")
  func addsNone() async {
    await interactor(Subscribing { .success(Self.subscribed($0)) }, Self.noneToRemove).perform(.add([]))
    #expect(recorder.values == [.added([], failures: [], now: .sample())])
  }

  @Test("the named feed is removed")
  func removes() async {
    let removed = UnsubscribeResult(subscription: .sample(), kept: ArticleCounts(all: 2))
    let unsubscribe = Unsubscribing { _ in .success(removed) }
    await interactor(Subscribing { _ in .failure(.cancelled) }, unsubscribe).perform(.remove(FeedReference("tea")))
    #expect(await unsubscribe.inputs == [FeedReference("tea")])
    #expect(recorder.values == [.removed(removed)])
  }

  @Test("every error of a removal is presented", arguments: ReaderError.ofArticles)
  func failsToRemove(error: ReaderError) async {
    await interactor(Subscribing { _ in .failure(.cancelled) }, Unsubscribing { _ in .failure(error) }).perform(.remove(FeedReference("x")))
    #expect(recorder.values == [.failed(error)])
  }

  @Test("a reverted redirect is presented, and so is the error of one that cannot be reverted")
  func undoesMove() async {
    let undone = RevertedRedirect(subscription: .sample(), declined: .sample("https://example.net/new"))
    let revertRedirect = RevertingRedirect(inTurn: .success(undone), .failure(.subscription(.neverMoved(.sample()))))
    let interactor = interactor(Subscribing { _ in .failure(.cancelled) }, Self.noneToRemove, revertRedirect: revertRedirect)
    for _ in 0..<2 { await interactor.perform(.revertRedirect(FeedReference("tea"))) }
    #expect(await revertRedirect.inputs == [FeedReference("tea"), FeedReference("tea")])
    #expect(recorder.values == [.movedBack(undone), .failed(.subscription(.neverMoved(.sample())))])
  }

  @Test("changed feed settings are presented, and so is the error of a failed change")
  func configures() async {
    let change = FeedSettingsChange(FeedReference("tea"), [.init(name: "interval", value: "60")])
    let problem = ReaderError.subscription(.badSetting(name: "interval", value: "5", .notMinutes))
    let configure = Configuring(inTurn: .success(.sample()), .failure(problem))
    let scene = interactor(configure: configure)
    for _ in 1...2 { await scene.perform(.configure(change)) }
    #expect(await configure.inputs == [change, change])
    #expect(recorder.values == [.configured(.sample()), .failed(problem)])
  }
}
