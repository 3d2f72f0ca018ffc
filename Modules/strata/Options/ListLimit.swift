import ArgumentParser

/// The options that limit a list.
struct ListLimit: ParsableArguments {
  @Option(help: ArgumentHelp("Show at most this many.", valueName: "n"))
  var limit: Int?

  @Flag(help: "Show an article of several feeds once, with all its feeds.")
  var unique = false

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be 1 or more.") }
  }
}
