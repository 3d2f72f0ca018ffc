import FullScreen
import Processes

/// Gives a text to a program of the user, as the pager gets it: on standard input, without a shell.
struct ProgramPipe: TextPipe {
  func run(_ commandLine: String, input: String) async -> PipeResult {
    guard let program = Program(commandLine: commandLine) else { return .missing }
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
