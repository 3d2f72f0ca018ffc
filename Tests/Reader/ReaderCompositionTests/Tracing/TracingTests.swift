@testable import CoreComposition
import CoreDomain
import CorePresentation
import CoreScenes
@testable import ReaderComposition
import ReaderData
import ReaderDomain
import Testing

@Suite("Tracing")
@MainActor
struct TracingTests {
  private struct Refusal: Error {}

  private struct Doubling: UseCase {
    func callAsFunction(_ input: Int) async throws(Refusal) -> Int { input * 2 }
  }

  private struct Part: Interactor, Presenter, Display, Router {
    func perform(_ request: Int) async {}
    func present(_ response: Int) {}
    func display(_ viewModel: Int) {}
    func go(to route: Int) async {}
  }

  private static let useCase: any UseCase<Int, Int, Refusal> = Doubling()

  @Test("without a trace, components are returned unchanged")
  func off() {
    let tracing = Tracing(trace: nil)
    #expect(tracing.traced(Self.useCase) is Doubling)
    #expect(tracing.traced(Part() as any Interactor<Int>) is Part)
    #expect(tracing.traced(Part() as any Presenter<Int>) is Part)
    #expect(tracing.traced(Part() as any Display<Int>) is Part)
    #expect(tracing.traced(Part() as any Router<Int>) is Part)
    #expect(tracing.traced(SystemBrowser(commandLine: nil) as any Browser, by: Traced.init) is SystemBrowser)
  }

  @Test("with a trace, each component behaves the same and is recorded under its own name")
  func on() async throws {
    let trace = Trace()
    let tracing = Tracing(trace: trace)
    let doubling = tracing.traced(Self.useCase)
    let doubled = try await doubling.callAsFunction(21)
    #expect(doubled == 42)
    await tracing.traced(Part() as any Interactor<Int>).perform(1)
    tracing.traced(Part() as any Presenter<Int>).present(2)
    tracing.traced(Part() as any Display<Int>).display(3)
    await tracing.traced(Part() as any Router<Int>).go(to: 4)
    #expect(
      trace.steps.map { "\($0.type).\($0.step)(\($0.input))" } == [
        "Doubling.callAsFunction(21)", "Part.perform(1)", "Part.present(2)", "Part.display(3)", "Part.go(4)",
      ])
  }
}
