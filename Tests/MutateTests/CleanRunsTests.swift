import Testing

@testable import mutate

@Suite("Runs without a mutant")
struct CleanRunsTests {
  @Test("the same tests run once, however many mutants they kill at the same time")
  func once() async throws {
    let runs = CleanRuns()
    let (started, mark) = AsyncStream<Void>.makeStream()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for names in [["a"], ["a"], ["a", "b"], ["a"]] {
        group.addTask {
          try await runs.check(names) {
            mark.yield()
            await Task.yield()
            return nil
          }
        }
      }
      try await group.waitForAll()
    }
    mark.finish()
    #expect(await started.reduce(into: 0) { count, _ in count += 1 } == 2)
  }

  @Test("tests that fail without a mutant are an error each time")
  func failing() async {
    let runs = CleanRuns()
    for _ in 1...2 {
      let error = await #expect(throws: MutationError.self) { try await runs.check(["a"]) { MutationError("They fail.") } }
      #expect(error?.sentence == "They fail.")
    }
  }
}
