import CoreComposition
import CoreDomain
import CoreScenes
import Processes

/// Copying by a program of the user.
extension Application {
  /// A program that takes longer is stopped. The programs of clipboards end at once, or leave a process behind that serves the clipboard.
  private static let patience: Duration = .seconds(5)

  /// Gives a text to the user's program for copying.
  /// - Returns: what is wrong; nil when the program has taken the text, and when there is none.
  func copy(_ text: String) async -> Message? {
    let line: String?
    do throws(ConfigurationError) {
      line = try await configuration.untracedRepository.configuration().requiring(.copyCommand).text(.copyCommand)
    } catch .cancelled {
      return nil
    } catch {
      return ConfigurationErrorWording.message(for: error)
    }
    guard let words = line.flatMap({ CommandWords($0)?.words.map(Self.argument) }), let name = words.first else { return nil }
    let program = Program(name, Array(words.dropFirst()))
    return await Self.problem(of: program, copying: text).map { problem in
      Message(
        .failure, "Only the terminal has copied: '\(program.name)' \(problem).", hint: "The program is that of the setting 'copy.command'.")
    }
  }

  /// The word with its percent signs, each of which is typed as `%%`.
  private nonisolated static func argument(_ word: String) -> String { CommandWords.filled(word) { $0 == "%" ? "%" : nil } ?? word }

  /// What is wrong, as a clause; nil when nothing is.
  private static func problem(of program: Program, copying text: String) async -> String? {
    let run = Task { () async -> Result<ExitStatus, ProgramError> in
      do throws(ProgramError) {
        return .success(try await program.runHook(input: text, isSilent: true))
      } catch {
        return .failure(error)
      }
    }
    let limit = Task {
      do { try await Task.sleep(for: patience) } catch { return }
      run.cancel()
    }
    defer { limit.cancel() }
    switch await run.value {
    case .success(.exited(0)): return nil
    case .success(.exited(let code)): return "failed with exit code \(code)"
    case .success(.signalled) where run.isCancelled: return "took too long and was stopped"
    case .success(.signalled(let signal)): return "was ended by signal \(signal)"
    case .failure(.missing): return "does not exist"
    case .failure(.cannotStart(let reason)): return "cannot be started: \(reason)"
    }
  }
}
