import Foundation

/// Work on several inputs at once, each in a process of its own.
enum ParallelWork {
  /// More than there are processors: a mutant that makes tests wait for ever uses none.
  private static let processesAtOnce = 4

  /// The results in the order of the inputs.
  static func results<Input: Sendable, Output: Sendable>(
    of inputs: [Input], _ work: @escaping @Sendable (Input) async throws(MutationError) -> Output
  ) async throws(MutationError) -> [Output] {
    var results: [Int: Output] = [:]
    do {
      try await withThrowingTaskGroup(of: (Int, Output).self) { group in
        for (index, input) in inputs.enumerated() {
          if index >= processesAtOnce, let (done, output) = try await group.next() { results[done] = output }
          group.addTask { (index, try await work(input)) }
        }
        for try await (done, output) in group { results[done] = output }
      }
    } catch let error as MutationError {
      throw error
    } catch {
      throw MutationError(error.localizedDescription)
    }
    return inputs.indices.compactMap { results[$0] }
  }
}
