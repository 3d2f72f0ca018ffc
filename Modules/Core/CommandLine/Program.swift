public import ArgumentParser
public import CoreComposition
public import CoreDomain

/// The root of a command line, with everything that differs between programs. `ProgramRun` runs it.
public protocol Program: ParsableCommand {
  static var identity: ProgramIdentity { get }

  /// The features of the program. Their commands and settings are listed in this order.
  static var features: [any CommandFeature.Type] { get }

  /// The settings for which `config set --dry-run` can show the effect of a new value.
  static var previewedSettings: [SettingKey] { get }

  /// Shows the effect of changing one of `previewedSettings`, without changing it.
  @MainActor static func preview(_ change: SettingChange, in application: Application) async

  /// The global options whose value is the next argument.
  static var optionsWithValues: [String] { get }

  /// Help pages about more than one command, by the name that follows `help`.
  static var helpPages: [String: String] { get }

  /// Rewrites the arguments before the parser reads them.
  static func prepared(_ arguments: [String]) -> [String]

  /// The names for a call of a shell's script for completions, in lines; nil for other arguments, and when the parser's own completions are enough.
  static func completions(for arguments: [String]) async -> String?

  /// The command to run when only options are given; nil to show the help.
  static func withoutCommand(_ arguments: [String]) throws -> (any ParsableCommand)?

  /// Runs before a command.
  /// - Returns: Whether the command may run. If not, the error is already shown.
  @MainActor static func begin(_ command: any Command, in application: Application) async -> Bool

  /// Runs after a command.
  @MainActor static func end(_ command: any Command, in application: Application) async
}

extension Program {
  public static var previewedSettings: [SettingKey] { [] }
  @MainActor public static func preview(_ change: SettingChange, in application: Application) async {}
  public static var optionsWithValues: [String] { ["--home"] }
  public static var helpPages: [String: String] { [:] }
  public static func prepared(_ arguments: [String]) -> [String] { arguments }
  public static func completions(for arguments: [String]) async -> String? { nil }
  public static func withoutCommand(_ arguments: [String]) throws -> (any ParsableCommand)? { nil }
  @MainActor public static func begin(_ command: any Command, in application: Application) async -> Bool { true }
  @MainActor public static func end(_ command: any Command, in application: Application) async {}

  /// The settings of all features, in the order in which they are listed.
  static var settings: [SettingKey] { features.flatMap { $0.settings } }

  /// The command with this name or alias. The features are looked through in their order, without building the list of all commands.
  static func command(named name: String) -> (any ParsableCommand.Type)? {
    features.lazy.flatMap { $0.commands }.first { $0.isNamed(name) } ?? subcommand(named: name)
  }

  /// The names of all commands that help lists, and of help itself.
  public static var commandNames: [String] {
    configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName } + ["help"]
  }
}
