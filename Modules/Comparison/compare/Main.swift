import CoreCommandLine

/// The entry point.
@main
struct Main {
  @MainActor
  static func main() { ProgramRun<Compare>.main() }
}
