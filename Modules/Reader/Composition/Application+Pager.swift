public import CoreComposition
import CoreScenes
import CoreTerminal
import Processes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pager: the program that shows output that is longer than the window.
extension Application {
  private var pager: Pager? { part { Pager(environment: ProcessInfo.processInfo.environment) } }

  /// Holds back the output of a command, so that it can be paged. Without a terminal, nothing is held back.
  public func holdOutput() {
    if pager != nil { terminal.hold() }
  }

  /// Shows what was held back, in the pager if it is longer than the window.
  public func showHeldOutput() async {
    await terminal.endHolding { text in
      guard let pager else { return false }
      do throws(ProgramError) {
        _ = try await pager.run(input: text)
        return true
      } catch {
        if pager.isChosen {
          terminal.show([Message(.warning, "The pager '\(pager.name)' cannot be started.", hint: "Check PAGER.")])
        }
        return false
      }
    }
  }
}
