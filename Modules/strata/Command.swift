import ArgumentParser
import Composition

/// A command of the command line: the end of a view that a person types at. It asks Composition for a scene and performs one request.
protocol Command: ParsableCommand {
  /// The options that all commands have.
  var global: GlobalOptions { get }

  /// Does what was asked for.
  @MainActor func perform(in application: Application) async throws
}
