import FullScreen
import Processes

/// Runs a program of the user, perhaps with a text on its standard input as the pager gets it. No shell reads its arguments.
struct ProgramPipe: TextPipe {
  func run(_ words: [String], input: String?) async -> PipeResult {
    guard let name = words.first else { return .missing }
    let program = Program(name, Array(words.dropFirst()))
    do throws(ProgramError) {
      return .ended(code: try await program.run(input: input))
    } catch {
      switch error {
      case .missing: return .missing
      case .cannotStart(let reason): return .cannotStart(reason: reason)
      }
    }
  }
}
