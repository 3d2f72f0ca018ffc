/// Runs tests without a mutant after they have failed with one, once for all mutants. Tests that were measured earlier may fail with what has changed
/// since, and not because of the mutant.
actor CleanRuns {
  private var runs: [[String]: Task<MutationError?, Never>] = [:]

  /// Throws unless the tests pass without a mutant.
  func check(_ names: [String], run: @escaping @Sendable () async -> MutationError?) async throws(MutationError) {
    let task = runs[names] ?? Task { await run() }
    runs[names] = task
    if let failure = await task.value { throw failure }
  }
}
