import CoreCommandLine
import CoreComposition
import ReaderComposition

/// The entry point.
@main
struct Main {
  @MainActor
  static func main() {
    SignalHandling.runBeforeEnd {
      Application.giveTerminalBack()
      Application.endPrograms()
    }
    ProgramRun<Strata>.main()
  }
}
