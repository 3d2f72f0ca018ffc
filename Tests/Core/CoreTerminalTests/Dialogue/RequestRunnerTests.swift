import CoreTerminal
import Testing

@MainActor @Suite("Stopping a request of a dialogue", .timeLimit(.minutes(10)))
struct RequestRunnerTests {
  private let runner = RequestRunner()

  @Test("an interrupt cancels the running requests and waits for their end, and the next request runs")
  func stops() async {
    runner.isInteractive = true
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    var events: [String] = []
    let request = Task {
      runner.start {
        await Self.endless()
        events.append("cancelled beside")
      }
      await runner.run {
        begin.yield()
        await Self.endless()
        events.append("cancelled")
      }
    }
    for await _ in begun { break }
    #expect(await runner.interrupt())
    #expect(events.sorted() == ["cancelled", "cancelled beside"])
    await request.value
    await runner.run { events.append(Task.isCancelled ? "cancelled" : "runs") }
    #expect(events.last == "runs")
  }

  @Test("an interrupt without a running request stops nothing")
  func isIdle() async {
    runner.isInteractive = true
    #expect(await !runner.interrupt())
    await runner.run {}
    #expect(await !runner.interrupt())
  }

  @Test("in a script, an interrupt stops no single request, but the end of the script's task does")
  func endsScript() async {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    var isCancelled = false
    let script = Task {
      await runner.run {
        begin.yield()
        await Self.endless()
        isCancelled = Task.isCancelled
      }
    }
    for await _ in begun { break }
    #expect(await !runner.interrupt())
    script.cancel()
    await script.value
    #expect(isCancelled)
  }

  /// Returns only when the task is cancelled.
  private static func endless() async {
    for await _ in AsyncStream<Void>.makeStream().stream {}
  }
}
