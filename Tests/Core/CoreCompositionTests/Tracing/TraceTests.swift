@testable import CoreComposition
import Testing

/// Traced calls are named after these types.
private enum Outer {}
private enum Inner {}

private enum Trouble: Error, Equatable {
  case broken(at: Int)
}

@Suite("Trace")
struct TraceTests {
  @Test("a streamed trace hands over each request when it has ended, and keeps nothing of it")
  func streams() async {
    let trace = Trace(isStreamed: true)
    for number in 1...2 {
      await trace.around(TraceTests.self, number, step: "request") {
        await Task.yield()
        trace.around(TraceTests.self, number, step: "part") { #expect(trace.steps.count == 2) }
      }
      #expect(trace.steps.isEmpty)
    }
    trace.around(TraceTests.self, 3, step: "last") { trace.end() }
    var requests: [[TraceStep]] = []
    for await steps in trace.requests { requests.append(steps) }
    #expect(requests.map { $0.map(\.step) } == [["request", "part"], ["request", "part"], ["last"]])
    #expect(requests.map { $0.map(\.caller) } == [[nil, 0], [nil, 0], [nil]])
    #expect(requests[1].map(\.input) == ["2", "2"] && requests[2].map(\.result.text) == ["pending"])
  }

  @Test("steps are listed in the order in which they began, with their inputs and results")
  func order() async {
    let trace = Trace()
    let sum = await trace.around(Outer.self, 1, step: "add") {
      let two = await trace.around(Inner.self, "one", step: "double") { () async -> Int in 2 }
      trace.around(Inner.self, two, step: "show") { trace.around(Inner.self, "line", step: "write") {} }
      return two + 1
    }
    #expect(sum == 3)
    #expect(
      trace.steps.map { "\($0.type).\($0.step) \($0.input) \($0.result.text)" } == [
        "Outer.add 1 gave 3", "Inner.double 'one' gave 2", "Inner.show 2 gave ", "Inner.write 'line' gave ",
      ])
    #expect(trace.steps.allSatisfy { $0.layer == "CoreCompositionTests" })
    #expect(trace.steps.map(\.caller) == [nil, 0, 0, 2])
  }

  @Test("an error is recorded as thrown and passed on unchanged")
  func errors() async {
    let trace = Trace()
    do throws(Trouble) {
      try await trace.around(Outer.self, (), step: "try") { () async throws(Trouble) in
        try await trace.around(Inner.self, (), step: "fail") { () async throws(Trouble) in throw .broken(at: 7) }
      }
      Issue.record("no error was thrown")
    } catch {
      #expect(error == .broken(at: 7))
    }
    #expect(trace.steps.map(\.result.text) == ["threw broken(at: 7)", "threw broken(at: 7)"])
  }

  @Test("a step that has not finished is pending")
  func pending() async {
    let trace = Trace()
    await trace.around(Outer.self, (), step: "wait") { () async in
      #expect(trace.steps.map(\.result.text) == ["pending"])
      #expect(trace.steps[0].duration == .zero)
    }
  }

  @Test("steps together take no longer than their caller")
  func children() async {
    let trace = Trace()
    await trace.around(Outer.self, (), step: "call") { () async in
      for number in 0..<50 {
        await trace.around(Inner.self, number, step: "work") { () async in
          trace.around(Inner.self, number, step: "deeper") {}
        }
      }
    }
    let outer = trace.steps[0].duration
    let middle = trace.steps.filter { $0.step == "work" }.map(\.duration)
    let inner = trace.steps.filter { $0.step == "deeper" }.map(\.duration)
    #expect(middle.count == 50 && inner.count == 50)
    #expect(middle.reduce(.zero, +) <= outer)
    #expect(zip(inner, middle).allSatisfy { $0 <= $1 })
  }

  /// A value whose description is slow to make. Only a trace makes it.
  private struct Slow: CustomStringConvertible, Sendable {
    static let delay = Duration.milliseconds(3)

    var description: String {
      let end = ContinuousClock.now + Self.delay
      while ContinuousClock.now < end {}
      return "slow"
    }
  }

  @Test("no step includes the time that tracing takes")
  func overhead() async {
    let trace = Trace()
    let began = ContinuousClock.now
    await trace.around(Outer.self, (), step: "call") { () async in
      for _ in 0..<10 {
        _ = await trace.around(Inner.self, Slow(), step: "work") { () async -> Slow in Slow() }
      }
    }
    let whole = began.duration(to: .now)
    // Ten inputs and ten results were described.
    #expect(trace.steps[0].duration + Slow.delay * 20 <= whole)
    #expect(trace.steps.dropFirst().allSatisfy { $0.input == "slow" && $0.result.text == "gave slow" })
  }

  @Test("all steps of concurrent tasks are recorded, each with its own result")
  func concurrency() async {
    let trace = Trace()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          _ = await trace.around(Outer.self, number, step: "call") {
            await Task.yield()
            return await trace.around(Inner.self, number, step: "work") { () async -> Int in number * 2 }
          }
        }
      }
    }
    let steps = trace.steps
    #expect(steps.count == 400)
    #expect(steps.allSatisfy { $0.result.text == "gave \((Int($0.input) ?? -1) * 2)" })
    // Each inner step is below the outer step of its own task.
    for step in steps {
      #expect(step.type == "Outer" ? step.caller == nil : step.caller.map { steps[$0].input == step.input } == true)
    }
    #expect(steps.allSatisfy { $0.duration >= .zero })
  }
}
