import CoreScenes
import CoreDomain
import ComparisonScenes
import ComparisonStore
import CoreDoubles
import SampleDomain
import SampleDoubles
import Testing

@testable import ComparisonRedux

/// Tests each middleware alone, by the actions that it dispatches.
@MainActor @Suite("Middlewares of Redux")
struct ReduxMiddlewareTests {
  private typealias Sample = StubbedPictures
  private nonisolated static let listed = PictureState.Listed(Sample.pictures, .all)
  private nonisolated static let (first, unknown) = (PictureReference(Sample.tea.id), Sample.unknown)

  private func dispatched<State, Action>(
    by middleware: some Middleware<State, Action>, for action: Action, in state: State
  ) async -> [Action] {
    let actions = Recorder<Action>()
    await middleware.handle(action, in: state, dispatch: actions.perform)
    return actions.values
  }

  @Test(
    "what the user asks for becomes the actions that answer it",
    arguments: [
      (.list(.all), [.loading(.list(.all)), .listed(listed, .list(.all))]),
      (.filter(.starred), [.loading(.filter(.starred)), .failed(.store(.locked(byProcess: 42)), .filter(.starred))]),
      (.star(first, .all), [.listed(listed, .star(first, .all))]),
      (.toggle(first, .all), [.listed(listed, .toggle(first, .all))]),
      (.toggle(unknown, .all), [.failed(.notFound(unknown), .toggle(unknown, .all))]),
      (
        .open(first),
        [.loading(.open(first)), .opened(PictureDetails(summary: Sample.seenTea, bytes: [1]), .open(first))]
      ),
      (.open(unknown), [.loading(.open(unknown)), .failed(.notFound(unknown), .open(unknown))]),
    ] as [(UserAction, [PictureAction])])
  func answers(asked: UserAction, actions: [PictureAction]) async {
    let dependencies = Sample().dependencies
    let list = ListMiddleware(list: dependencies.list, star: dependencies.star, toggle: dependencies.toggle)
    let open = OpenMiddleware(open: dependencies.open)
    let answers =
      await dispatched(by: list, for: .asked(asked), in: PictureState()) + dispatched(by: open, for: .asked(asked), in: PictureState())
    #expect(answers == actions)
  }

  @Test("a quote is fetched, unless one is loading")
  func fetches() async {
    let middleware = QuoteMiddleware(show: Stub(inTurn: .success(.sample()), .failure(.noQuotes)))
    #expect(await dispatched(by: middleware, for: .fetch, in: .idle) == [.set(.loading), .set(.loaded(.sample()))])
    #expect(await dispatched(by: middleware, for: .fetch, in: .idle) == [.set(.loading), .set(.failed(.noQuotes))])
    #expect(await dispatched(by: middleware, for: .fetch, in: .loading).isEmpty)
  }
}
