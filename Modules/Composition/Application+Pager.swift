import Processes
import Scenes
import Terminal

/// The pager: the program that shows output that is longer than the window.
extension Application {
  /// Holds back the output of a command, so that it can be paged. Without a terminal, nothing is held back.
  public func holdOutput() {
    if options.usesPager, platform.pager != nil { terminal.hold() }
  }

  /// Shows what was held back, in the pager if it is longer than the window.
  public func showHeldOutput() async {
    await terminal.endHolding { text in
      guard let pager = platform.pager else { return false }
      do throws(ProgramError) {
        _ = try await pager.program.run(input: text)
        return true
      } catch {
        if pager.isChosen {
          terminal.show([Message(.warning, "The pager '\(pager.program.name)' cannot be started.", hint: "Check PAGER.")])
        }
        return false
      }
    }
  }
}

/// The pager that the user has chosen, or the usual one.
struct Pager: Sendable {
  let program: Program
  /// Whether the user has chosen it, by PAGER.
  let isChosen: Bool

  /// Nil when PAGER is empty: nothing is paged then.
  init?(environment: [String: String]) {
    if let chosen = environment["PAGER"] {
      guard let program = Program(commandLine: chosen) else { return nil }
      (self.program, isChosen) = (program, true)
    } else {
      // A short text stays on the screen, styles are shown, and the screen is not cleared at the end.
      (program, isChosen) = (Program("less", ["-FRX"]), false)
    }
  }
}
