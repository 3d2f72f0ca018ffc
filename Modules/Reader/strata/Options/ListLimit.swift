import ArgumentParser

/// The options that limit a list.
struct ListLimit: ParsableArguments {
  @Option(name: .customLong("limit"), parsing: .unconditional, help: ArgumentHelp("Show at most this many.", valueName: "n"))
  var number: NumberArgument?

  @Flag(help: "Show an article only once, even if several feeds carry it, and name them all.")
  var unique = false

  func validate() throws {
    try NumberArgument.check(number, option: "--limit")
  }

  /// Nil for all.
  var limit: Int? { number?.number }
}
