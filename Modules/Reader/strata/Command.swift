import ArgumentParser
import ReaderComposition

/// A command of the command line: the input side of a view. It gets a scene from Composition and performs one request.
protocol Command: ParsableCommand {
  var global: GlobalOptions { get }

  /// Whether the command has work to save and to report when a signal stops it.
  var handlesInterrupts: Bool { get }

  /// Whether the output may be longer than a window, so that a pager shows it.
  var isPaged: Bool { get }

  /// Whether text output is only about what goes wrong.
  var isQuiet: Bool { get }

  /// Whether the command reads or changes the user's data.
  var usesData: Bool { get }

  /// Whether the command first reminds the user of damaged files that are not repaired yet.
  var remindsOfDamage: Bool { get }

  /// The options of this run of the program.
  var launchOptions: LaunchOptions { get }

  /// Whether the words behind the command's name are a query, or contain one.
  static var takesQuery: Bool { get }

  @MainActor func perform(in application: Application) async throws
}

extension Command {
  var handlesInterrupts: Bool { false }
  var isPaged: Bool { false }
  var isQuiet: Bool { false }
  static var takesQuery: Bool { false }
  var usesData: Bool { true }
  var remindsOfDamage: Bool { usesData }

  var launchOptions: LaunchOptions {
    var options = global.settings
    options.isQuiet = isQuiet
    return options
  }
}
