public import CoreComposition
import Processes

/// The programs of the user that run for this process: players, converters of images, sources of feeds.
extension Application {
  /// Ends the programs that are running. A signal handler may call it.
  public nonisolated static func endPrograms() { RunningPrograms.end() }
}
