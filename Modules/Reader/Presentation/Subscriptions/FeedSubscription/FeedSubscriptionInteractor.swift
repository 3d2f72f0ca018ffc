public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Follows, unfollows and joins feeds, reverts redirects, and changes the settings of one feed.
public final class FeedSubscriptionInteractor: Interactor {
  private let subscribe: any UseCase<SubscribeInput, SubscribeResult, ReaderError>
  private let unsubscribe: any UseCase<FeedReference, UnsubscribeResult, ReaderError>
  private let revertRedirect: any UseCase<FeedReference, RevertedRedirect, ReaderError>
  private let joinFeeds: any UseCase<JoinFeedsInput, JoinFeedsResult, ReaderError>
  private let configure: any UseCase<FeedSettingsChange, Subscription, ReaderError>
  private let loginPrompt: any LoginPrompt
  private let programPrompt: any ProgramPrompt
  private let presenter: any Presenter<FeedSubscription.Response>
  private let now: LocalClock

  public init(
    subscribe: any UseCase<SubscribeInput, SubscribeResult, ReaderError>,
    unsubscribe: any UseCase<FeedReference, UnsubscribeResult, ReaderError>,
    revertRedirect: any UseCase<FeedReference, RevertedRedirect, ReaderError>,
    joinFeeds: any UseCase<JoinFeedsInput, JoinFeedsResult, ReaderError>,
    configure: any UseCase<FeedSettingsChange, Subscription, ReaderError>, loginPrompt: any LoginPrompt,
    programPrompt: any ProgramPrompt, presenter: any Presenter<FeedSubscription.Response>, now: @escaping LocalClock
  ) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
    self.revertRedirect = revertRedirect
    self.joinFeeds = joinFeeds
    self.configure = configure
    self.loginPrompt = loginPrompt
    self.programPrompt = programPrompt
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: FeedSubscription.Request) async {
    do throws(ReaderError) {
      switch request {
      case .add(let inputs): await add(inputs)
      case .addWithLogin(let input): await add(asking: input)
      case .remove(let reference): presenter.present(.removed(try await unsubscribe(reference)))
      case .revertRedirect(let reference): presenter.present(.movedBack(try await revertRedirect(reference)))
      case .join(let input): presenter.present(.joined(try await joinFeeds(input)))
      case .configure(let change): presenter.present(.configured(try await configure(change)))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }

  /// Adds the feeds one by one. A failure does not stop the others from being added.
  private func add(_ inputs: [SubscribeInput]) async {
    var added: [SubscribeResult] = []
    var failures: [ReaderError] = []
    for input in inputs {
      do throws(ReaderError) { added.append(try await subscribed(input)) } catch { failures.append(error) }
    }
    presenter.present(.added(added, failures: failures, now: now()))
  }

  /// Asks before a program is run for the first time.
  private func subscribed(_ input: SubscribeInput) async throws(ReaderError) -> SubscribeResult {
    do throws(ReaderError) {
      return try await subscribe(input)
    } catch {
      guard case .subscription(.programNotAllowed(let source)) = error,
        await programPrompt.mayRun(LocalSourceWording.sentence(about: source))
      else { throw error }
    }
    var input = input
    input.runsPrograms = true
    return try await subscribe(input)
  }

  private func add(asking input: SubscribeInput) async {
    do throws(ReaderError) {
      presenter.present(.added([try await subscribed(asking: input)], failures: [], now: now()))
    } catch {
      presenter.present(.added([], failures: [error], now: now()))
    }
  }

  /// Asks for the login, and asks again before another login is replaced.
  private func subscribed(asking input: SubscribeInput) async throws(ReaderError) -> SubscribeResult {
    do throws(WebURL.ParseError) { _ = try WebURL(typedFeed: input.url) } catch { throw .subscription(.badURL(input.url, error)) }
    guard let login = await loginPrompt.login(for: URLRedaction.shown(input.url), name: nil) else {
      throw Task.isCancelled ? .cancelled : .subscription(.badLogin(.missing))
    }
    var input = input
    input.login = login
    do throws(ReaderError) {
      return try await subscribe(input)
    } catch {
      guard case .subscription(.loginKnown(let host, let name)) = error, await loginPrompt.mayReplaceLogin(name, of: host) else {
        throw error
      }
    }
    input.replacesLogin = true
    return try await subscribe(input)
  }
}
