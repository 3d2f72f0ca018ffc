public import CoreComposition
import CoreScenes
import CoreTerminal
public import ReaderScenes

extension ProgramIdentity {
  /// The feed reader. `you` in the URL is a placeholder, as in LayerRules.md: the release fills in the owner.
  public static let strata = ProgramIdentity(
    name: "strata", version: Version.number, schema: Version.schema, website: "https://github.com/you/strata")
}

/// What the commands of all features use.
extension Application {
  /// The current time, for command-line options that depend on it.
  public nonisolated static let now: LocalClock = SystemTimeZone.now

  /// Says that nothing was changed, unless an error says why.
  public func endDryRun() {
    if exitCodeRecorder.exitCode == 0 { terminal.show([.dryRun]) }
  }
}
