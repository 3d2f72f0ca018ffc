import CoreCommandLine

/// A command of the feed reader.
protocol ReaderCommand: Command where Options == ReaderOptions {
  /// Whether the output may be longer than a window, so that a pager shows it.
  var isPaged: Bool { get }

  /// Whether the command first reminds the user of damaged files that are not repaired yet.
  var remindsOfDamage: Bool { get }

  /// Whether the words behind the command's name are a query, or contain one.
  static var takesQuery: Bool { get }
}

extension ReaderCommand {
  var isPaged: Bool { false }
  var remindsOfDamage: Bool { usesData }
  static var takesQuery: Bool { false }
}
